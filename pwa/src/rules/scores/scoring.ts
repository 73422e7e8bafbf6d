/**
 * Turns a hanchan's four point totals into scores: (points - goal) / 1,000 + uma + oka, in whole tenths of P.
 *
 * The steps before that (penalties at the table, deposits, yakitori) are in hanchan-end.ts. Tied players share the uma
 * and the oka of their places, added before they are split; of a share that is not round one decimal is kept without
 * rounding (WRC Optional 2022, Mod 4.1 and 4.2), so a sum may be slightly off.
 */

import { SEATS } from "../engine/context.ts";
import { BadFact, asSent, isWhole } from "../errors.ts";

/** The parameters of scoring; `ties` to `order`: answers of rule points. */
export interface Scoring {
  starting: number;
  goal: number;
  oka: number;
  /** whole P, first to fourth */
  uma: number[];
  ties: string;
  negative: string;
  leftover: string;
  pot: string;
  yakitori: number;
  yakitoriPaid: string;
  order: string;
}

/** One seat's score, in tenths of P except `points`; `taken`: what comes off after the uma. */
export interface Score {
  place: number;
  points: number;
  delta: number;
  uma: number;
  oka: number;
  taken: number;
  total: number;
}

export const STICK = 100;
export const TENTHS = 10;
export const NOBODY = "nobody";
export const SHARED = "shared";
export const NEGATIVE_CUT = "negative-share-cut";
const TIE_OF_THREE = "tie-of-three-not-stated";

/**
 * Return each seat's score, and flags for what the texts leave open.
 *
 * `tie-of-three-not-stated`: the text speaks of two tied players only; `negative-share-cut`: a negative share lost a
 * digit, which the text shows for positive ones only.
 */
export function score(
  rules: Scoring,
  points: Record<string, number>,
): { scores: Record<string, Score>; flags: string[] } {
  const ranked = SEATS.map((seat) => rank(rules, points, seat)).sort((one, other) => one - other);
  const flags: string[] = [];
  const scores = SEATS.map((seat) => {
    const own = rank(rules, points, seat);
    const first = ranked.indexOf(own);
    const among = ranked.filter((other) => other === own).length;
    const uma = TENTHS * rules.uma.slice(first, first + among).reduce((sum, one) => sum + one, 0);
    const umaAndOka = uma + (first === 0 ? Math.floor(rules.oka / STICK) : 0);
    flags.push(...open(rules, umaAndOka, among));
    const part = share(rules, uma, among);
    const oka = share(rules, umaAndOka, among) - part;
    const delta = Math.floor((points[seat] - rules.goal) / STICK);
    return [
      seat,
      { place: first + 1, points: points[seat], delta, uma: part, oka, taken: 0, total: delta + part + oka },
    ];
  });
  return { scores: Object.fromEntries(scores), flags: [...new Set(flags)].sort() };
}

/** Return the seats that are first: several if they are tied. */
export function leaders(rules: Scoring, points: Record<string, number>) {
  const best = Math.min(...SEATS.map((seat) => rank(rules, points, seat)));
  return SEATS.filter((seat) => rank(rules, points, seat) === best);
}

/** Return a sort key, lower for better; points are whole hundreds, so the seat only breaks ties. */
function rank(rules: Scoring, points: Record<string, number>, seat: string) {
  return -points[seat] + (rules.ties === "seat-order" ? SEATS.indexOf(seat) : 0);
}

/** Return the points missing from a sheet (too many: negative), not counting the `left` points that no seat has. */
export function unaccounted(rules: Scoring, points: Record<string, number>, left: number) {
  return SEATS.reduce((rest, seat) => rest - points[seat], SEATS.length * rules.starting - left);
}

function share(rules: Scoring, tenths: number, among: number) {
  const part = tenths / among;
  return (tenths >= 0 || rules.negative === "round-down" ? Math.floor(part) : Math.ceil(part)) || 0; // never -0
}

function open(rules: Scoring, tenths: number, among: number) {
  return [
    ...(among > 2 && rules.ties === "split" ? [TIE_OF_THREE] : []),
    ...(tenths < 0 && tenths % among ? [NEGATIVE_CUT] : []),
  ];
}

/** Throw BadFact for totals that are no whole hundreds. */
export function checkTotals(points: Record<string, unknown>): asserts points is Record<string, number> {
  for (const [seat, own] of Object.entries(points)) {
    if (!isWhole(own, -Infinity, Infinity) || own % STICK) {
      throw new BadFact(
        `points.${seat}`,
        `${asSent(own)} is no whole number of hundreds.`,
        "Give points such as 32500.",
      );
    }
  }
}
