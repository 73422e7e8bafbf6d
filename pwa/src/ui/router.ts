import { useLayoutEffect, useState } from "preact/hooks";

interface Place {
  path: string;
  parts: string[];
  query: URLSearchParams;
}

/** Parse the address: `#/table/1?x=2` has the path `#/table/1` and the parts `["table", "1"]`. */
export function here(): Place {
  const [path, query] = location.hash.replace(/^#/, "").split("?");
  const parts = (path ?? "").split("/").filter(Boolean).map(decode);
  return { path: `#/${parts.join("/")}`, parts, query: new URLSearchParams(query) };
}

/** Decode a part of the address; one that arrived cut off or mangled stays as it is, and matches no screen. */
function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Go to an address; `replace` removes the current one from the history. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}) {
  if (replace) location.replace(path);
  else location.hash = path;
}

const LENGTH_AT_START = history.length;

/**
 * Go one step back, or to `fallback` if the app was opened on this screen. Browsers without `navigation` don't know
 * their place in the history: there its length has to do.
 */
export function back(fallback: string) {
  if (globalThis.navigation?.canGoBack ?? history.length > LENGTH_AT_START) history.back();
  else go(fallback, { replace: true });
}

/** Return the parsed address, kept up to date from the first paint on. */
export function usePlace(): Place {
  const [place, setPlace] = useState(here);
  useLayoutEffect(() => {
    const update = () => setPlace(here());
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  return place;
}

/** Return values as the query of an address. */
export function asQuery(values: Record<string, string | number | boolean>) {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
