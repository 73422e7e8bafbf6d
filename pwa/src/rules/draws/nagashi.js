/** Nagashi mangan: whether a row of discards makes one under a rulebook. */

import { SEATS } from "../hands/tiles.js";
import { isTerminalOrHonour } from "./abortive.js";

export const POINT = "nagashi-mangan";

/** @typedef {{made: boolean, against: string[]}} Nagashi whether a seat made it, and what stands against it */

/**
 * Null for a seat whose discards are not told.
 * @param {import("./asked.js").Asked} asked
 * @param {import("./rules.js").DrawRules} rules
 * @param {string} seat
 * @returns {Nagashi | null}
 */
export function nagashiOf({ told }, rules, seat) {
  const row = told.discards[seat] ?? [];
  if (!row.length) return null;
  const counted = rules[POINT];
  /** @type {[string, boolean][]} */
  const conditions = [
    ["not-used", counted === "not-used"],
    ["other-discard", !row.every(isTerminalOrHonour)],
    ["discard-called", told.taken.includes(seat)],
    ["open-hand", counted === "win" && told.called.includes(seat)],
    ["dead-hand", told.dead.includes(seat)],
  ];
  const against = conditions.filter(([, stands]) => stands).map(([name]) => name);
  return { made: !against.length, against };
}

/**
 * Who made it.
 * @param {import("./asked.js").Asked} asked
 * @param {import("./rules.js").DrawRules} rules
 */
export function nagashiSeats(asked, rules) {
  return SEATS.filter((seat) => nagashiOf(asked, rules, seat)?.made);
}
