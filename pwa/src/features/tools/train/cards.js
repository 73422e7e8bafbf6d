import { useLayoutEffect, useState } from "preact/hooks";

/** @typedef {import("../../../rules/books/library.js").Library} Library */

/** Put the training cards, which nothing else needs, into the library. Raises what fetching them does. @param {Library} library */
async function loadCards(library) {
  const response = await fetch(`/rulebooks/cards.${library.language}.json`);
  if (!response.ok) throw new Error(response.statusText);
  Object.assign(library.catalogue, await response.json());
}

/** Whether the cards are here: true, false while they come, or "failed". @param {Library} library @returns {boolean|"failed"} */
export function useCards(library) {
  const [, told] = useState(/** @type {any} */ (null));
  const [failed, fail] = useState(false);
  const here = "cards" in library.catalogue;
  useLayoutEffect(() => {
    if (!here)
      loadCards(library).then(
        () => told(library),
        () => fail(true),
      );
  }, [library]);
  return here || (failed && "failed");
}
