/** All rulebooks and the shared catalogue, as rulings/books/export.py wrote them for the phone. */

import { UnknownName } from "../errors.js";
import { Vocabulary } from "../words/vocabulary.js";

/**
 * What fouls and ambiguous words are called, by id, as the words that a search knows; words that say nothing, and under
 * each name those that mean the same.
 * @typedef {{fouls: Record<string, string[]>, ambiguities: Record<string, string[]>, vocabulary: {empty: string, same: Record<string, string>}}} Terms
 */

const NO_VOCABULARY = { empty: "", same: {} };

/** The catalogue (fouls, facts, steps, readings, sources, rule points, with their texts) in one language, and the base books. */
export class Library {
  /**
   * @param {Record<string, any>} catalogue
   * @param {Record<string, Record<string, any>>} names what each book and its options are called
   * @param {string} language
   */
  constructor(catalogue, names, language) {
    this.catalogue = catalogue;
    this.language = language;
    /** What fouls are found by: their names, until every term is here. @type {Terms} */
    this.terms = { fouls: namesOf(catalogue.fouls), ambiguities: {}, vocabulary: NO_VOCABULARY };
    /** @type {Record<string, Record<string, any>>} */
    this.books = { ...names };
  }

  /** Add a base book's rules to its names. @param {string} id @param {Record<string, any>} rules */
  add(id, rules) {
    const names = this.books[id].options;
    const options = Object.entries(rules.options).map(([name, option]) => [name, { ...names[name], ...option }]);
    const procedures = { ...this.catalogue.procedures, ...rules.procedures };
    this.books[id] = { ...this.books[id], ...rules, procedures, options: Object.fromEntries(options) };
  }

  /** Whether a base book's rules are here. @param {string} id */
  has(id) {
    return "fouls" in (this.books[id] ?? {});
  }

  /**
   * The base book.
   * @param {any} rulebook
   * @returns {Record<string, any>}
   */
  book(rulebook) {
    const known = Object.keys(this.books);
    if (!known.includes(rulebook)) throw new UnknownName("rulebook", "rulebook", rulebook, known);
    return this.books[rulebook];
  }

  /**
   * A fact without its texts.
   * @param {string} fact
   * @returns {import("../engine/facts.js").Fact}
   */
  shape(fact) {
    const { kind, answers, min, max } = this.catalogue.facts[fact];
    if (kind === "choice") return { kind, answers: Object.keys(answers) };
    return kind === "count" ? { kind, min, max } : { kind };
  }
}

/** @param {Record<string, {name: string}>} fouls */
function namesOf(fouls) {
  const vocabulary = new Vocabulary(NO_VOCABULARY);
  return Object.fromEntries(Object.entries(fouls).map(([id, { name }]) => [id, [vocabulary.words(name).join(" ")]]));
}
