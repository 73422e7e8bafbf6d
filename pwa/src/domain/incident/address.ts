import { useLayoutEffect } from "preact/hooks";
import { go, here } from "../../ui/router.ts";

/**
 * The way through a call is its address: the foul in the path, facts and context in the query. So "back" takes back the
 * last answer, and a reload stays where it was. `depth` says how many steps lie behind us since the call began.
 */
let depth = 0;
const BEGINNINGS = ["table", "outbox", "escalation"];

/** The address of this call with another foul, or with these parts of the query changed (null takes one out). */
export function address(foul: string | null, changes: Record<string, unknown> = {}) {
  const { parts, query } = here();
  const [, table, seat] = parts;
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  const path = ["#", "call", table, seat, ...(foul ? [foul] : [])].map((part) =>
    part === "#" ? part : encodeURIComponent(part),
  );
  return `${path.join("/")}${next.size ? `?${next}` : ""}`;
}

/** What the query says under a name, as JSON that this app wrote; null where it says nothing that can be read. */
export function queryValue<Value>(query: URLSearchParams, name: string): Value | null {
  try {
    return JSON.parse(query.get(name) ?? "null");
  } catch {
    return null;
  }
}

/** Go on in the call, with nothing to come back to. */
export function turn(to: string) {
  history.replaceState({ call: depth }, "", to);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/**
 * Leave the call for where it was begun, if that shows what became of it; else for `table`.
 * @param table its address
 */
export function leave(table: string) {
  const steps = depth;
  if (steps === 0 || history.length <= steps) return go(table, { replace: true });
  const landed = () => BEGINNINGS.includes(here().parts[0]) || go(table);
  addEventListener("hashchange", landed, { once: true });
  history.go(-steps);
}

/** Note each step of the call. @param place the address, query included */
export function useWay(place: string) {
  useLayoutEffect(() => {
    depth = history.state?.call ?? depth + 1;
    history.replaceState({ call: depth }, "");
  }, [place]);
  useLayoutEffect(
    () => () => {
      if (here().parts[0] !== "call") depth = 0;
    },
    [],
  );
}
