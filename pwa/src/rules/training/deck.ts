/** The cards that a rulebook answers. */

import { solve } from "./solution.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** List the ids of the cards that this rulebook decides: of a level of difficulty and a subject, or of all. */
export function deck(library: Library, book: Rulebook, level: number | null = null, subject: string | null = null) {
  return Object.entries(library.catalogue.cards)
    .filter(([, card]) => (level ?? card.level) === card.level && (subject ?? card.subject) === card.subject)
    .filter(([, card]) => solve(library, book, card))
    .map(([id]) => id);
}
