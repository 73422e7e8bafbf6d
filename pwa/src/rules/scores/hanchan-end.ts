/**
 * The end of a hanchan, scored: penalties at the table, deposits, yakitori, then uma and oka, then what comes off.
 *
 * Each step before the scores moves points from one place to another: a seat, the table, or nobody, for a remainder
 * that cannot be shared.
 */

import { SEATS } from "../engine/context.ts";
import { NOBODY, SHARED, STICK, TENTHS, checkTotals, leaders, score } from "./scoring.ts";
import type { Score, Scoring } from "./scoring.ts";

interface Transfer {
  from: string;
  to: string;
  points: number;
}

type Points = Record<string, number>;

/** The four totals as counted, and everything that they don't include yet. */
export interface HanchanEnd {
  points: Points;
  /** points on the table, of riichi */
  deposits: number;
  /** points on the table, of penalties */
  pot: number;
  /** who won no hand */
  winless: string[];
  /** penalties to pay at the table */
  paid: Transfer[];
  /** whole P that come off a seat's score */
  penalties: Points;
}

/** A movement of points before the scores, and the totals after it; `kind`: penalties, pot, deposits or yakitori. */
interface Step {
  kind: string;
  transfers: Transfer[];
  points: Points;
}

export const TABLE = "table";
export const AFTER_YAKITORI = "after-yakitori";
const WINNER = "winner";
const SHARE_CUT = "deposit-share-cut";

/** Score the end of a hanchan. `lost`: points that nobody gets. Throws BadFact for impossible totals. */
export function scoreHanchan(rules: Scoring, end: HanchanEnd) {
  checkTotals(end.points);
  const pot = end.paid.filter(({ to }) => to === TABLE).reduce((sum, one) => sum + one.points, end.pot);
  let points = end.points;
  const steps: Step[] = [];
  const cuts = [];
  for (const kind of orderOf(rules)) {
    const transfers = transfersOf(rules, end, kind, points, pot);
    if (!transfers.length) continue;
    points = moved(points, transfers);
    steps.push({ kind, transfers, points });
    if (isLeft(kind) && goesToWinner(rules, kind) && transfers.some(({ to }) => to === NOBODY)) cuts.push(SHARE_CUT);
  }
  const { scores, flags } = score(rules, points);
  return {
    steps,
    scores: Object.fromEntries(SEATS.map((seat) => [seat, less(rules, end, seat, scores[seat])])),
    lost: steps
      .flatMap(({ transfers }) => transfers)
      .filter(({ to }) => to === NOBODY)
      .reduce((sum, one) => sum + one.points, 0),
    flags: [...new Set([...flags, ...cuts])].sort(),
  };
}

function moved(points: Points, transfers: Transfer[]): Points {
  const after = { ...points };
  for (const one of transfers) {
    if (one.from in after) after[one.from] -= one.points;
    if (one.to in after) after[one.to] += one.points;
  }
  return after;
}

function orderOf(rules: Scoring) {
  return rules.order === AFTER_YAKITORI
    ? ["penalties", "yakitori", "pot", "deposits"]
    : ["penalties", "pot", "deposits", "yakitori"];
}

function isLeft(kind: string) {
  return kind === "pot" || kind === "deposits";
}

function goesToWinner(rules: Scoring, kind: string) {
  return (kind === "pot" ? rules.pot : rules.leftover) === WINNER;
}

function transfersOf(rules: Scoring, end: HanchanEnd, kind: string, points: Points, pot: number) {
  if (kind === "penalties") return end.paid;
  if (kind === "yakitori") return yakitori(rules, end);
  return leftOver(kind === "pot" ? pot : end.deposits, goesToWinner(rules, kind) ? leaders(rules, points) : []);
}

/** Share points on the table among the winners, in whole hundreds; nobody gets the rest. */
function leftOver(left: number, winners: string[]) {
  const share = winners.length ? Math.floor(left / winners.length / STICK) * STICK : 0;
  const lost = left - share * winners.length;
  return [
    ...(share ? winners.map((to) => ({ from: TABLE, to, points: share })) : []),
    ...(lost ? [{ from: TABLE, to: NOBODY, points: lost }] : []),
  ];
}

/** Pay yakitori; the amount that each receives is rounded down to a hundred (WRC Optional 2022, Mod 4.3). */
function yakitori(rules: Scoring, end: HanchanEnd) {
  const payers = SEATS.filter((seat) => end.winless.includes(seat));
  const others = SEATS.filter((seat) => !end.winless.includes(seat));
  if (!rules.yakitori || rules.yakitoriPaid !== SHARED || !payers.length || !others.length) return [];
  const received = Math.floor((rules.yakitori * payers.length) / others.length / STICK) * STICK;
  const each = Math.floor(received / payers.length);
  const lost = rules.yakitori - each * others.length;
  return [
    ...(each ? payers.flatMap((from) => others.map((to) => ({ from, to, points: each }))) : []),
    ...(lost ? payers.map((from) => ({ from, to: NOBODY, points: lost })) : []),
  ];
}

function less(rules: Scoring, end: HanchanEnd, seat: string, one: Score) {
  const afterUma = rules.yakitoriPaid !== SHARED && end.winless.includes(seat) ? rules.yakitori / STICK : 0;
  const taken = (end.penalties[seat] ?? 0) * TENTHS + afterUma;
  return { ...one, taken, total: one.total - taken };
}
