import { useLayoutEffect, useRef } from "preact/hooks";
import { render } from "preact";
import { usePlace } from "../ui/router.ts";
import { Corner } from "../ui/screen.tsx";
import { useSettings } from "../ui/settings.ts";
import { KeyList, useKeys } from "./rail/keys.tsx";
import { LISTS } from "./lists.ts";
import { Close, Pane } from "./pane.tsx";
import { LIST_ROUTES, hasList, standOf } from "./places.ts";
import { Rail, useItems } from "./rail/rail.tsx";
import { useStand } from "./stand.ts";
import { Tabs } from "./tabs.tsx";
import { useDesk } from "../domain/event/use-desk.ts";
import type { ComponentType } from "preact";

interface ScreenProps {
  args: string[];
  query: URLSearchParams;
}

type Screen = ComponentType<ScreenProps>;

/**
 * Put the rail and the lists around the app's screens, for whoever has a desk and as long as there is room for it.
 * @param routes of the screens, in whose place lists may stand
 * @param mark for the rail's corner
 */
export function furnish(routes: Record<string, () => Promise<Screen>>, mark: ComponentType) {
  if (document.getElementById("desk")) return;
  for (const name of LIST_ROUTES) routes[name] = covered(name, routes[name]);
  const desk = document.createElement("div");
  desk.id = "desk";
  document.getElementById("app")?.before(desk);
  render(
    <Corner.Provider value={mark}>
      <Frame />
    </Corner.Provider>,
    desk,
  );
  dispatchEvent(new Event("hashchange")); // the address may have another screen now
}

/** A phone's screens, in whose place a desk may have a list. */
function covered(name: string, route: () => Promise<Screen>) {
  return async () => {
    const Shown = await route();
    return (props: ScreenProps) => {
      const isList = standOf([name, ...props.args], null).stand === "list";
      return useDesk() && isList ? null : <Shown {...props} />;
    };
  };
}

/** The rail, and the list of its item; what is looked at stands beside it, in the app's own place. */
function Frame() {
  const desk = useDesk();
  return desk && <Desk key={desk} />;
}

function Desk() {
  useSettings();
  const { parts, path, query } = usePlace();
  const before = useRef<string | null>(null);
  const { item, stand } = standOf(parts, history.state?.item ?? before.current);
  useStand(stand, path, parts[0] ?? "");
  const items = useItems();
  const current = items.find(({ id }) => id === item);
  const lists = useRef<Record<string, string>>({}); // where each item's list was left
  const close = lists.current[item ?? ""] ?? current?.href ?? "#/tables";
  const keys = useKeys(items, stand === "detail" ? close : null);
  useLayoutEffect(() => {
    before.current = item;
    if (item && stand === "list") lists.current[item] = path;
    if (stand === "detail") history.replaceState({ item }, ""); // who comes back here finds the same list beside it
  }, [item, path]);
  const List = item && hasList(item) && LISTS[item];
  return (
    <>
      <Rail items={items} item={item} onKeys={keys.open} />
      {item && List && (
        <Pane key={item} item={item} stand={stand}>
          <List alone={stand === "list"} parts={parts} query={query} />
        </Pane>
      )}
      {stand === "detail" && <Close href={close} />}
      {stand === "front" && <Tabs item={item} parts={parts} />}
      {keys.shown && <KeyList items={items} keys={keys} />}
    </>
  );
}
