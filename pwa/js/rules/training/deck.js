/** The cards that a rulebook answers. */

import { solve } from "./solution.js";

/**
 * The ids of the cards that this rulebook decides, of one level of difficulty or of all.
 * @param {import("../books/library.js").Library} library @param {import("../books/rulebook.js").Rulebook} book @param {number|null} [level]
 */
export function deck(library, book, level = null) {
  return Object.entries(library.catalogue.cards)
    .filter(([, card]) => (level === null || card.level === level) && solve(library, book, card))
    .map(([id]) => id);
}
