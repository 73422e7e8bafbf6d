import { useLayoutEffect, useRef, useState } from "preact/hooks";

const STEPS = /** @type {Record<string, number>} */ ({
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: -Infinity,
  End: Infinity,
});
const SIDE = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 });
const WITHIN = "a[href], button:not([disabled])";

/**
 * One row of a table at a time is reached by Tab, the others by arrows (j and k), and what is in a row by arrows sideways.
 * @param {{id: string}[]} rows @param {string|undefined} current the row that is open @param {(() => void)|null} more draws more rows, where there are any
 */
export function useRowFocus(rows, current, more) {
  const [chosen, setChosen] = useState(/** @type {string|undefined} */ (current));
  const body = useRef(/** @type {HTMLTableSectionElement|null} */ (null));
  useLayoutEffect(() => {
    if (current) setChosen(current);
    linkOf(body.current, current)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const active = rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id;
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const from = /** @type {Element} */ (event.target);
    if (ctrlKey || metaKey || altKey || from.closest("dialog, input, select, textarea")) return;
    if (key in SIDE) return sideways(from, SIDE[key]) && event.preventDefault();
    if (!(key in STEPS)) return;
    event.preventDefault();
    const at = rows.findIndex(({ id }) => id === active);
    const to = Math.min(Math.max(at + STEPS[key], 0), rows.length - 1);
    if (to === rows.length - 1) more?.();
    setChosen(rows[to]?.id);
    linkOf(body.current, rows[to]?.id)?.focus();
  };
  const onFocusIn = (/** @type {FocusEvent} */ event) => {
    const row = /** @type {Element} */ (event.target).closest("tr")?.querySelector("[data-row]");
    const id = row?.getAttribute("data-row");
    if (id && id !== active) setChosen(id);
  };
  return { active, body: { ref: body, onKeyDown, onfocusin: onFocusIn } };
}

/** To the next thing in the same row. @param {Element} from @param {number} step */
function sideways(from, step) {
  const things = [...(from.closest("tr")?.querySelectorAll(WITHIN) ?? [])];
  const next = things[things.indexOf(from) + step];
  /** @type {HTMLElement|undefined} */ (next)?.focus();
  return Boolean(next);
}

/** @param {HTMLElement|null} body @param {string} [id] @returns {HTMLElement|null} */
function linkOf(body, id) {
  return body?.querySelector(`[data-row="${CSS.escape(id ?? "")}"]`) ?? null;
}
