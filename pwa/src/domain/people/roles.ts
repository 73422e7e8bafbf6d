import type { Snapshot } from "../../store/index.ts";

/** Whoever may have roles; nobody while that is not known. */
export type Roled = { roles?: string[] } | null | undefined;

const MAY_RULE = ["director", "head-referee", "referee"];
const MAY_ENTER = ["director", "arbiter"];
const MAY_COMPARE = ["director", "head-referee"];
const MAY_TIME = ["director", "head-referee", "referee", "arbiter"];

/** Whether an official may issue rulings; only the server knows for sure. */
export function mayRule(official: Roled) {
  return hasOne(official, MAY_RULE);
}

/** Whether an official may enter results; only the server knows for sure. */
export function mayEnter(official: Roled) {
  return hasOne(official, MAY_ENTER);
}

/** Whether an official may record times; only the server knows for sure. */
export function mayTime(official: Roled) {
  return hasOne(official, MAY_TIME);
}

/** Whether an official may compare rulings; only the server knows for sure. */
export function directs(official: Roled) {
  return hasOne(official, MAY_COMPARE);
}

/** Whether an official has one of these roles; only the server knows for sure. */
export function hasOne(official: Roled, roles: string[]) {
  return !official?.roles || official.roles.some((role) => roles.includes(role));
}

/** Whether the rulebook leaves this call to another referee, since the official plays there or is the offender. */
export function playsHere(
  { official, book, state }: Pick<Snapshot, "official" | "book" | "state">,
  { hanchan, offender }: { hanchan?: string | null; offender: { id: string } },
) {
  const own = official?.player_id;
  const seated = Object.values(state.hanchans[hanchan ?? ""]?.seats ?? {});
  const concerned = [offender.id, ...seated].some((id) => id === own || id === state.players[own ?? ""]?.team);
  return Boolean(own) && concerned && book?.content.rule_points["playing-referee"] === "other-tables";
}
