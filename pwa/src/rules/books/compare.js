/** Rulebooks side by side: the same foul under each of them, and their rule points. */

import { check } from "../engine/context.js";
import { decide, notCovered } from "../engine/decide.js";
import { RuleError } from "../errors.js";
import { Words } from "../words/wording.js";
import { canonical } from "./rulebook.js";

/** @typedef {import("./library.js").Library} Library */
/** @typedef {import("./rulebook.js").Rulebook} Rulebook */
/** @typedef {import("../words/wording.js").Json} Json */

/**
 * The same foul and facts decided under each book. What another book has, such as an abortive draw, a book without it does
 * not cover; what no book can decide is refused.
 * @param {Rulebook[]} books @param {string} foul @param {Json} facts @param {Json} context @returns {Json[]}
 */
export function decideAcross(books, foul, facts, context) {
  const answers = books.map((book) => decideOrRefuse(book, foul, facts, context));
  const refused = answers.filter((answer) => answer instanceof RuleError);
  if (refused.length && refused.length === answers.length) throw refused[0];
  const bare = { foul, facts, context: check(context) };
  return answers.map((answer, place) =>
    answer instanceof RuleError ? { rulebook: books[place].names(), ...bare, ...notCovered() } : answer,
  );
}

/** @param {Rulebook} book @param {string} foul @param {Json} facts @param {Json} context @returns {Json} */
function decideOrRefuse(book, foul, facts, context) {
  try {
    return decide(book, foul, facts, context);
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

/**
 * Every rule point with each book's answer, and whether the answers differ.
 * @param {Library} library @param {Rulebook[]} books @returns {Json}
 */
export function compareRulePoints(library, books) {
  const words = new Words(library);
  const points = Object.entries(library.catalogue.rule_points).map(([id, described]) => {
    const values = books.map((book) => book.content.rule_points[id]);
    return {
      id,
      name: words.pick(described.name),
      kind: described.kind,
      values: values.map((value) => ({ value, text: rulePointText(words, described, value) })),
      differs: values.some((value) => !same(value, values[0])),
    };
  });
  return { rulebooks: books.map((book) => words.book(book.names())), points };
}

/**
 * A rule point's answer as a person reads it.
 * @param {Words} words @param {Json} described @param {any} value @returns {string}
 */
function rulePointText(words, described, value) {
  if (value === "not-stated") return words.phrase("not-stated");
  if (described.kind === "choice") return words.pick(described.answers[value]);
  if (described.kind === "several") {
    const answers = value.map((/** @type {string} */ each) => words.pick(described.answers[each]));
    return answers.join(" · ") || words.phrase("none");
  }
  if (described.kind === "places") {
    return value.map((/** @type {number} */ place) => (place < 0 ? String(place) : `+${place}`)).join(" / ");
  }
  return described.kind === "p" ? `${value}P` : words.number(value);
}

/** @param {any} one @param {any} other */
function same(one, other) {
  return canonical(one) === canonical(other);
}
