import { UnknownName } from "../../../rules/errors.js";
import { localiseCard } from "../../../rules/words/training-card.js";

/**
 * A card with its choices and what the rulebook says; null where this version of the app has it not, or the rulebook leaves
 * it open. @param {import("../../../rules/books/library.js").Library} library @param {import("../../../rules/books/rulebook.js").Rulebook} book
 * @param {string} card
 */
export function situationOf(library, book, card) {
  try {
    return localiseCard(library, book, card);
  } catch (error) {
    if (error instanceof UnknownName) return null;
    throw error;
  }
}
