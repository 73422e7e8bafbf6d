/** What a win pays: base points from han and fu, the limits, counters and deposits, and who is liable. */

import { SEATS } from "../tiles.js";

/** @typedef {{seat: string, yakuman: number}} Liability who must pay for how many yakuman because a set completed them */
/** @typedef {Record<string, number>} Shares seat → points */

export const DEALER = "east";
const COUNTER = 100; // points from each who pays
export const DEPOSIT = 1000;
const YAKUMAN = 8000;
/** @type {[number, string, number][]} */
const LIMITS = [
  [13, "counted-yakuman", YAKUMAN],
  [11, "sanbaiman", 6000],
  [8, "baiman", 4000],
  [6, "haneman", 3000],
];
export const MANGAN = 2000;
const ROUNDED_UP = ["4 30", "3 60"]; // han and fu that kiriage makes a mangan

/**
 * What a dealer's self-draw takes half of from each, and the limit's name; null below mangan.
 * @param {number} han
 * @param {number} fu
 * @param {number} yakuman
 * @param {import("../rules.js").Rules} rules
 * @returns {[number, string | null]}
 */
export function basePoints(han, fu, yakuman, rules) {
  if (yakuman) return [YAKUMAN * yakuman, "yakuman"];
  for (const [least, name, base] of LIMITS) {
    if (han >= least && (name !== "counted-yakuman" || rules["counted-yakuman"] === "used")) return [base, name];
  }
  const counted = fu * 2 ** (2 + han);
  const roundedUp = rules["kiriage-mangan"] === "used" && ROUNDED_UP.includes(`${han} ${fu}`);
  return han === 5 || counted >= MANGAN || roundedUp ? [MANGAN, "mangan"] : [counted, null];
}

/**
 * What each seat gains or loses; their sum is what the deposits add. `source` is null for a self-draw.
 *
 * A liable player pays the yakuman alone where it was drawn, and shares it with the discarder of a ron.
 * @param {number} base
 * @param {string} winner
 * @param {string | null} source
 * @param {number} counters
 * @param {number} deposits
 * @param {Liability | null} [liable]
 */
export function payments(base, winner, source, counters, deposits, liable = null) {
  const alone = liable ? YAKUMAN * liable.yakuman : 0;
  const rest = source ? ron(base - alone, winner, source) : tsumo(base - alone, winner);
  const shares = liable ? sum(rest, ...shared(alone, winner, source, liable.seat)) : rest;
  const bearers = payers(winner, source, base === alone ? liable : null);
  for (const [seat, times] of Object.entries(bearers)) shares[seat] -= COUNTER * counters * times;
  shares[winner] += COUNTER * counters * 3 + DEPOSIT * deposits;
  return shares;
}

/**
 * What the liable seat pays, with the discarder if there is another.
 * @param {number} alone
 * @param {string} winner
 * @param {string | null} source
 * @param {string} liable
 */
function shared(alone, winner, source, liable) {
  if (!source || source === liable) return [ron(alone, winner, liable)];
  return [ron(alone / 2, winner, source), ron(alone / 2, winner, liable)];
}

/**
 * Who pays the counters, and how many times.
 * @param {string} winner
 * @param {string | null} source
 * @param {Liability | null} liable
 * @returns {Shares}
 */
function payers(winner, source, liable) {
  const one = source ?? liable?.seat;
  return one ? { [one]: 3 } : Object.fromEntries(SEATS.filter((seat) => seat !== winner).map((seat) => [seat, 1]));
}

/**
 * @param {number} base
 * @param {string} winner
 * @param {string} source
 * @returns {Shares}
 */
function ron(base, winner, source) {
  const due = rounded(base * (winner === DEALER ? 6 : 4));
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === winner ? due : seat === source ? 0 - due : 0]));
}

/**
 * @param {number} base
 * @param {string} winner
 * @returns {Shares}
 */
function tsumo(base, winner) {
  const due = (/** @type {string} */ seat) => rounded(base * ([seat, winner].includes(DEALER) ? 2 : 1));
  const others = SEATS.filter((seat) => seat !== winner);
  const all = others.reduce((total, seat) => total + due(seat), 0);
  return Object.fromEntries(SEATS.map((seat) => [seat, seat === winner ? all : 0 - due(seat)]));
}

/** @param {Shares[]} shares */
function sum(...shares) {
  return Object.fromEntries(SEATS.map((seat) => [seat, shares.reduce((total, share) => total + share[seat], 0)]));
}

/**
 * The points rounded up to the next hundred.
 * @param {number} points
 */
export function rounded(points) {
  return Math.ceil(points / 100) * 100;
}
