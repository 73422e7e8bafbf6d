/** Nagashi mangan: whether a row of discards makes one under a rulebook. */

import { SEATS } from "../hands/tiles.ts";
import { isTerminalOrHonour } from "./abortive.ts";
import type { Asked } from "./question.ts";
import type { DrawRules } from "./rules.ts";

export const POINT = "nagashi-mangan";

/** Whether a seat made it, and the reasons why not. */
export interface Nagashi {
  made: boolean;
  against: string[];
}

/** Return whether a seat made nagashi mangan, and why not; null if its discards are not known. */
export function nagashiOf({ draw }: Asked, rules: DrawRules, seat: string): Nagashi | null {
  const row = draw.discards[seat] ?? [];
  if (!row.length) return null;
  const counted = rules[POINT];
  const conditions: [string, boolean][] = [
    ["not-used", counted === "not-used"],
    ["other-discard", !row.every(isTerminalOrHonour)],
    ["discard-called", draw.taken.includes(seat)],
    ["open-hand", counted === "win" && draw.called.includes(seat)],
    ["dead-hand", draw.dead.includes(seat)],
  ];
  const against = conditions.filter(([, applies]) => applies).map(([name]) => name);
  return { made: !against.length, against };
}

/** Return the seats that made nagashi mangan. */
export function nagashiSeats(question: Asked, rules: DrawRules) {
  return SEATS.filter((seat) => nagashiOf(question, rules, seat)?.made);
}
