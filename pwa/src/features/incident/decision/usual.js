import { SEVERITY, strongest } from "../../../rules/engine/consequences.js";
import { tried } from "../../../domain/incident/decision.js";

/** @typedef {Record<string, any>} Facts */

/** Whether the catalogue names an answer that is usual. @param {any} library @param {string} fact */
export function isUsual(library, fact) {
  return "usual" in library.catalogue.facts[fact];
}

/**
 * What a call takes for granted, beside the facts: the usual answers, where they leave nothing to ask. Nothing is taken
 * for granted where another answer would be milder for the player.
 * @param {any} library @param {any} book @param {string} foul @param {Facts} facts @param {any} context @returns {Facts}
 */
export function takenForGranted(library, book, foul, facts, context) {
  const found = () => findTaken(library, book, foul, facts, context);
  return book.table(foul).cached(["taken", facts, context], found);
}

/** @param {any} library @param {any} book @param {string} foul @param {Facts} facts @param {any} context @returns {Facts} */
function findTaken(library, book, foul, facts, context) {
  const { all, decision } = completed(library, book, foul, facts, context);
  if (!decision || decision.questions) return {};
  const taken = needed(book, foul, all, (name) => !(name in facts), context);
  const names = Object.keys(taken).filter((name) => !(name in facts));
  const heavy = weight(decision);
  const isMilder = (/** @type {string} */ name) =>
    otherAnswers(book, foul, name, taken[name]).some((value) => {
      const other = tried(book, foul, { ...taken, [name]: value }, context);
      return other && weight(other) < heavy;
    });
  return names.some(isMilder) ? {} : Object.fromEntries(names.map((name) => [name, taken[name]]));
}

/** The facts without usual ones that no longer matter. @param {any} library @param {any} book @param {string} foul @param {Facts} facts @param {any} context @returns {Facts} */
function withoutIdle(library, book, foul, facts, context) {
  const { all } = completed(library, book, foul, facts, context);
  const left = needed(book, foul, all, (name) => isUsual(library, name), context);
  return Object.fromEntries(Object.entries(left).filter(([name]) => name in facts));
}

/**
 * What the referee has answered with this answer, too: without usual answers that no longer matter, the log's facts known.
 * @param {any} library @param {any} book @param {import("../call/decision.jsx").Answers} call @param {Facts} answer
 */
export function withAnswer(library, book, { foul, own, facts, context }, answer) {
  const left = withoutIdle(library, book, foul, { ...facts, ...answer }, context);
  return Object.fromEntries(Object.entries({ ...own, ...answer }).filter(([name]) => name in left));
}

/** @param {any} library @param {any} book @param {string} foul @param {Facts} facts @param {any} context */
function completed(library, book, foul, facts, context) {
  const all = { ...facts };
  for (;;) {
    const decision = tried(book, foul, all, context);
    const usual = decision?.questions?.find((/** @type {any} */ { fact }) => isUsual(library, fact));
    if (!usual) return { all, decision };
    all[usual.fact] = library.catalogue.facts[usual.fact].usual;
  }
}

/** The facts without those that may go and on which nothing hangs. @param {any} book @param {string} foul @param {Facts} facts @param {(name: string) => boolean} mayGo @param {any} context */
function needed(book, foul, facts, mayGo, context) {
  return Object.keys(facts)
    .filter(mayGo)
    .reduce((left, name) => {
      const others = without(left, name);
      return asks(tried(book, foul, others, context), name) ? left : others;
    }, facts);
}

/** What a decision asks of a fact, if it does. @param {any} decision @param {string} name @returns {any} */
export function asks(decision, name) {
  return decision?.questions?.find((/** @type {any} */ { fact }) => fact === name);
}

/** @param {Facts} facts @param {string} name */
export function without(facts, name) {
  const { [name]: _, ...others } = facts;
  return others;
}

/** One of each stretch of answers that this is not of. @param {any} book @param {string} foul @param {string} fact @param {any} answer @returns {any[]} */
function otherAnswers(book, foul, fact, answer) {
  const cells = book.table(foul).cells[fact];
  return cells
    .filter((/** @type {any} */ { low, high }) => !(low <= answer && answer <= high))
    .map((/** @type {any} */ { low }) => low);
}

/** What it comes to at the least, to compare. @param {any} outcome @returns {number} */
function weight({ questions, range, penalties }) {
  if (questions) return least(questions.flatMap((/** @type {any} */ one) => one.answers.flatMap(outcomesOf)));
  if (range) return least(range.map((/** @type {any} */ one) => ({ penalties: [one] })));
  const p = penalties.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + (one.p ?? 0), 0);
  return SEVERITY.indexOf(strongest(penalties)) + p / 1000;
}

/** @param {any} answer */
function outcomesOf({ outcomes }) {
  return outcomes;
}

/** @param {any[]} outcomes */
function least(outcomes) {
  return Math.min(...outcomes.map(weight));
}
