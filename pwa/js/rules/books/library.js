/** All rulebooks and the shared catalogue, as rulings/books/export.py wrote them for the phone. */

import { UnknownName } from "../errors.js";

/** What fouls and ambiguous words are called, by id. @typedef {{fouls: Record<string, string[]>, ambiguities: Record<string, string[]>}} Terms */

/** The catalogue (fouls, facts, steps, readings, sources, rule points, with their texts) and the base books, in one language. */
export class Library {
  /**
   * @param {Record<string, any>} catalogue
   * @param {Record<string, Record<string, any>>} books
   * @param {string} language
   */
  constructor(catalogue, books, language) {
    this.catalogue = catalogue;
    this.language = language;
    /** What fouls are found by. @type {Terms} */
    this.terms = { fouls: own(catalogue.fouls), ambiguities: own(catalogue.ambiguities) };
    /** @type {Record<string, Record<string, any>>} */
    this.books = Object.fromEntries(Object.entries(books).map(([id, book]) => [id, whole(catalogue, book)]));
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

/** What they are called in this language. @param {Record<string, any>} named */
function own(named) {
  return Object.fromEntries(
    Object.entries(named).map(([id, { name, words }]) => [id, name === undefined ? words : [name, ...words]]),
  );
}

/**
 * The book with the procedures that all books share, which its file leaves out.
 * @param {Record<string, any>} catalogue
 * @param {Record<string, any>} book
 */
function whole(catalogue, book) {
  return { ...book, procedures: { ...catalogue.procedures, ...book.procedures } };
}
