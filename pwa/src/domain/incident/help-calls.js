import { store } from "../../store/index.js";
import { clockTime, t } from "../../ui/i18n.js";
import { setHand, setHanchan } from "./hands.js";
import { hasOne } from "../people/roles.js";
import { foulName } from "../words/words.js";

store.loadEscalationSteps(); // what applies unsent help calls comes with it

/** Level → the roles that a help call lies with; the twin of services/ruling/help_calls.py. @type {Record<string, string[]>} */
const ANSWERING = { "head-referee": ["head-referee", "director"], director: ["director"] };

/** The open help calls, oldest first. @param {any} state @returns {any[]} */
export function openOnes({ helpCalls }) {
  const open = Object.values(helpCalls).filter(({ ended_at: over }) => !over);
  return open.sort((one, other) => Date.parse(one.called_at) - Date.parse(other.called_at));
}

/**
 * With whom a help call of this official lies, as the server will say; null where nobody else could come.
 * @param {any} state @param {any} official @returns {"head-referee"|"director"|null}
 */
export function calledBy({ officials }, official) {
  const others = Object.values(officials).filter((one) => !one.revoked_at && one.id !== official?.id);
  const levels = /** @type {const} */ (["head-referee", "director"]);
  return levels.find((level) => others.some(({ roles = [] }) => roles.includes(level))) ?? null;
}

/** Whether this official is one of those called; only the server knows for sure. @param {any} call @param {any} official */
export function liesWith(call, official) {
  return Boolean(official) && call.official !== official.id && hasOne(official, ANSWERING[call.level] ?? []);
}

/** Table and foul, as far as it is known. @param {import("../../rules/words/wording.js").Words} words @param {any} state @param {any} call */
export function headOf(words, state, { table, foul }) {
  const label = t("hall-table", { label: state.tables[table]?.label ?? "?" });
  return [label, foul && foulName(words, foul)].filter(Boolean).join(" · ");
}

/** Who is said to have committed it. @param {any} state @param {any} call @returns {string[]} */
export function namesIn(state, { offenders }) {
  return offenders.map((/** @type {any} */ { kind, id }) => state[`${kind}s`]?.[id]?.name ?? "?");
}

/** Who called, or comes, and when. @param {any} state @param {string} official @param {string} at */
export function whoAndWhen(state, official, at) {
  return { name: state.officials[official]?.name ?? "?", time: clockTime(at, state.settings.time_zone) };
}

/** How it stands, in words; what is unsent nobody has been told. @param {any} snapshot @param {any} call */
export function standing({ state, outbox }, call) {
  const item = call.unsent && outbox.find((/** @type {any} */ { id }) => id === call.item);
  const waits = item && (item.trouble || !navigator.onLine);
  if (item?.kind === "help-call") return t(waits ? "help.unsent" : "help.sending");
  const said = call.ended_at
    ? t(`help.over.${call.ended_how}`)
    : call.answered_at
      ? t("help.coming", whoAndWhen(state, call.answered_by, call.answered_at))
      : t(`help.waiting.${call.level}`);
  return waits ? `${said} · ${t("hall-outbox.waiting")}` : said;
}

/** Where it is ruled on, filled in. @param {any} call */
export function ruleAddress({ table, offenders: [first, ...others], foul, facts = {}, context = {} }) {
  if (!first) return `#/table/${table}`;
  const where = first.seat ?? (first.kind === "team" ? "team" : "arbiter");
  const query = new URLSearchParams();
  if (!first.seat) query.set("who", first.id);
  for (const [name, said] of Object.entries({ facts, context }))
    if (foul && Object.keys(said).length > 0) query.set(name, JSON.stringify(said));
  const also = others.map((/** @type {any} */ one) => one.seat).filter(Boolean);
  if (also.length > 0) query.set("also", also.join(","));
  return `#/call/${table}/${where}${foul ? `/${foul}` : ""}${query.size ? `?${query}` : ""}`;
}

/** This phone is in that hand then: its seats are those of the call. @param {any} state @param {any} call */
export function enterHand(state, { table, hanchan, hand }) {
  if (!state.hanchans[hanchan]) return;
  if (hand) setHand(table, state.hanchans[hanchan], hand);
  else setHanchan(table, hanchan);
}
