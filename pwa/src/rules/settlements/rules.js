/** What a hanchan is settled by: the book's rule points, what was chosen, and what is assumed of the rest. */

import { checkUma } from "../books/options.js";
import { BadFact, UnknownName, asSent, isWhole } from "../errors.js";
import { STICK } from "../scores/scoring.js";

/** @typedef {import("../books/library.js").Library} Library */
/** @typedef {{content: Record<string, any>, id: string}} Book */
/**
 * @typedef {object} Rules the answer of each point
 * @property {Record<string, any>} answers
 * @property {string[]} assumed where the book is silent
 * @property {string[]} chosen what somebody said
 * @property {string[]} departs what somebody said against the book
 */

const NOT_STATED = "not-stated";
/** Anybody may choose these at home, whatever the book says; the others only where it is silent. */
export const NUMBERS = ["starting-points", "goal", "oka", "uma", "yakitori"];
const ANSWERS = ["tie-split", "tie-split-negative", "yakitori-paid", "leftover-deposits", "negative-scores"];
const MOST = 1_000_000;

/**
 * Throws UnknownName, BadFact or BadOption for what can't be chosen.
 * @param {Library} library with the rule points
 * @param {Book} book
 * @param {Record<string, any>} [chosen]
 * @returns {Rules}
 */
export function settlementRules(library, book, chosen = {}) {
  const own = library.catalogue.settlements;
  const answerOf = (/** @type {string} */ point) => book.content.rule_points[point] ?? NOT_STATED;
  const known = [...NUMBERS, ...ANSWERS].filter((point) => answerOf(point) !== NOT_STATED);
  const stated = Object.fromEntries(known.map((point) => [point, answerOf(point)]));
  const choices = Object.entries(own.choices).map(([point, choice]) => [point, /** @type {any} */ (choice).assumed]);
  const assumed = { ...own.assumed.all, ...own.assumed[book.id], ...Object.fromEntries(choices) };
  const given = Object.entries(chosen).map(([point, answer]) => [point, checked(library, stated, point, answer)]);
  const named = Object.fromEntries(given);
  const points = Object.keys(assumed);
  return {
    answers: { ...assumed, ...stated, ...named },
    assumed: points.filter((point) => !(point in stated) && !(point in named)),
    chosen: points.filter((point) => point in named),
    departs: known.filter((point) => point in named && String(named[point]) !== String(stated[point])),
  };
}

/** What `scoreHanchan` takes, with `other` answers. @param {Rules} rules @param {Record<string, any>} [other] @returns {import("../scores/scoring.js").Scoring} */
export function scoringOf(rules, other = {}) {
  const answers = { ...rules.answers, ...other };
  return {
    starting: answers["starting-points"],
    goal: answers.goal,
    oka: answers.oka,
    uma: answers.uma,
    ties: answers["tie-split"],
    negative: answers["tie-split-negative"],
    leftover: answers["leftover-deposits"],
    pot: answers["leftover-pot"],
    yakitori: answers.yakitori,
    yakitoriPaid: answers["yakitori-paid"],
    order: answers["deposits-order"],
  };
}

/** @param {Library} library @param {Record<string, any>} stated @param {string} point @param {any} answer */
function checked(library, stated, point, answer) {
  const field = `rules.${point}`;
  const own = library.catalogue.settlements.choices;
  if (point === "uma") return checkUma(field, answer);
  if (NUMBERS.includes(point)) return hundreds(field, answer);
  const silent = [...ANSWERS.filter((each) => !(each in stated)), ...Object.keys(own)];
  if (!silent.includes(point)) {
    throw new UnknownName(field, "rule point of settlements that the rulebook leaves open", point, [
      ...NUMBERS,
      ...silent,
    ]);
  }
  const { answers } = own[point] ?? library.catalogue.rule_points[point];
  if (typeof answer !== "string" || !Object.hasOwn(answers, answer)) {
    throw new UnknownName(field, "answer", answer, Object.keys(answers));
  }
  return answer;
}

/** @param {string} field @param {any} points */
function hundreds(field, points) {
  if (isWhole(points, 0, MOST) && points % STICK === 0) return points;
  throw new BadFact(field, `${asSent(points)} is no whole number of hundreds.`, "Give points such as 30000.");
}
