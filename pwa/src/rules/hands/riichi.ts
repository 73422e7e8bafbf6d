/** Whether riichi may be declared, and what each book requires for it. */

import type { Hand } from "./hand.ts";
import type { Rules } from "./rules.ts";

const DEPOSIT = 1000;
const LEAST_IN_WALL: Record<string, number> = { "none-needed": 0, one: 1, four: 4 };

/**
 * Return whether riichi may be declared with fourteen tiles, and each reason why not.
 * @param hand with the player's points and the tiles left to draw, if known
 * @param discards that leave the hand tenpai
 */
export function riichi<Discard>({ closed, points, wall }: Hand, discards: Discard[], rules: Rules) {
  const least = LEAST_IN_WALL[String(rules["riichi-tiles-left"])];
  const reasons = {
    "open-hand": !closed,
    noten: !discards.length,
    points: points !== null && lacksDeposit(points, rules),
    wall: wall !== null && wall < least,
  };
  const against = Object.entries(reasons).flatMap(([reason, applies]) => (applies ? [reason] : []));
  return { allowed: !against.length, against, discards };
}

/** Return whether points don't allow riichi: where nobody goes below zero (WRC Optional Rules 2022, Mod 5.3). */
export function lacksDeposit(points: number, rules: Rules) {
  return points < DEPOSIT && rules.bankruptcy === "used";
}
