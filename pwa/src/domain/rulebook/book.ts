import { useStore } from "../../store/use-store.ts";
import type { Library } from "../../rules/books/library.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Snapshot } from "../../store/index.ts";

/** What the phone knows, with the tournament's rulebook. */
export interface WithBook extends Snapshot {
  book: Rulebook;
  library: Library;
}

/** What the phone knows, for what is shown only where the tournament's rulebook is there. */
export function useBook(): WithBook {
  const snapshot = useStore();
  const { book, library } = snapshot;
  if (!book || !library) throw new Error("The tournament's rulebook is not on this phone.");
  return { ...snapshot, book, library };
}
