import { store } from "../../store/index.js";
import { formatter, t } from "../../ui/i18n.js";
import { hasOne, mayRule, playsHere } from "../people/roles.js";

const MINUTE = 60;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** Say who has to decide an escalation, or who decided it. @param {any} escalation */
export function statusText({ status, level }) {
  return t(`esc.stands.${status}.${level}`);
}

/** What was decided last; nothing before that. @param {any} escalation */
export function outcomeOf({ steps }) {
  const outcome = steps.findLast((/** @type {any} */ step) => step.outcome)?.outcome;
  return outcome ? t(`esc.outcome.${outcome}`) : "";
}

/** Who did it: an official or a player. @param {any} state @param {any} done */
export function whoOf(state, { official, player_id: player }) {
  return (player ? state.players[player] : state.officials[official])?.name ?? "";
}

/** How long ago, in the largest unit that it fills. @param {string} at */
export function ago(at) {
  const seconds = Math.max(0, (store.now() - Date.parse(at)) / 1000);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[UNITS.length - 1];
  const count = Math.floor(seconds / length);
  return formatter(Intl.RelativeTimeFormat, { numeric: count ? "always" : "auto" }).format(-count, unit);
}

/**
 * What an official may do next with an escalation, as the server judges it: "decide", "appeal", "reopen"; "own" where it
 * is their own ruling, "own-table" where they play, "panel" where no referee of the event decides, "later" where the
 * rulebook takes appeals after the last game, "" where it is not theirs to go on with.
 * @param {any} snapshot @param {any} escalation @param {any} ruling
 */
export function nextSteps(snapshot, { status, level }, ruling) {
  const may = byRole(snapshot, status, level, ruling);
  if (may === "appeal" && hasPanel(snapshot) && gamesEnd(snapshot.state) > store.now()) return "later";
  if (may !== "decide") return may;
  if (level !== "head-referee" && isOffPanel(snapshot)) return "panel";
  return playsHere(snapshot, ruling) ? "own-table" : may;
}

/** @param {any} snapshot @param {string} status @param {string} level @param {any} ruling */
function byRole({ official }, status, level, ruling) {
  const director = hasOne(official, ["director"]);
  if (status === "final") return director ? "reopen" : "";
  if (status === "decided") return mayRule(official) ? "appeal" : "";
  if (director) return "decide";
  if (level !== "head-referee" || !hasOne(official, ["head-referee"])) return "";
  return ruling.official === official.id ? "own" : "decide";
}

/** Whether the rulebook's panel has nobody who was a referee here, and this official was. @param {any} snapshot */
function isOffPanel({ official, book, state }) {
  if (!hasPanel({ book })) return false;
  const ruled = Object.values(state.rulings).some(({ id, official: by }) => by === official?.id && !decides(state, id));
  return ruled || official?.roles?.some((/** @type {string} */ role) => ["referee", "head-referee"].includes(role));
}

/** @param {any} snapshot */
function hasPanel({ book }) {
  return book?.content.rule_points.appeals === "panel";
}

/** When the last hanchan without a result is to end, by its schedule; 0 where none is to come. @param {any} state */
function gamesEnd({ hanchans, results }) {
  const left = Object.values(hanchans).filter(({ id, scheduled_at: at }) => at && !results[id]);
  return Math.max(0, ...left.map(({ scheduled_at: at, minutes }) => Date.parse(at) + (minutes ?? 0) * 60_000));
}

/** Whether a decision on an escalation made this ruling. @param {any} state @param {string} ruling */
function decides({ escalations }, ruling) {
  return Object.values(escalations).some(
    ({ id, steps }) => id !== ruling && steps.some((/** @type {any} */ step) => step.standing_id === ruling),
  );
}
