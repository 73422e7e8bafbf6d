import { useLayoutEffect, useRef } from "../../../vendor/hooks.js";
import { render } from "../../../vendor/preact.js";
import { html } from "../html.js";
import { usePlace } from "../router.js";
import { ROUTES } from "../routes.js";
import { useSettings } from "../settings.js";
import { KeyList, useKeys } from "./rail/keys.js";
import { LISTS } from "./lists.js";
import { Close, Pane } from "./pane.js";
import { LIST_ROUTES, hasList, standOf } from "./places.js";
import { Rail, useItems } from "./rail/rail.js";
import { useStand } from "./stand.js";
import { Tabs } from "./tabs.js";
import { useDesk } from "./use-desk.js";

/** Put the rail and the lists around the app's screens, for whoever has a desk and as long as there is room for it. */
export function furnish() {
  if (document.getElementById("desk")) return;
  for (const name of LIST_ROUTES) ROUTES[name] = covered(name, ROUTES[name]);
  const desk = document.createElement("div");
  desk.id = "desk";
  document.getElementById("app")?.before(desk);
  render(html`<${Frame} />`, desk);
  dispatchEvent(new Event("hashchange")); // the address may have another screen now
}

/** A phone's screens, in whose place a desk may have a list. @param {string} name @param {() => Promise<any>} route */
function covered(name, route) {
  return async () => {
    const Shown = await route();
    return (/** @type {any} */ props) => {
      const isList = standOf([name, ...props.args], null).stand === "list";
      return useDesk() && isList ? null : html`<${Shown} ...${props} />`;
    };
  };
}

/** The rail, and the list of its item; what is looked at stands beside it, in the app's own place. */
function Frame() {
  const desk = useDesk();
  return desk && html`<${Desk} key=${desk} />`;
}

function Desk() {
  useSettings();
  const { parts, path, query } = usePlace();
  const before = useRef(/** @type {string|null} */ (null));
  const { item, stand } = standOf(parts, history.state?.item ?? before.current);
  useStand(stand, path, parts[0] ?? "");
  const items = useItems();
  const current = items.find(({ id }) => id === item);
  const lists = useRef(/** @type {Record<string, string>} */ ({})); // where each item's list was left
  const close = lists.current[item ?? ""] ?? current?.href ?? "#/tables";
  const keys = useKeys(items, stand === "detail" ? close : null);
  useLayoutEffect(() => {
    before.current = item;
    if (item && stand === "list") lists.current[item] = path;
    if (stand === "detail") history.replaceState({ item }, ""); // who comes back here finds the same list beside it
  }, [item, path]);
  const List = hasList(item) && LISTS[/** @type {string} */ (item)];
  return html`<${Rail} items=${items} item=${item} onKeys=${keys.open} />
    ${List && html`<${Pane} key=${item} item=${item} stand=${stand}><${List} alone=${stand === "list"} parts=${parts} query=${query} /><//>`}
    ${stand === "detail" && html`<${Close} href=${close} />`}
    ${stand === "front" && html`<${Tabs} item=${item} parts=${parts} />`}
    ${keys.shown && html`<${KeyList} items=${items} keys=${keys} />`}`;
}
