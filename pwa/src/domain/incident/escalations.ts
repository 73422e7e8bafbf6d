import { store } from "../../store/index.ts";
import { formatter, t } from "../../ui/i18n.ts";
import { hasOne, mayRule, playsHere } from "../people/roles.ts";
import type { Escalation, EscalationStep, Ruling, Snapshot, State } from "../../store/index.ts";

const MINUTE = 60;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** Say who has to decide an escalation, or who decided it. */
export function statusText({ status, level }: Pick<Escalation, "status" | "level">) {
  return t(`esc.stands.${status}.${level}`);
}

/** What was decided last; nothing before that. */
export function outcomeOf({ steps }: { steps: { outcome?: string | null }[] }) {
  const outcome = steps.findLast((step) => step.outcome)?.outcome;
  return outcome ? t(`esc.outcome.${outcome}`) : "";
}

/** Who did it: an official or a player. */
export function whoOf(state: State, { official, player_id: player }: Pick<EscalationStep, "official" | "player_id">) {
  return (player ? state.players[player] : state.officials[official ?? ""])?.name ?? "";
}

/** How long ago, in the largest unit that it fills. */
export function ago(at: string) {
  const seconds = Math.max(0, (store.now() - Date.parse(at)) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[UNITS.length - 1];
  const count = Math.floor(seconds / length);
  return formatter(Intl.RelativeTimeFormat, { numeric: count ? "always" : "auto" }).format(-count, unit);
}

/**
 * What an official may do next with an escalation, as the server judges it: "decide", "appeal", "reopen"; "own" where it
 * is their own ruling, "own-table" where they play, "panel" where no referee of the event decides, "later" where the
 * rulebook takes appeals after the last game, "" where it is not theirs to go on with.
 */
export function nextSteps(snapshot: Snapshot, { status, level }: Pick<Escalation, "status" | "level">, ruling: Ruling) {
  const may = byRole(snapshot, status, level, ruling);
  if (may === "appeal" && hasPanel(snapshot) && gamesEnd(snapshot.state) > store.now()) return "later";
  if (may !== "decide") return may;
  if (level !== "head-referee" && isOffPanel(snapshot)) return "panel";
  return playsHere(snapshot, ruling) ? "own-table" : may;
}

function byRole({ official }: Snapshot, status: string, level: string, ruling: Ruling) {
  const director = hasOne(official, ["director"]);
  if (status === "final") return director ? "reopen" : "";
  if (status === "decided") return mayRule(official) ? "appeal" : "";
  if (director) return "decide";
  if (level !== "head-referee" || !hasOne(official, ["head-referee"])) return "";
  return ruling.official === official?.id ? "own" : "decide";
}

/** Whether the rulebook's panel has nobody who was a referee here, and this official was. */
function isOffPanel({ official, book, state }: Snapshot) {
  if (!hasPanel({ book })) return false;
  const ruled = Object.values(state.rulings).some(({ id, official: by }) => by === official?.id && !decides(state, id));
  return ruled || official?.roles?.some((role) => ["referee", "head-referee"].includes(role));
}

function hasPanel({ book }: Pick<Snapshot, "book">) {
  return book?.content.rule_points.appeals === "panel";
}

/** When the last hanchan without a result is to end, by its schedule; 0 where none is to come. */
function gamesEnd({ hanchans, results }: State) {
  const ends = Object.values(hanchans).flatMap(({ id, scheduled_at: at, minutes }) =>
    at && !results[id] ? [Date.parse(at) + (minutes ?? 0) * 60_000] : [],
  );
  return Math.max(0, ...ends);
}

/** Whether a decision on an escalation made this ruling. */
function decides({ escalations }: State, ruling: string) {
  return Object.values(escalations).some(
    ({ id, steps }) => id !== ruling && steps.some((step) => step.standing_id === ruling),
  );
}
