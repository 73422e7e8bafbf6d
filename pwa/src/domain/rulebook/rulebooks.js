import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { useStore } from "../../store/use-store.js";

/**
 * The rulebooks under which these rulings were made, by revision; one that can't be had just now is missing.
 * @param {any[]} rulings @returns {Record<string, import("../../rules/books/rulebook.js").Rulebook>}
 */
export function useBooks(rulings) {
  const { book } = useStore();
  const own = useMemo(() => (book?.revision ? { [book.revision]: book } : {}), [book]);
  const [others, setOthers] = useState({});
  const revisions = [...new Set(rulings.map(({ revision }) => revision))].filter((one) => one && !(one in own));
  useLayoutEffect(() => {
    for (const revision of revisions) {
      const keep = (/** @type {any} */ found) => setOthers((had) => ({ ...had, [revision]: found }));
      store.revision(revision).then(keep, () => {});
    }
  }, [revisions.join()]);
  return { ...others, ...own };
}

/** What no ruling waits for: drawn again once it is there. @param {boolean} [wanted] */
export function useReading(wanted = true) {
  const { library } = useStore();
  const [, loaded] = useState(0);
  useLayoutEffect(() => {
    if (wanted)
      store.loadReading().then(
        () => loaded(1),
        () => {},
      );
  }, [library, wanted]);
}
