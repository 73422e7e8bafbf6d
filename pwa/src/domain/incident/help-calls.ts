import { store } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { setHand, setHanchan } from "./hands.ts";
import { hasOne } from "../people/roles.ts";
import { foulName } from "../words/words.ts";
import type { HelpCall, Snapshot, State } from "../../store/index.ts";
import type { Words } from "../../rules/words/wording.ts";

store.loadEscalationSteps(); // what applies unsent help calls comes with it

/** Level → the roles that a help call lies with; the twin of services/ruling/help_calls.py. */
const ANSWERING: Record<string, string[]> = { "head-referee": ["head-referee", "director"], director: ["director"] };

/** The open help calls, oldest first. */
export function openOnes({ helpCalls }: State): HelpCall[] {
  const open = Object.values(helpCalls).filter(({ ended_at: over }) => !over);
  return open.sort((one, other) => Date.parse(one.called_at) - Date.parse(other.called_at));
}

/** With whom a help call of this official lies, as the server will say; null where nobody else could come. */
export function calledBy({ officials }: State, official: Snapshot["official"]): "head-referee" | "director" | null {
  const others = Object.values(officials).filter((one) => !one.revoked_at && one.id !== official?.id);
  const levels = ["head-referee", "director"] as const;
  return levels.find((level) => others.some(({ roles }) => roles?.includes(level))) ?? null;
}

/** Whether this official is one of those called; only the server knows for sure. */
export function liesWith(call: HelpCall, official: Snapshot["official"]): boolean {
  return official !== null && call.official !== official.id && hasOne(official, ANSWERING[call.level] ?? []);
}

/** Table and foul, as far as it is known. */
export function headOf(words: Words, state: State, { table, foul }: Pick<HelpCall, "table" | "foul">) {
  const label = t("hall-table", { label: state.tables[table]?.label ?? "?" });
  return [label, foul && foulName(words, foul)].filter(Boolean).join(" · ");
}

/** Who is said to have committed it. */
export function namesIn(state: State, { offenders }: Pick<HelpCall, "offenders">): string[] {
  return offenders.map(({ kind, id }) => state[`${kind}s` as const]?.[id]?.name ?? "?");
}

/** Who called, or comes, and when. */
export function whoAndWhen(state: State, official: string | null | undefined, at: string) {
  return { name: state.officials[official ?? ""]?.name ?? "?", time: clockTime(at, state.settings.time_zone) };
}

/** How it stands, in words; what is unsent nobody has been told. */
export function standing({ state, outbox }: Pick<Snapshot, "state" | "outbox">, call: HelpCall) {
  const item = call.unsent ? outbox.find(({ id }) => id === call.item) : undefined;
  const waits = item && (item.trouble || !navigator.onLine);
  if (item?.kind === "help-call") return t(waits ? "help.unsent" : "help.sending");
  const said = call.ended_at
    ? t(`help.over.${call.ended_how}`)
    : call.answered_at
      ? t("help.coming", whoAndWhen(state, call.answered_by, call.answered_at))
      : t(`help.waiting.${call.level}`);
  return waits ? `${said} · ${t("hall-outbox.waiting")}` : said;
}

/** Where it is ruled on, filled in. */
export function ruleAddress({ table, offenders: [first, ...others], foul, facts = {}, context = {} }: HelpCall) {
  if (!first) return `#/table/${table}`;
  const where = first.seat ?? (first.kind === "team" ? "team" : "arbiter");
  const query = new URLSearchParams();
  if (!first.seat) query.set("who", first.id);
  for (const [name, said] of Object.entries({ facts, context }))
    if (foul && Object.keys(said).length > 0) query.set(name, JSON.stringify(said));
  const also = others.map((one) => one.seat).filter(Boolean);
  if (also.length > 0) query.set("also", also.join(","));
  return `#/call/${table}/${where}${foul ? `/${foul}` : ""}${query.size ? `?${query}` : ""}`;
}

/** This phone is in that hand then: its seats are those of the call. */
export function enterHand(state: State, { table, hanchan, hand }: HelpCall) {
  const played = state.hanchans[hanchan ?? ""];
  if (!played) return;
  if (hand) setHand(table, played, hand);
  else setHanchan(table, played.id);
}
