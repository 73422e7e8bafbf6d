/** Nagashi mangan: whether a row of discards makes one under a rulebook. */

import { SEATS } from "../hands/tiles.ts";
import { isTerminalOrHonour } from "./abortive.ts";
import type { Asked } from "./question.ts";
import type { DrawRules } from "./rules.ts";

export const POINT = "nagashi-mangan";

/** Whether a seat made it, and what stands against it. */
export interface Nagashi {
  made: boolean;
  against: string[];
}

/** Null for a seat whose discards are not told. */
export function nagashiOf({ told }: Asked, rules: DrawRules, seat: string): Nagashi | null {
  const row = told.discards[seat] ?? [];
  if (!row.length) return null;
  const counted = rules[POINT];
  const conditions: [string, boolean][] = [
    ["not-used", counted === "not-used"],
    ["other-discard", !row.every(isTerminalOrHonour)],
    ["discard-called", told.taken.includes(seat)],
    ["open-hand", counted === "win" && told.called.includes(seat)],
    ["dead-hand", told.dead.includes(seat)],
  ];
  const against = conditions.filter(([, stands]) => stands).map(([name]) => name);
  return { made: !against.length, against };
}

/** Who made it. */
export function nagashiSeats(asked: Asked, rules: DrawRules) {
  return SEATS.filter((seat) => nagashiOf(asked, rules, seat)?.made);
}
