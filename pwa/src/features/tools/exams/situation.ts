import { UnknownName } from "../../../rules/errors.ts";
import { localiseCard } from "../../../rules/words/training-card.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Asked } from "../train/choices.tsx";
import type { OnTable } from "../train/tile-row.tsx";

interface Place {
  title: string;
  section: string | null;
}

/** A card with what the rulebook says of it, worked out here or by the server; `from`: who had the case. */
export interface Situation extends Asked {
  id: string;
  story: string;
  laid: OnTable;
  from: Place & { id: string };
  answer: { choice: string; line: string; tiles: string[]; source: Place | null; foul: string | null };
}

/**
 * A card with its choices and what the rulebook says; null where this version of the app has it not, or the rulebook leaves
 * it open.
 */
export function situationOf(library: Library, book: Rulebook, card: string): Situation | null {
  try {
    return localiseCard(library, book, card);
  } catch (error) {
    if (error instanceof UnknownName) return null;
    throw error;
  }
}
