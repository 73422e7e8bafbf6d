/** Facts: the answers a foul needs, checked, and cut into the few cells between which an outcome can change. */

import { BadFact, UnknownName, asSent, isObject, isWhole } from "../errors.js";

/** @typedef {Record<string, any>} Fact `kind` is yes-no, choice (with `answers`) or count (with `min` and `max`) */
/** @typedef {{low: any, high: any}} Cell a stretch of one fact's values that all lead to the same outcome */

/**
 * All facts checked, in the order in which the foul asks them.
 * @param {Record<string, Fact>} definitions
 * @param {any} facts
 * @returns {Record<string, any>}
 */
export function checkAll(definitions, facts) {
  if (!isObject(facts)) throw new BadFact("facts", "The facts are not an object.", 'Send {"fact": answer, …}.');
  const asked = Object.keys(definitions);
  for (const name of Object.keys(facts)) {
    if (!asked.includes(name)) throw new UnknownName(`facts.${name}`, "fact of this foul called", name, asked);
  }
  const given = asked.filter((name) => Object.hasOwn(facts, name));
  return Object.fromEntries(given.map((name) => [name, check(definitions[name], name, facts[name])]));
}

/**
 * @param {Fact} fact
 * @param {string} name
 * @param {any} value
 */
function check(fact, name, value) {
  const field = `facts.${name}`;
  if (fact.kind === "yes-no") {
    if (typeof value !== "boolean") {
      throw new BadFact(field, `${asSent(value)} is neither true nor false.`, "Answer true or false.");
    }
  } else if (fact.kind === "choice") {
    if (!fact.answers.includes(value)) throw new UnknownName(field, "answer", value, fact.answers);
  } else if (!isWhole(value, fact.min, fact.max)) {
    const wrong = Number.isInteger(value) ? `${value} is out of range.` : `${asSent(value)} is not a whole number.`;
    throw new BadFact(field, wrong, `Give a count from ${fact.min} to ${fact.max}.`);
  }
  return value;
}

/**
 * The fact's cells; all values of one cell lead to the same outcome.
 * @param {Fact} fact
 * @param {number[]} cutPoints
 * @returns {Cell[]}
 */
export function cells(fact, cutPoints) {
  if (fact.kind === "yes-no") return [true, false].map((value) => ({ low: value, high: value }));
  if (fact.kind === "choice") return fact.answers.map((/** @type {string} */ value) => ({ low: value, high: value }));
  const within = cutPoints.filter((cut) => fact.min < cut && cut <= fact.max);
  const starts = [...new Set([fact.min, ...within])].sort((one, other) => one - other);
  return starts.map((low, place) => ({ low, high: (starts[place + 1] ?? fact.max + 1) - 1 }));
}
