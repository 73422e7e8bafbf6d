/** Calls inspected under a rulebook: who has the tile and why, and what becomes of the others' calls. */

import { canonical } from "../books/rulebook.js";
import { sourceOf } from "../books/rule-point-sources.js";
import { CALL_POINTS, answered } from "../hands/rules.js";
import { askedOf, withFact } from "./asked.js";
import { find } from "./examine.js";
import { Missing, Open, Scene } from "./scene.js";

/** @typedef {import("./asked.js").Asked} Asked */
/** @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** @typedef {Record<string, string>} CallRules the answer of each rule point that calls depend on */
/** @typedef {{seat: string, kind: string, has: boolean | null, why: string | null}} CallAnswer what becomes of one call */
/** @typedef {{fact: string, at: number | null, answers: {answer: any, ends: string, has: string[]}[]}} CallQuestion a fact that still matters */
/**
 * @typedef {object} CallExamination
 * @property {string} ends
 * @property {string | null} why
 * @property {string[]} has
 * @property {CallAnswer[]} calls
 * @property {CallQuestion | null} asks
 * @property {string | null} dora when a kan's indicator is turned
 * @property {string[]} table what to do with the tiles
 * @property {{seat: string, foul: string, facts: Record<string, any>}[]} fouls
 * @property {any[]} sources
 * @property {any[]} readings
 */

/**
 * `chosen` answers rule points that the book leaves open. Throws what reading the calls throws.
 * @param {import("../books/library.js").Library} library with the rule points
 * @param {Rulebook} book
 * @param {Record<string, any>} said
 * @param {CallRules} [chosen]
 */
export function inspectCalls(library, book, said, chosen = {}) {
  const points = library.catalogue.rule_points;
  const asked = askedOf(said);
  const [rules, open] = answered(library, book, CALL_POINTS, chosen, "calls");
  const examined = examineCalls(book, asked, rules);
  const same = canonical(examined);
  const hanging = Object.keys(rules).filter((point) =>
    Object.keys(points[point].answers).some(
      (other) => canonical(examineCalls(book, asked, { ...rules, [point]: other })) !== same,
    ),
  );
  const isCited = (/** @type {string} */ point) => !open.includes(point) && !Object.hasOwn(chosen, point);
  return {
    ...examined,
    rulebook: book.names(),
    cited: hanging
      .filter(isCited)
      .map((point) => ({ point, answer: rules[point], source: sourceOf(library, book, point) })),
    assumed: hanging.filter((point) => open.includes(point)).map((point) => ({ point, answer: rules[point] })),
  };
}

/**
 * Calls examined under rule points that are all answered.
 * @param {Rulebook} book
 * @param {Asked} asked
 * @param {CallRules} rules
 * @returns {CallExamination}
 */
export function examineCalls(book, asked, rules) {
  const scene = new Scene(book, asked, rules);
  try {
    return answerOf(scene, find(scene));
  } catch (error) {
    if (error instanceof Open) return answerOf(scene, { ends: "referee", why: error.why });
    if (error instanceof Missing) return question(book, asked, rules, error);
    throw error;
  }
}

/** @param {Rulebook} book @param {Asked} asked @param {CallRules} rules @param {Missing} missing @returns {CallExamination} */
function question(book, asked, rules, { fact, at, answers }) {
  const asks = {
    fact,
    at,
    answers: answers.map((answer) => {
      const { ends, has } = examineCalls(book, withFact(asked, fact, at, answer), rules);
      return { answer, ends, has };
    }),
  };
  return { ...answerOf(new Scene(book, asked, rules), { ends: "asks", why: null }), asks };
}

/** @param {Scene} scene @param {import("./examine.js").Found} found @returns {CallExamination} */
function answerOf({ asked, fouls, sources, readings }, { ends, why, has = [], lost = {}, dora = null, table = [] }) {
  const isKnown = !["referee", "asks"].includes(ends);
  return {
    ends,
    why,
    has,
    calls: asked.calls.map(({ seat, kind }, at) => ({
      seat,
      kind,
      has: at in lost ? false : isKnown ? has.includes(seat) : null,
      why: lost[at] ?? null,
    })),
    asks: null,
    dora,
    table,
    fouls,
    sources,
    readings,
  };
}
