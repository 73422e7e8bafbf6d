import { useState } from "preact/hooks";

/** Return the value saved on this phone under a key; null if there is none, or it can't be read. */
export function saved(key: string) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Save a value as JSON; null removes it. */
export function save(key: string, value: unknown) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the value lasts until the page is left.
  }
}

/** Return the keys with this prefix. */
export function savedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Return a state that is saved on this phone, and its setter; `first` if nothing is saved. */
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
