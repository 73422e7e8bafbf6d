/** The source and section of a rulebook's answer to a rule point. */

import type { Library } from "./library.ts";
import type { Rulebook } from "./rulebook.ts";

const OWN = "own";

/**
 * Return the source and section of the book's answer: of its last option that has one, else of the base book. Null if
 * no section was recorded, or the library has no such book any more.
 * @param library with its `ForReading` part loaded
 */
export function sourceOf(library: Library, book: Rulebook, point: string): { id: string; section: string } | null {
  const base = library.books[book.id];
  if (!base || !("fouls" in base)) return null;
  const [own = base.source] = base.sources ?? [];
  for (const name of Object.keys(book.options).reverse()) {
    const option = base.options[name];
    if (point in (option?.rule_points ?? {})) {
      return { id: base.standing === OWN ? own : base.source, section: option.section };
    }
  }
  const found = library.catalogue.rule_point_sources[book.id]?.[point];
  return found ? { id: found.source ?? base.source, section: found.section } : null;
}
