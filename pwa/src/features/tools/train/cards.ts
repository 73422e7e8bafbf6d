import { useLayoutEffect, useState } from "preact/hooks";
import type { Library } from "../../../rules/books/library.ts";

/** Load the training cards, which nothing else needs, into the library. Raise an error if they can't be fetched. */
async function loadCards(library: Library) {
  const response = await fetch(`/rulebooks/cards.${library.language}.json`);
  if (!response.ok) throw new Error(response.statusText);
  Object.assign(library.catalogue, await response.json());
}

/** Return whether the cards are loaded: true, false while loading, or "failed". */
export function useCards(library: Library | null): boolean | "failed" {
  const [, setLoaded] = useState<Library | null>(null);
  const [failed, fail] = useState(false);
  const here = library !== null && "cards" in library.catalogue;
  useLayoutEffect(() => {
    if (library && !here)
      loadCards(library).then(
        () => setLoaded(library),
        () => fail(true),
      );
  }, [library]);
  return here || (failed && "failed");
}
