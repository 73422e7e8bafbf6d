import { useLayoutEffect, useState } from "preact/hooks";

/** @typedef {{path: string, parts: string[], query: URLSearchParams}} Place */

/** Where the address says we are: `#/table/1?x=2` has the parts `["table", "1"]`. @returns {Place} */
export function here() {
  const [path, query] = location.hash.replace(/^#/, "").split("?");
  const parts = (path ?? "").split("/").filter(Boolean).map(decoded);
  return { path: `#/${parts.join("/")}`, parts, query: new URLSearchParams(query) };
}

/** A link may arrive cut off or mangled: then its text as it is, which leads nowhere. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go somewhere; `replace` leaves no way back to here. @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) location.replace(path);
  else location.hash = path;
}

const OPENED = history.length;

/** One step back, or to `fallback` where the app was opened here; older browsers can't say where in the history this is. @param {string} fallback */
export function back(fallback) {
  if (globalThis.navigation?.canGoBack ?? history.length > OPENED) history.back();
  else go(fallback, { replace: true });
}

/** The place, kept up to date from the first paint on. @returns {Place} */
export function usePlace() {
  const [place, setPlace] = useState(here);
  useLayoutEffect(() => {
    const moved = () => setPlace(here());
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return place;
}
