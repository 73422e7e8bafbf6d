import { useLayoutEffect, useState } from "preact/hooks";

interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

/** Where the address says we are: `#/table/1?x=2` has the parts `["table", "1"]`. */
export function here(): Place {
  const [path, query] = location.hash.replace(/^#/, "").split("?");
  const parts = (path ?? "").split("/").filter(Boolean).map(decoded);
  return { path: `#/${parts.join("/")}`, parts, query: new URLSearchParams(query) };
}

/** A link may arrive cut off or mangled: then its text as it is, which leads nowhere. */
function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go somewhere; `replace` leaves no way back to here. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}) {
  if (replace) location.replace(path);
  else location.hash = path;
}

const OPENED = history.length;

/** One step back, or to `fallback` where the app was opened here; older browsers can't say where in the history this is. */
export function back(fallback: string) {
  if (globalThis.navigation?.canGoBack ?? history.length > OPENED) history.back();
  else go(fallback, { replace: true });
}

/** The place, kept up to date from the first paint on. */
export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useLayoutEffect(() => {
    const moved = () => setPlace(here());
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, []);
  return place;
}

/** Values as an address has them behind its question mark. */
export function asQuery(values: Record<string, string | number | boolean>) {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
