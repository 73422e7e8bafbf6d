/** What penalties weigh, and what a ruling does to the hand. */

import { canonical } from "../books/rulebook.js";

/** @typedef {{kind: string, whom: string, p?: number}} Penalty */

/** Mildest first. */
export const SEVERITY = ["none", "redeal", "warning", "points", "dead-hand", "chonbo", "disqualification"];
const FREE = ["none", "redeal", "discretion"];
/** The book prescribes nothing: the referee must say what is issued. */
export const OPEN = ["discretion", "not-covered"];
const DECLARES_DEAD = "declare-dead";
export const DRAW = "draw";
const DRAWS = ["exhaustive-draw", "nagashi", "abortive-draw", "four-riichi"];
const ENDS_HAND = ["deal-again", "redeal-after-time", "no-redeal-after-time"];

/**
 * The kind of the heaviest penalty; discretion only where nothing else was decided.
 * @param {Penalty[]} penalties
 * @returns {string}
 */
export function strongest(penalties) {
  const worst = Math.max(...penalties.map(({ kind }) => SEVERITY.indexOf(kind)));
  if (worst >= 0) return SEVERITY[worst];
  return penalties.length ? "discretion" : "none";
}

/**
 * Whether somebody is penalised: what comes to nothing is no offence on anybody's record.
 * @param {Penalty[]} penalties
 */
export function isOffence(penalties) {
  return !FREE.includes(strongest(penalties));
}

/**
 * Whether one of the range that the book leaves was issued, alone or with points that an option adds.
 * @param {Record<string, any>} decision
 * @param {Penalty[]} issued
 */
export function isOfRange({ range = [] }, [first, ...added]) {
  const isChosen = (/** @type {Record<string, any>} */ one) =>
    Object.entries(one).every(([name, value]) => /** @type {Record<string, any>} */ (first)[name] === value);
  return range.some(isChosen) && added.every(({ kind }) => kind === "points");
}

/**
 * How what was issued stands to the book: prescribed, in-range, left-open (it has no range to choose from), or otherwise
 * (it prescribes something else, or another range).
 * @param {Record<string, any>} decision
 * @param {Penalty[]} issued
 */
export function departure(decision, issued) {
  if (canonical(issued) === canonical(decision.penalties)) return "prescribed";
  if (isOfRange(decision, issued)) return "in-range";
  return OPEN.includes(decision.status) && !decision.range ? "left-open" : "otherwise";
}

/**
 * What the ruling does to the hand, by the decision's effects, or by the penalties issued in its place: a formal
 * dead-hand declaration; how it ends the hand: chonbo (dealt again, for a chonbo or an error), for what waits a `hand_end`
 * answer; or `draw`: the hand was over, and what waits is judged by its end, whichever of them is entered first.
 * @param {Record<string, any>} decision
 * @param {Penalty[] | null} issued
 * @returns {{declaresDead: boolean, handEnd: string | null}}
 */
export function consequences(decision, issued) {
  const kinds = (issued ?? decision.penalties).map((/** @type {Penalty} */ penalty) => penalty.kind);
  const byRow = !issued || isOfRange(decision, issued);
  const declaresDead = (issued && kinds.includes("dead-hand")) || (byRow && decision.effects.includes(DECLARES_DEAD));
  const ends = issued
    ? kinds.includes("redeal") || kinds.includes("chonbo")
    : kinds.includes("redeal") || ENDS_HAND.some((effect) => decision.effects.includes(effect));
  return { declaresDead, handEnd: ends ? handEndOf(decision, kinds) : null };
}

/** @param {Record<string, any>} decision @param {string[]} kinds */
function handEndOf({ context, facts }, kinds) {
  const atDraw = DRAWS.includes(context.simultaneous) || DRAWS.includes(facts.hand_end);
  return atDraw && kinds.includes("chonbo") ? DRAW : "chonbo";
}
