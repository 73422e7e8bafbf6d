/**
 * The end of a hanchan, scored: penalties at the table, deposits, yakitori, then uma and oka, then what comes off.
 *
 * Each step before the scores moves points from one place to another: a seat, the table, or nobody, who gets what no
 * share can take.
 */

import { SEATS } from "../engine/context.js";
import { NOBODY, SHARED, STICK, TENTHS, checkTotals, leaders, score } from "./scoring.js";

/** @typedef {import("./scoring.js").Scoring} Scoring */
/** @typedef {{from: string, to: string, points: number}} Transfer */
/** @typedef {Record<string, number>} Points */
/**
 * @typedef {object} HanchanEnd the four totals as they were counted, and what they don't have yet
 * @property {Points} points
 * @property {number} deposits points on the table, of riichi
 * @property {number} pot points on the table, of penalties
 * @property {string[]} winless who won no hand
 * @property {Transfer[]} paid penalties to pay at the table
 * @property {Points} penalties whole P that come off a seat's score
 */
/** @typedef {{kind: string, transfers: Transfer[], points: Points}} Step */

export const TABLE = "table";
export const AFTER_YAKITORI = "after-yakitori";
const WINNER = "winner";
const SHARE_CUT = "deposit-share-cut";

/**
 * Score the end of a hanchan. `lost`: points that nobody gets. Throws BadFact for what can't be four totals.
 * @param {Scoring} rules
 * @param {HanchanEnd} end
 */
export function scoreHanchan(rules, end) {
  checkTotals(end.points);
  const onTable = end.paid.filter(({ to }) => to === TABLE).reduce((sum, one) => sum + one.points, end.pot);
  let points = end.points;
  /** @type {Step[]} */
  const steps = [];
  const cut = [];
  for (const kind of orderOf(rules)) {
    const transfers = transfersOf(rules, end, kind, points, onTable);
    if (!transfers.length) continue;
    points = moved(points, transfers);
    steps.push({ kind, transfers, points });
    if (isLeft(kind) && goesToWinner(rules, kind) && transfers.some(({ to }) => to === NOBODY)) cut.push(SHARE_CUT);
  }
  const { scores, flags } = score(rules, points);
  return {
    steps,
    scores: Object.fromEntries(SEATS.map((seat) => [seat, less(rules, end, seat, scores[seat])])),
    lost: steps
      .flatMap(({ transfers }) => transfers)
      .filter(({ to }) => to === NOBODY)
      .reduce((sum, one) => sum + one.points, 0),
    flags: [...new Set([...flags, ...cut])].sort(),
  };
}

/** @param {Points} points @param {Transfer[]} transfers @returns {Points} */
function moved(points, transfers) {
  const after = { ...points };
  for (const one of transfers) {
    if (one.from in after) after[one.from] -= one.points;
    if (one.to in after) after[one.to] += one.points;
  }
  return after;
}

/** @param {Scoring} rules */
function orderOf(rules) {
  return rules.order === AFTER_YAKITORI
    ? ["penalties", "yakitori", "pot", "deposits"]
    : ["penalties", "pot", "deposits", "yakitori"];
}

/** @param {string} kind */
function isLeft(kind) {
  return kind === "pot" || kind === "deposits";
}

/** @param {Scoring} rules @param {string} kind */
function goesToWinner(rules, kind) {
  return (kind === "pot" ? rules.pot : rules.leftover) === WINNER;
}

/**
 * @param {Scoring} rules
 * @param {HanchanEnd} end
 * @param {string} kind
 * @param {Points} points
 * @param {number} pot
 */
function transfersOf(rules, end, kind, points, pot) {
  if (kind === "penalties") return end.paid;
  if (kind === "yakitori") return yakitori(rules, end);
  return leftOver(kind === "pot" ? pot : end.deposits, goesToWinner(rules, kind) ? leaders(rules, points) : []);
}

/** Share what lies on the table among the winners, in whole hundreds. @param {number} left @param {string[]} winners */
function leftOver(left, winners) {
  const share = winners.length ? Math.floor(left / winners.length / STICK) * STICK : 0;
  const lost = left - share * winners.length;
  return [
    ...(share ? winners.map((to) => ({ from: TABLE, to, points: share })) : []),
    ...(lost ? [{ from: TABLE, to: NOBODY, points: lost }] : []),
  ];
}

/** Pay yakitori; what each receives is rounded down to a hundred (WRC Optional 2022, Mod 4.3). @param {Scoring} rules @param {HanchanEnd} end */
function yakitori(rules, end) {
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

/** @param {Scoring} rules @param {HanchanEnd} end @param {string} seat @param {import("./scoring.js").Score} one */
function less(rules, end, seat, one) {
  const afterUma = rules.yakitoriPaid !== SHARED && end.winless.includes(seat) ? rules.yakitori / STICK : 0;
  const taken = (end.penalties[seat] ?? 0) * TENTHS + afterUma;
  return { ...one, taken, total: one.total - taken };
}
