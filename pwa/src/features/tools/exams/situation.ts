import { UnknownName } from "../../../rules/errors.ts";
import { localiseCard } from "../../../rules/words/training-card.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";

/**
 * A card with its choices and what the rulebook says; null where this version of the app has it not, or the rulebook leaves
 * it open.
 */
export function situationOf(library: Library, book: Rulebook, card: string) {
  try {
    return localiseCard(library, book, card);
  } catch (error) {
    if (error instanceof UnknownName) return null;
    throw error;
  }
}
