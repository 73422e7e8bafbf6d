/** Rulebooks side by side: the same foul under each of them, and their rule points. */

import { decide } from "../engine/decide.js";
import { Words } from "../words/wording.js";
import { canonical } from "./rulebook.js";

/** @typedef {import("./library.js").Library} Library */
/** @typedef {import("./rulebook.js").Rulebook} Rulebook */
/** @typedef {import("../words/wording.js").Json} Json */

/**
 * The same foul and facts decided under each book.
 * @param {Rulebook[]} books @param {string} foul @param {Json} facts @param {Json} context @returns {Json[]}
 */
export function decideAcross(books, foul, facts, context) {
  return books.map((book) => decide(book, foul, facts, context));
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
