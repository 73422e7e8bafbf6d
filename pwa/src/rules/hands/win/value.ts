/** The value of a win: its best arrangement, the han and fu of that, and the payments. */

import { arrangements } from "../arrangements.ts";
import { fuParts, fuSum, fuTotal } from "./fu.ts";
import { DUE } from "../hand.ts";
import { basePoints, payments } from "./payments.ts";
import { placements } from "./placement.ts";
import { SEATS, counts } from "../tiles.ts";
import { dora, isRenhou, yaku } from "./yaku.ts";
import { liability, yakuman } from "./yakuman.ts";
import type { Counted } from "./yaku.ts";
import type { Fulfilled } from "./yakuman.ts";
import type { Furiten } from "../furiten.ts";
import type { Hand } from "../hand.ts";
import type { Liability, Shares } from "./payments.ts";
import type { Part } from "./fu.ts";
import type { Placement } from "./placement.ts";
import type { Rules } from "../rules.ts";

interface Value {
  valid: boolean;
  /** "wrong-count", "not-complete", "no-yaku", "two-han-minimum" or "furiten" */
  reason: string | null;
  yaku: { id: string; han?: number; yakuman?: number }[];
  fu: Part[];
  fu_total: number;
  han: number;
  yakuman: number;
  limit: string | null;
  total: number;
  payments: Shares | null;
  liable: string | null;
}

const COUNTERS_FOR_TWO_HAN = 5;
const RENHOU = { id: "renhou", han: 5 };
const DEPOSIT = 1000;
const NOTHING: Value = {
  ...{ valid: false, reason: null, yaku: [], fu: [], fu_total: 0, han: 0, yakuman: 0 },
  ...{ limit: null, total: 0, payments: null, liable: null },
};

const BARRED = { valid: false, total: 0, payments: null, liable: null };

/** Return the value of the win, or why it is not valid. */
export function value(hand: Hand, rules: Rules, furiten: Furiten | null = null): Value {
  const best = worth(hand, rules);
  const isBarred = best.valid && furiten && hand.win?.by === "ron";
  return isBarred ? { ...best, ...BARRED, reason: "furiten" } : best;
}

function worth(hand: Hand, rules: Rules): Value {
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

/** Return the value of a placement; null without a yaku. */
function ofPlacement(placed: Placement, hand: Hand, rules: Rules): Value | null {
  const fulfilled = yakuman(placed, rules);
  if (fulfilled.length) return ofYakuman(fulfilled, hand, rules);
  const found = yaku(placed, rules);
  if (!found.length) return null;
  const isTooLow = rules["two-han-minimum"] === "used" && hand.counters >= COUNTERS_FOR_TWO_HAN && han(found) < 2;
  const counted = ofHan([...found, ...dora(hand, rules)], fuParts(placed, rules), hand, rules);
  return isTooLow ? { ...counted, ...BARRED, reason: "two-han-minimum" } : counted;
}

function ofYakuman(yaku: Fulfilled[], hand: Hand, rules: Rules): Value {
  const each = yaku.map((one) => one.yakuman);
  const count = rules["multiple-yakuman"] === "used" ? each.reduce((total, one) => total + one) : Math.max(...each);
  const [base, limit] = basePoints(0, 0, count, rules);
  const liable = liability(yaku, hand, rules);
  const shares = paid(base, hand, liable);
  return { ...NOTHING, valid: true, yaku, yakuman: count, limit, ...shares, liable: liable?.seat ?? null };
}

function ofHan(yaku: Counted[], fu: Part[], hand: Hand, rules: Rules): Value {
  const total = fuTotal(fu);
  const [base, limit] = basePoints(han(yaku), total, 0, rules);
  return { ...NOTHING, valid: true, yaku, fu, fu_total: total, han: han(yaku), limit, ...paid(base, hand, null) };
}

function han(yaku: Counted[]) {
  return yaku.reduce((total, one) => total + one.han, 0);
}

/**
 * Return the winner's total and the payments. If the discarder of a ron is not known, there are no payments by seat.
 */
function paid(base: number, { seat, win, counters, deposits }: Hand, liable: Liability | null) {
  const isRon = win?.by === "ron";
  const source = win?.source ?? SEATS.find((other) => other !== seat) ?? null;
  const shares = payments(base, seat, isRon ? source : null, counters, deposits, liable);
  return { total: shares[seat] - DEPOSIT * deposits, payments: isRon && !win.source ? null : shares };
}

/** Return whether one value pays more than another, or else counts more. */
function isBetter(one: Value, other: Value) {
  const sizes = ({ total, yakuman, han, fu_total, fu, yaku }: Value) => [
    ...[total, yakuman, han, fu_total, fuSum(fu), yaku.length],
  ];
  const otherSizes = sizes(other);
  const place = sizes(one).findIndex((size, at) => size !== otherSizes[at]);
  return place >= 0 && sizes(one)[place] > otherSizes[place];
}
