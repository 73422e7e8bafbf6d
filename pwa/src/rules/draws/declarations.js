/** Tenpai or noten at a draw: what each seat counts as, may still say and must show. */

import { SEATS } from "../hands/tiles.js";
import { DECLARED } from "./asked.js";

/** @typedef {import("./asked.js").Asked} Asked */

/** @type {Record<string, boolean>} */
export const IS_TENPAI = { tenpai: true, shape: true, noten: false, refused: false };

/**
 * What is known of a hand: what it showed, else what its player may be believed; null for nothing.
 * @param {Asked} asked
 * @param {string} seat
 * @returns {string | null}
 */
export function knownHand(asked, seat) {
  const { hands, dead, riichi } = asked.told;
  if (hands[seat]) return hands[seat];
  const said = asked.declared(seat);
  const believed = said === "tenpai" ? !dead.includes(seat) : !riichi.includes(seat);
  return believed ? said : null;
}

/**
 * Tenpai, noten, or null where that is not known yet.
 * @param {Asked} asked
 * @param {import("./rules.js").DrawRules} rules
 * @param {string} seat
 */
export function counted(asked, rules, seat) {
  const held = knownHand(asked, seat);
  const inRiichi = asked.told.riichi.includes(seat);
  if (asked.told.dead.includes(seat) || (!inRiichi && asked.declared(seat) === "noten")) return "noten";
  if (held === "shape" && !inRiichi && rules["keishiki-tenpai"] === "not-allowed") return "noten";
  return held && (IS_TENPAI[held] ? "tenpai" : "noten");
}

/**
 * What a seat may still declare: in riichi only tenpai, dead only noten, nothing twice.
 * @param {Asked} asked
 * @param {string} seat
 */
export function maySay(asked, seat) {
  const { hands, dead, riichi } = asked.told;
  if (asked.declared(seat) || hands[seat]) return [];
  if (dead.includes(seat)) return ["noten"];
  return riichi.includes(seat) ? ["tenpai"] : DECLARED;
}

/**
 * Whether a hand must or must not be shown; null while its player may choose.
 * @param {Asked} asked
 * @param {string} seat
 * @param {boolean} riichiMust
 */
export function shows(asked, seat, riichiMust) {
  const isDead = asked.told.dead.includes(seat);
  if (asked.told.riichi.includes(seat)) return riichiMust ? "must" : null;
  const said = asked.declared(seat);
  if (said === null) return isDead ? "must-not" : null;
  return said === "tenpai" && !isDead ? "must" : "must-not";
}

/**
 * What was irregular: tolerated out of turn, and a change that doesn't count.
 * @param {Asked} asked
 * @param {string} seat
 */
export function remarks({ told }, seat) {
  const order = [...new Set(told.declarations.map((one) => one.seat))];
  const before = order.slice(0, Math.max(order.indexOf(seat), 0));
  const due = SEATS.slice(0, SEATS.indexOf(seat)).filter((other) => order.includes(other) || !told.hands[other]);
  const outOfTurn = order.includes(seat) && due.some((other) => !before.includes(other));
  const words = new Set(told.declarations.filter((one) => one.seat === seat).map(({ said }) => said));
  return [...(outOfTurn ? ["out-of-turn"] : []), ...(words.size > 1 ? ["changed"] : [])];
}
