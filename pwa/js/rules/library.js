/** All rulebooks and the shared catalogue, as rulings/books/export.py wrote them for the phone. */

import { UnknownName } from "./errors.js";

/** The catalogue (fouls, facts, steps, readings, sources, rule points, with their texts) and the base books. */
export class Library {
  /**
   * @param {Record<string, any>} catalogue
   * @param {Record<string, Record<string, any>>} books
   */
  constructor(catalogue, books) {
    this.catalogue = catalogue;
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
   * @returns {import("./facts.js").Fact}
   */
  shape(fact) {
    const { kind, answers, min, max } = this.catalogue.facts[fact];
    if (kind === "choice") return { kind, answers: Object.keys(answers) };
    return kind === "count" ? { kind, min, max } : { kind };
  }
}

/**
 * The book with the procedures that all books share, which its file leaves out.
 * @param {Record<string, any>} catalogue
 * @param {Record<string, any>} book
 */
function whole(catalogue, book) {
  return { ...book, procedures: { ...catalogue.procedures, ...book.procedures } };
}
