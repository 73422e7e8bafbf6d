import { declaredDead } from "./dead-hands.ts";
import { chairOf, windOf } from "./hand.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Season, SeasonOffence } from "#api";
import type { Hand } from "./hand.ts";
import type { State } from "./journal.ts";
import type { Ruling } from "./incidents.ts";

/** What is known of a call that is about to be made. */
export interface AboutToCall {
  table?: string;
  hanchan?: string | null;
  hand?: Hand | null;
  seat?: string | null;
  offender?: { id: string } | null;
  foul?: string | null;
  /** the ruling that it takes the place of */
  amends?: { ruling: string } | null;
}

/** What the season's other evenings tell of the people here. */
export type OtherEvenings = Pick<Season, "tournaments" | "offences" | "fines"> & Partial<Season>;

/** ms */
interface Moment {
  at: number;
  hanchan?: string | null;
  hand?: Hand | null;
}

type Log = State & { others?: OtherEvenings };
type Answer = string | number | boolean;

const REPEAT = "offence_number";
const DECLARED = "formally_declared";
const NOTEN = "noten_by_dead_hand";
const POINTS = "P";
const STANDING = ["issued", "closed"];
const SHOWN = 20;

/**
 * What the log says of the facts that this book asks of the call's foul, and what the offender and the seat did before.
 * `unknown` names facts that hanchan, hand or seat would tell; `doubtful` is a declared dead hand that may be over by
 * now; `earlier.seen` is every ruling on the offender, whatever it came to, newest first. Rulings that are not sent yet
 * count as well.
 * @param at when the call is made, ms
 */
export function knownFacts(state: Log, book: Rulebook | null, asked: AboutToCall, at: number) {
  const call = { ...asked, seat: asked.seat ?? seatOf(state, asked) };
  const amended = call.amends?.ruling;
  const others = Object.values(state.rulings).filter(({ id }) => id !== amended);
  const standing = others.filter(({ counts }) => counts);
  const seen = rulingsOn(state, call.offender?.id).filter(({ id }) => id !== amended);
  const earlier = { ...earlierOf(standing, call), seen, season: elsewhere(state, call.offender) };
  const dead = declaredDead(state, call, at);
  if (!book || !call.foul) return { facts: {}, unknown: [], earlier, doubtful: null };
  const table = book.table(call.foul);
  const found: Record<string, Answer | null> = {};
  const uses = new Set(table.used);
  const moment = { at, hanchan: call.hanchan, hand: call.hand };
  if (uses.has(REPEAT) && table.scope) {
    const here = countOffences(standing, call.offender?.id, call.foul, table.scope, moment, state.settings.time_zone);
    const before =
      here === null || table.scope !== "season" ? here : here + countElsewhere(earlier.season, call.foul, at);
    const asked = book.content.facts[REPEAT];
    found[REPEAT] = before === null || asked.kind !== "count" ? null : Math.min(before + 1, asked.max);
  }
  if (uses.has(DECLARED)) found[DECLARED] = dead.sure;
  if (uses.has(NOTEN)) found[NOTEN] = dead.held ? null : false;
  const names = Object.keys(found);
  const facts: Record<string, Answer> = {};
  for (const [name, answer] of Object.entries(found)) if (answer !== null) facts[name] = answer;
  return {
    facts,
    unknown: names.filter((name) => found[name] === null),
    earlier,
    doubtful: dead.doubtful,
  };
}

/**
 * How many of these counting rulings of `foul` the offender has within `scope`; null when the scope can't be found.
 * @param timeZone IANA
 */
export function countOffences(
  standing: Ruling[],
  offender: string | undefined,
  foul: string,
  scope: string,
  moment: Moment,
  timeZone: string,
) {
  if (!offender) return null;
  const within = scopes(moment, timeZone)[scope];
  if (within === undefined) throw new RangeError(`unknown scope ${scope}`);
  if (within === null) return null;
  return standing.filter((one) => one.offender.id === offender && one.foul === foul && within(one)).length;
}

/** What counts against the offender in the season's other evenings, newest first. */
function elsewhere({ others }: Log, offender: AboutToCall["offender"]): SeasonOffence[] {
  return (others?.offences ?? []).filter((one) => one.offender.id === offender?.id);
}

/** What was ruled there after this call did not come before it. */
function countElsewhere(season: SeasonOffence[], foul: string, at: number) {
  return season.filter((one) => one.foul === foul && Date.parse(one.ruled_at) < at).length;
}

const days: Map<string, Intl.DateTimeFormat> = new Map();

/** The local date, as text, in that time zone. */
export function dayOf(at: number, timeZone: string) {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
  days.set(timeZone, day);
  return day.format(at);
}

function scopes(moment: Moment, timeZone: string): Record<string, ((ruling: Ruling) => boolean) | null> {
  const { hand } = moment;
  const inHanchan = (ruling: Ruling) => ruling.hanchan === moment.hanchan;
  const today = dayOf(moment.at, timeZone);
  return {
    tournament: () => true,
    season: () => true,
    day: (ruling) => dayOf(Date.parse(ruling.ruled_at), timeZone) === today,
    hanchan: moment.hanchan ? inHanchan : null,
    hand: moment.hanchan && hand ? (ruling) => inHanchan(ruling) && inHand(ruling.hand, hand) : null,
  };
}

function inHand(theirs: Hand | null, hand: Hand) {
  if (!theirs || theirs.wind !== hand.wind || theirs.number !== hand.number) return false;
  return hand.counters == null || theirs.counters == null || theirs.counters === hand.counters;
}

/** Where the offender sits in this hand, as the hanchan tells. */
function seatOf(state: State, { hanchan, hand, offender }: AboutToCall) {
  const seats = Object.entries(state.hanchans[hanchan ?? ""]?.seats ?? {});
  const start = seats.find(([, player]) => player === offender?.id)?.[0];
  return start && hand && windOf(start, hand.number);
}

/** The seat is the chair: the winds move with the hands, a record does not. */
function earlierOf(standing: Ruling[], { offender, table, hanchan, hand, seat }: AboutToCall) {
  const chair = chairOf(seat, hand);
  const own = standing.filter((one) => one.offender.id === offender?.id);
  const counts: Record<string, number> = {};
  for (const { foul } of own) counts[foul] = (counts[foul] ?? 0) + 1;
  const here = standing.filter(
    (one) => chair && chairOf(one.seat, one.hand) === chair && one.table.id === table && one.hanchan === hanchan,
  );
  return { counts, total: own.length, items: newest(own).slice(0, SHOWN), seat: newest(here).slice(0, SHOWN) };
}

/** Every ruling in force on an offender, whatever it came to, newest first. */
export function rulingsOn(state: State, offender?: string) {
  const all = Object.values(state.rulings);
  return newest(all.filter((one) => one.offender.id === offender && STANDING.includes(one.status)));
}

/** What clocks charged to a player for lateness, what was reversed taken off. */
export function latenessOf(state: State, player: string): { id: string; at: string; p: number }[] {
  const charges = {} as Record<string, { at: string; owed: Record<string, number> }>;
  for (const { account_id: account, cause, cause_id: id, unit, amount, at } of Object.values(state.ledger)) {
    if (cause !== "clock" || account !== player) continue;
    const owed = charges[id]?.owed ?? {};
    charges[id] = { at, owed: { ...owed, [unit]: (owed[unit] ?? 0) + amount } };
  }
  return Object.entries(charges).flatMap(([id, { at, owed }]) =>
    Object.values(owed).some(Boolean) ? { id, at, p: owed[POINTS] ?? 0 } : [],
  );
}

function newest(rulings: Ruling[]) {
  return [...rulings].sort((one, other) => Date.parse(other.ruled_at) - Date.parse(one.ruled_at));
}
