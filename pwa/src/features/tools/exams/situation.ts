import { UnknownName } from "../../../rules/errors.ts";
import { localiseCard } from "../../../rules/words/training-card.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { CardQuestion } from "../train/choices.tsx";
import type { OnTable } from "../train/tile-row.tsx";

interface Place {
  title: string;
  section: string | null;
}

/** A card with the rulebook's answer, found here or by the server; `from`: the source of the case. */
export interface Situation extends CardQuestion {
  id: string;
  story: string;
  laid: OnTable;
  from: Place & { id: string };
  answer: { choice: string; line: string; tiles: string[]; source: Place | null; foul: string | null };
}

/**
 * Return a card with its choices and the rulebook's answer; null if this version of the app does not have it, or the
 * rulebook leaves it open.
 */
export function situationOf(library: Library, book: Rulebook, card: string): Situation | null {
  try {
    return localiseCard(library, book, card);
  } catch (error) {
    if (error instanceof UnknownName) return null;
    throw error;
  }
}
