import { useLayoutEffect, useRef } from "preact/hooks";

/** Styles hang on where the screen stands; what is opened begins at its top, and the focus goes back to the list. @param {import("./places.js").Stand} stand @param {string} path @param {string} route */
export function useStand(stand, path, route) {
  const last = useRef(stand);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { desk: stand, deskRoute: route });
    scrollTo(0, 0);
    const left = last.current === "detail" && stand === "list";
    last.current = stand;
    if (left)
      queueMicrotask(() =>
        /** @type {HTMLElement|null} */ (document.querySelector(".desk-list [data-row][tabindex='0']"))?.focus(),
      );
  }, [stand, path]);
  useLayoutEffect(
    () => () => ["desk", "deskRoute"].forEach((name) => delete document.documentElement.dataset[name]),
    [],
  );
}
