import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { useSaved } from "../../ui/local-storage.ts";
import { Dialog, Toggle } from "../../ui/index.ts";
import { go } from "../../ui/router.ts";
import type { Item } from "../places.ts";

const SWITCH = "shinpan.keys";
const TYPED = "input, select, textarea, [contenteditable]";
const RESULT = ".sheet-seat"; // being typed: a digit that misses its box leads nowhere

/**
 * The desk's keys: numbers lead to the rail's items, `/` into the search, `j` into the list, Escape closes what stands beside
 * it, `?` lists them. Who finds single keys in the way switches them off; Escape stays.
 * @param close where Escape leads
 */
export function useKeys(items: Item[], close: string | null) {
  const [shown, setShown] = useState(false);
  const [on, setOn] = useSaved(SWITCH, true);
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || document.querySelector("dialog[open]")) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (key === "Escape" && close) return go(close);
      if (!on) return;
      const done = act(key, items, () => setShown(true));
      if (done) event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [items, close, on]);
  return { shown, on, setOn, open: () => setShown(true), close: () => setShown(false) };
}

/** Whether the key did something. */
function act(key: string, items: Item[], list: () => void) {
  const item = document.querySelector(RESULT) ? null : items[Number(key) - 1];
  if (item) go(item.href);
  else if (key === "?") list();
  else if (key === "/") return focus(".desk-list [type=search]");
  else if (key === "j" || key === "k") return focus(".desk-list [data-row][tabindex='0']");
  return Boolean(item) || key === "?";
}

function focus(selector: string) {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return Boolean(found);
}

/** Every key, and the switch. */
export function KeyList({ items, keys: { on, setOn, close } }: { items: Item[]; keys: ReturnType<typeof useKeys> }) {
  const rows: [string[], string][] = [
    ...items.map(({ id }, place): [string[], string] => [[String(place + 1)], t(`desk.item.${id}`)]),
    [["/"], t("desk.key.search")],
    [["↑", "↓", "j", "k"], t("desk.key.rows")],
    [["←", "→"], t("desk.key.acts")],
    [["Enter"], t("desk.key.open")],
    [["Esc"], t("desk.key.close")],
    [["?"], t("desk.key.list")],
  ];
  return (
    <Dialog title={t("desk.keys")} onClose={close}>
      <Toggle label={t("desk.key.on")} hint={t("desk.key.on-hint")} checked={on} onChange={setOn} />
      <dl class="desk-keys">
        {rows.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
