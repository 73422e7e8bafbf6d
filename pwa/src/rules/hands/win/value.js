/** What a hand is worth that was won: its best arrangement, what that counts, and what everybody pays. */

import { arrangements } from "../arrangements.js";
import { fuParts, fuSum, fuTotal } from "./fu.js";
import { DUE } from "../hand.js";
import { basePoints, payments } from "./payments.js";
import { placements } from "./placement.js";
import { SEATS, counts } from "../tiles.js";
import { dora, isRenhou, yaku } from "./yaku.js";
import { liability, yakuman } from "./yakuman.js";

/** @typedef {import("../hand.js").Hand} Hand */
/** @typedef {import("../rules.js").Rules} Rules */
/** @typedef {import("./placement.js").Placement} Placement */
/** @typedef {import("./fu.js").Part} Part */
/**
 * @typedef {object} Value
 * @property {boolean} valid
 * @property {string | null} reason "wrong-count", "not-complete", "no-yaku", "two-han-minimum" or "furiten"
 * @property {{id: string, han?: number, yakuman?: number}[]} yaku
 * @property {Part[]} fu
 * @property {number} fu_total
 * @property {number} han
 * @property {number} yakuman
 * @property {string | null} limit
 * @property {number} total
 * @property {import("./payments.js").Shares | null} payments
 * @property {string | null} liable
 */

const COUNTERS_FOR_TWO_HAN = 5;
const RENHOU = { id: "renhou", han: 5 };
const DEPOSIT = 1000;
/** @type {Value} */
const NOTHING = {
  ...{ valid: false, reason: null, yaku: [], fu: [], fu_total: 0, han: 0, yakuman: 0 },
  ...{ limit: null, total: 0, payments: null, liable: null },
};

const BARRED = { valid: false, total: 0, payments: null, liable: null };

/**
 * What the win is worth, or why it is none.
 * @param {Hand} hand
 * @param {Rules} rules
 * @param {import("../furiten.js").Furiten | null} [furiten]
 * @returns {Value}
 */
export function value(hand, rules, furiten = null) {
  const best = worth(hand, rules);
  const barred = best.valid && furiten && hand.win?.by === "ron";
  return barred ? { ...best, ...BARRED, reason: "furiten" } : best;
}

/**
 * @param {Hand} hand
 * @param {Rules} rules
 * @returns {Value}
 */
function worth(hand, rules) {
  if (hand.count !== DUE + 1) return { ...NOTHING, reason: "wrong-count" };
  const placed = [...arrangements(counts(hand.held))].flatMap((one) => placements(hand, one));
  placed.sort((one, other) => (one.order < other.order ? -1 : 1));
  if (!placed.length) return { ...NOTHING, reason: "not-complete" };
  const values = placed.map((one) => ofPlacement(one, hand, rules)).filter((one) => one !== null);
  const best = values.length ? values.reduce((one, other) => (isBetter(other, one) ? other : one)) : null;
  if (rules.renhou === "mangan" && isRenhou(placed[0])) {
    const flat = ofHan([RENHOU], [], hand, rules);
    return best && best.total >= flat.total ? best : flat;
  }
  return best ?? { ...NOTHING, reason: "no-yaku" };
}

/**
 * Null without a yaku.
 * @param {Placement} placed
 * @param {Hand} hand
 * @param {Rules} rules
 * @returns {Value | null}
 */
function ofPlacement(placed, hand, rules) {
  const fulfilled = yakuman(placed, rules);
  if (fulfilled.length) return ofYakuman(fulfilled, hand, rules);
  const found = yaku(placed, rules);
  if (!found.length) return null;
  const short = rules["two-han-minimum"] === "used" && hand.counters >= COUNTERS_FOR_TWO_HAN && han(found) < 2;
  const counted = ofHan([...found, ...dora(hand, rules)], fuParts(placed, rules), hand, rules);
  return short ? { ...counted, ...BARRED, reason: "two-han-minimum" } : counted;
}

/**
 * @param {import("./yakuman.js").Fulfilled[]} yaku
 * @param {Hand} hand
 * @param {Rules} rules
 * @returns {Value}
 */
function ofYakuman(yaku, hand, rules) {
  const each = yaku.map((one) => one.yakuman);
  const many = rules["multiple-yakuman"] === "used" ? each.reduce((total, one) => total + one) : Math.max(...each);
  const [base, limit] = basePoints(0, 0, many, rules);
  const liable = liability(yaku, hand, rules);
  const shares = paid(base, hand, liable);
  return { ...NOTHING, valid: true, yaku, yakuman: many, limit, ...shares, liable: liable?.seat ?? null };
}

/**
 * @param {import("./yaku.js").Counted[]} yaku
 * @param {Part[]} fu
 * @param {Hand} hand
 * @param {Rules} rules
 * @returns {Value}
 */
function ofHan(yaku, fu, hand, rules) {
  const total = fuTotal(fu);
  const [base, limit] = basePoints(han(yaku), total, 0, rules);
  return { ...NOTHING, valid: true, yaku, fu, fu_total: total, han: han(yaku), limit, ...paid(base, hand, null) };
}

/** @param {import("./yaku.js").Counted[]} yaku */
function han(yaku) {
  return yaku.reduce((total, one) => total + one.han, 0);
}

/**
 * What the winner gets from the others; where nobody said whose discard it was, another seat stands in for it.
 * @param {number} base
 * @param {Hand} hand
 * @param {import("./payments.js").Liability | null} liable
 */
function paid(base, { seat, win, counters, deposits }, liable) {
  const ron = win?.by === "ron";
  const source = win?.source ?? SEATS.find((other) => other !== seat) ?? null;
  const shares = payments(base, seat, ron ? source : null, counters, deposits, liable);
  return { total: shares[seat] - DEPOSIT * deposits, payments: ron && !win.source ? null : shares };
}

/**
 * Whether one way to count a hand pays more than another, or says more.
 * @param {Value} one
 * @param {Value} other
 */
function isBetter(one, other) {
  const sizes = (/** @type {Value} */ { total, yakuman, han, fu_total, fu, yaku }) => [
    ...[total, yakuman, han, fu_total, fuSum(fu), yaku.length],
  ];
  const theirs = sizes(other);
  const place = sizes(one).findIndex((size, at) => size !== theirs[at]);
  return place >= 0 && sizes(one)[place] > theirs[place];
}
