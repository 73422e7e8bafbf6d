import { useLayoutEffect, useState } from "preact/hooks";
import type { Library } from "../../../rules/books/library.ts";

/** Put the training cards, which nothing else needs, into the library. Raises what fetching them does. */
async function loadCards(library: Library) {
  const response = await fetch(`/rulebooks/cards.${library.language}.json`);
  if (!response.ok) throw new Error(response.statusText);
  Object.assign(library.catalogue, await response.json());
}

/** Whether the cards are here: true, false while they come, or "failed". */
export function useCards(library: Library | null): boolean | "failed" {
  const [, told] = useState<Library | null>(null);
  const [failed, fail] = useState(false);
  const here = library !== null && "cards" in library.catalogue;
  useLayoutEffect(() => {
    if (library && !here)
      loadCards(library).then(
        () => told(library),
        () => fail(true),
      );
  }, [library]);
  return here || (failed && "failed");
}
