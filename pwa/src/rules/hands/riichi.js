/** Whether riichi may be declared, and what each book asks for it. */

const DEPOSIT = 1000;
/** @type {Record<string, number>} */
const LEAST_IN_WALL = { "none-needed": 0, one: 1, four: 4 };

/**
 * Whether riichi may be declared with fourteen tiles, and each reason why not.
 * @template Discard
 * @param {import("./hand.js").Hand} hand with the player's points and the tiles left to draw, where somebody said them
 * @param {Discard[]} discards that leave the hand tenpai
 * @param {import("./rules.js").Rules} rules
 */
export function riichi({ closed, points, wall }, discards, rules) {
  const least = LEAST_IN_WALL[rules["riichi-tiles-left"]];
  const reasons = {
    "open-hand": !closed,
    noten: !discards.length,
    points: points !== null && lacksDeposit(points, rules),
    wall: wall !== null && wall < least,
  };
  const against = Object.entries(reasons).flatMap(([reason, holds]) => (holds ? [reason] : []));
  return { allowed: !against.length, against, discards };
}

/**
 * Whether points don't allow riichi: where nobody goes below zero (WRC Optional Rules 2022, Mod 5.3).
 * @param {number} points
 * @param {Record<string, any>} rules
 */
export function lacksDeposit(points, rules) {
  return points < DEPOSIT && rules.bankruptcy === "used";
}
