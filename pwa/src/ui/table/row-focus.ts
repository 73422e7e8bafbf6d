import { useLayoutEffect, useRef, useState } from "preact/hooks";

const STEPS = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: -Infinity,
  End: Infinity,
} as Record<string, number>;
const SIDE = { ArrowRight: 1, ArrowLeft: -1 } as Record<string, number>;
const WITHIN = "a[href], button:not([disabled])";

/**
 * Return a roving focus over a table's rows: Tab reaches one row, up and down arrows (or j and k) the others, and left
 * and right arrows the controls within a row.
 * @param current the id of the open row
 * @param more renders more rows; null if there are none
 * @returns `active`: the id of the row that Tab reaches; `body`: the props of the table's body
 */
export function useRowFocus(rows: { id: string }[], current: string | undefined, more: (() => void) | null) {
  const [chosen, setChosen] = useState(current as string | undefined);
  const body = useRef(null as HTMLTableSectionElement | null);
  useLayoutEffect(() => {
    if (current) setChosen(current);
    linkOf(body.current, current)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const active = rows.some(({ id }) => id === chosen) ? chosen : rows[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const from = event.target as Element;
    if (ctrlKey || metaKey || altKey || from.closest("dialog, input, select, textarea")) return;
    if (key in SIDE) return focusBeside(from, SIDE[key]) && event.preventDefault();
    if (!(key in STEPS)) return;
    event.preventDefault();
    const at = rows.findIndex(({ id }) => id === active);
    const to = Math.min(Math.max(at + STEPS[key], 0), rows.length - 1);
    if (to === rows.length - 1) more?.();
    setChosen(rows[to]?.id);
    linkOf(body.current, rows[to]?.id)?.focus();
  };
  const onFocusIn = (event: FocusEvent) => {
    const row = (event.target as Element).closest("tr")?.querySelector("[data-row]");
    const id = row?.getAttribute("data-row");
    if (id && id !== active) setChosen(id);
  };
  return { active, body: { ref: body, onKeyDown, onfocusin: onFocusIn } };
}

/** Focus the next or previous control of the same row. Return whether there is one. */
function focusBeside(from: Element, step: number) {
  const controls = [...(from.closest("tr")?.querySelectorAll(WITHIN) ?? [])];
  const next = controls[controls.indexOf(from) + step];
  (next as HTMLElement | undefined)?.focus();
  return Boolean(next);
}

function linkOf(body: HTMLElement | null, id?: string): HTMLElement | null {
  return body?.querySelector(`[data-row="${CSS.escape(id ?? "")}"]`) ?? null;
}
