import { RIICHI, SIMULTANEOUS } from "../../rules/engine/context.js";

/** The context in which nothing else happened. @type {Record<string, any>} */
export const PLAIN = { simultaneous: "none", riichi: "unknown", offenders: 1, after_time: false };

/** The values of each, as they are asked. @type {Record<string, any[]>} */
export const VALUES = {
  simultaneous: SIMULTANEOUS,
  riichi: RIICHI,
  offenders: [1, 2, 3, 4],
  after_time: [false, true],
};

/** What was said of the circumstances; the seat and casual play are not said there. @param {Record<string, any>} [context] */
export function stated(context = {}) {
  return Object.fromEntries(
    Object.keys(PLAIN)
      .filter((name) => named(context, name))
      .map((name) => [name, context[name]]),
  );
}

/** @param {Record<string, any>} context @param {string} name */
function named(context, name) {
  return ![undefined, PLAIN[name]].includes(context[name]);
}

/** @param {import("../../rules/words/wording.js").Words} words @param {string} name */
export function questionOf(words, name) {
  return words.phrase(`context-${name.replace("_", "-")}`);
}

/** @param {import("../../rules/words/wording.js").Words} words @param {string} name @param {any} value @returns {string} */
export function answerOf(words, name, value) {
  if (name === "offenders") return String(value);
  if (name === "after_time") return words.phrase(value ? "answer-yes" : "answer-no");
  return words.phrase(name === "riichi" ? `answer-${value}` : `${name}-${value}`);
}
