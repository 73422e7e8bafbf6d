import { useLayoutEffect, useRef } from "preact/hooks";
import type { Stand } from "./places.ts";

/** Styles hang on where the screen stands; what is opened begins at its top, and the focus goes back to the list. */
export function useStand(stand: Stand, path: string, route: string) {
  const last = useRef(stand);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { desk: stand, deskRoute: route });
    scrollTo(0, 0);
    const left = last.current === "detail" && stand === "list";
    last.current = stand;
    if (left) queueMicrotask(() => document.querySelector<HTMLElement>(".desk-list [data-row][tabindex='0']")?.focus());
  }, [stand, path]);
  useLayoutEffect(
    () => () => ["desk", "deskRoute"].forEach((name) => delete document.documentElement.dataset[name]),
    [],
  );
}
