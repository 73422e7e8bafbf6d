import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { useStore } from "../../store/use-store.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";

/** The rulebooks under which these rulings were made, by revision; one that can't be had just now is missing. */
export function useBooks(rulings: { revision: string }[]): Record<string, Rulebook> {
  const { book } = useStore();
  const own = useMemo(() => (book?.revision ? { [book.revision]: book } : {}), [book]);
  const [others, setOthers] = useState<Record<string, Rulebook>>({});
  const revisions = [...new Set(rulings.map(({ revision }) => revision))].filter((one) => one && !(one in own));
  useLayoutEffect(() => {
    for (const revision of revisions) {
      const keep = (found: Rulebook) => setOthers((had) => ({ ...had, [revision]: found }));
      store.revision(revision).then(keep, () => {});
    }
  }, [revisions.join()]);
  return { ...others, ...own };
}

/** What no ruling waits for: drawn again once it is there. */
export function useReading(wanted: boolean = true) {
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
