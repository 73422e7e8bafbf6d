/** What a draw pays: tenpai payments and nagashi mangan. */

import { SEATS } from "../hands/tiles.js";
import { MANGAN, payments } from "../hands/win/payments.js";

/** @typedef {import("../hands/win/payments.js").Shares} Shares */

const TENPAI_TOTAL = 3000;

/**
 * A draw's payments where nobody pays.
 * @returns {Shares}
 */
export function nothingPaid() {
  return Object.fromEntries(SEATS.map((seat) => [seat, 0]));
}

/**
 * What noten players pay and tenpai players receive: 3,000 in all, unless all or none are tenpai.
 * @param {Record<string, string | null>} counted
 * @returns {Shares}
 */
export function tenpaiPayments(counted) {
  const tenpai = SEATS.filter((seat) => counted[seat] === "tenpai");
  const noten = SEATS.length - tenpai.length;
  if (!tenpai.length || !noten) return nothingPaid();
  const share = (/** @type {string} */ seat) =>
    tenpai.includes(seat) ? TENPAI_TOTAL / tenpai.length : -TENPAI_TOTAL / noten;
  return Object.fromEntries(SEATS.map((seat) => [seat, share(seat)]));
}

/**
 * A mangan by tsumo for each seat; who receives one pays for the others.
 * @param {string[]} seats
 * @param {number} [counters]
 * @param {number} [deposits]
 * @returns {Shares}
 */
export function nagashiPayments(seats, counters = 0, deposits = 0) {
  const wins = seats.map((seat) => payments(MANGAN, seat, null, counters, deposits));
  return Object.fromEntries(SEATS.map((seat) => [seat, wins.reduce((sum, win) => sum + win[seat], 0)]));
}
