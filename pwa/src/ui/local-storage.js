import { useState } from "preact/hooks";

/** What was kept on this phone under a name; null when nothing was, or it can't be read. @param {string} key */
export function saved(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep it; null forgets. @param {string} key @param {any} value */
export function save(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or closed store: it holds until the page is left.
  }
}

/** The names that begin so. @param {string} beginning @returns {string[]} */
export function savedNames(beginning) {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/**
 * A value that this phone remembers.
 * @template T @param {string} key @param {T} first @returns {[T, (value: T) => void]}
 */
export function useSaved(key, first) {
  const [value, setValue] = useState(() => /** @type {T} */ (saved(key) ?? first));
  return [
    value,
    (next) => {
      save(key, next);
      setValue(next);
    },
  ];
}
