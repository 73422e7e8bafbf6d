import { useState } from "preact/hooks";

/** What was kept on this phone under a name; null when nothing was, or it can't be read. */
export function saved(key: string) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep it; null forgets. */
export function save(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store: it holds until the page is left.
  }
}

/** The names that begin so. */
export function savedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** A value that this phone remembers. */
export function useSaved<T>(key: string, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (saved(key) ?? first) as T);
  return [
    value,
    (next) => {
      save(key, next);
      setValue(next);
    },
  ];
}
