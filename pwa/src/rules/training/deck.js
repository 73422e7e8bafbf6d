/** The cards that a rulebook answers. */

import { solve } from "./solution.js";

/**
 * The ids of the cards that this rulebook decides: of a level of difficulty and a subject, or of all.
 * @param {import("../books/library.js").Library} library @param {import("../books/rulebook.js").Rulebook} book
 * @param {number|null} [level] @param {string|null} [subject]
 */
export function deck(library, book, level = null, subject = null) {
  return Object.entries(library.catalogue.cards)
    .filter(([, card]) => (level ?? card.level) === card.level && (subject ?? card.subject) === card.subject)
    .filter(([, card]) => solve(library, book, card))
    .map(([id]) => id);
}
