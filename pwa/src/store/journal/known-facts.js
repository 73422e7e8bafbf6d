import { declaredDead } from "./dead-hands.js";
import { chairOf, windOf } from "./hand.js";

/** @typedef {{at: number, hanchan?: string|null, hand?: any}} Moment */

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
 * @param {any} state @param {any} book @param {any} call {table, hanchan?, hand?, seat?, offender, foul?, amends?}
 * @param {number} at when the call is made, ms
 */
export function knownFacts(state, book, call, at) {
  call = { ...call, seat: call.seat ?? seatOf(state, call) };
  const amended = call.amends?.ruling;
  const others = Object.values(state.rulings).filter(({ id }) => id !== amended);
  const standing = others.filter(({ counts }) => counts);
  const seen = rulingsOn(state, call.offender?.id).filter(({ id }) => id !== amended);
  const earlier = { ...earlierOf(standing, call), seen, season: elsewhere(state, call.offender) };
  const dead = declaredDead(state, call, at);
  if (!book || !call.foul) return { facts: {}, unknown: [], earlier, doubtful: null };
  const table = book.table(call.foul);
  /** @type {Record<string, any>} */
  const found = {};
  const uses = new Set(table.used);
  const moment = { at, hanchan: call.hanchan, hand: call.hand };
  if (uses.has(REPEAT) && table.scope) {
    const here = countOffences(standing, call.offender?.id, call.foul, table.scope, moment, state.settings.time_zone);
    const before =
      here === null || table.scope !== "season" ? here : here + countElsewhere(earlier.season, call.foul, at);
    found[REPEAT] = before === null ? null : Math.min(before + 1, book.content.facts[REPEAT].max);
  }
  if (uses.has(DECLARED)) found[DECLARED] = dead.sure;
  if (uses.has(NOTEN)) found[NOTEN] = dead.held ? null : false;
  const names = Object.keys(found);
  const facts = Object.fromEntries(names.filter((name) => found[name] !== null).map((name) => [name, found[name]]));
  return {
    facts,
    unknown: names.filter((name) => found[name] === null),
    earlier,
    doubtful: dead.doubtful,
  };
}

/**
 * How many of these counting rulings of `foul` the offender has within `scope`; null when the scope can't be found.
 * @param {any[]} standing @param {string|undefined} offender @param {string} foul @param {string} scope
 * @param {Moment} moment @param {string} timeZone IANA
 */
export function countOffences(standing, offender, foul, scope, moment, timeZone) {
  if (!offender) return null;
  const within = scopes(moment, timeZone)[scope];
  if (within === undefined) throw new RangeError(`unknown scope ${scope}`);
  if (within === null) return null;
  return standing.filter((one) => one.offender.id === offender && one.foul === foul && within(one)).length;
}

/** What counts against the offender in the season's other evenings, newest first. @param {any} state @param {any} offender @returns {any[]} */
function elsewhere({ others }, offender) {
  return (others?.offences ?? []).filter((/** @type {any} */ one) => one.offender.id === offender?.id);
}

/** What was ruled there after this call did not come before it. @param {any[]} season @param {string} foul @param {number} at */
function countElsewhere(season, foul, at) {
  return season.filter((one) => one.foul === foul && Date.parse(one.ruled_at) < at).length;
}

/** @type {Map<string, Intl.DateTimeFormat>} */
const days = new Map();

/** The local date, as text, in that time zone. @param {number} at @param {string} timeZone */
export function dayOf(at, timeZone) {
  const parts = /** @type {const} */ ({ year: "numeric", month: "2-digit", day: "2-digit" });
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", { timeZone, ...parts });
  days.set(timeZone, day);
  return day.format(at);
}

/** @param {Moment} moment @param {string} timeZone @returns {Record<string, ((ruling: any) => boolean)|null>} */
function scopes(moment, timeZone) {
  const inHanchan = (/** @type {any} */ ruling) => ruling.hanchan === moment.hanchan;
  const today = dayOf(moment.at, timeZone);
  return {
    tournament: () => true,
    season: () => true,
    day: (ruling) => dayOf(Date.parse(ruling.ruled_at), timeZone) === today,
    hanchan: moment.hanchan ? inHanchan : null,
    hand: moment.hanchan && moment.hand ? (ruling) => inHanchan(ruling) && inHand(ruling.hand, moment.hand) : null,
  };
}

/** @param {any} theirs @param {any} hand */
function inHand(theirs, hand) {
  if (!theirs || theirs.wind !== hand.wind || theirs.number !== hand.number) return false;
  return hand.counters == null || theirs.counters == null || theirs.counters === hand.counters;
}

/** Where the offender sits in this hand, as the hanchan tells. @param {any} state @param {any} call */
function seatOf(state, { hanchan, hand, offender }) {
  const seats = Object.entries(state.hanchans[hanchan]?.seats ?? {});
  const start = seats.find(([, player]) => player === offender?.id)?.[0];
  return start && hand && windOf(start, hand.number);
}

/** The seat is the chair: the winds move with the hands, a record does not. @param {any[]} standing @param {any} call */
function earlierOf(standing, { offender, table, hanchan, hand, seat }) {
  const chair = chairOf(seat, hand);
  const own = standing.filter((one) => one.offender.id === offender?.id);
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { foul } of own) counts[foul] = (counts[foul] ?? 0) + 1;
  const here = standing.filter(
    (one) => chair && chairOf(one.seat, one.hand) === chair && one.table.id === table && one.hanchan === hanchan,
  );
  return { counts, total: own.length, items: newest(own).slice(0, SHOWN), seat: newest(here).slice(0, SHOWN) };
}

/** Every ruling in force on an offender, whatever it came to, newest first. @param {any} state @param {string} [offender] */
export function rulingsOn(state, offender) {
  const all = Object.values(state.rulings);
  return newest(all.filter((one) => one.offender.id === offender && STANDING.includes(one.status)));
}

/**
 * What clocks charged to a player for lateness, what was reversed taken off. @param {any} state @param {string} player
 * @returns {{id: string, at: string, p: number}[]}
 */
export function latenessOf(state, player) {
  const charges = /** @type {Record<string, {at: string, owed: Record<string, number>}>} */ ({});
  for (const { account_id: account, cause, cause_id: id, unit, amount, at } of Object.values(state.ledger)) {
    if (cause !== "clock" || account !== player) continue;
    const owed = charges[id]?.owed ?? {};
    charges[id] = { at, owed: { ...owed, [unit]: (owed[unit] ?? 0) + amount } };
  }
  return Object.entries(charges).flatMap(([id, { at, owed }]) =>
    Object.values(owed).some(Boolean) ? { id, at, p: owed[POINTS] ?? 0 } : [],
  );
}

/** @param {any[]} rulings */
function newest(rulings) {
  return [...rulings].sort((one, other) => Date.parse(other.ruled_at) - Date.parse(one.ruled_at));
}
