import { SEATS, store, order, windOf } from "../../store/index.js";
import { save, saved } from "../../ui/local-storage.js";

/** @typedef {import("../../store/index.js").Hand} Hand @typedef {Hand & {deposits?: number}} Dealt `deposits`: riichi sticks on the table before it */

/** Which hanchan and hand each table is in, as this phone's referee said last. */
const KEY = "shinpan.hand.";
const LAST = "shinpan.table";
const MOST_COUNTERS = 99;
/** @type {Hand} */
const FIRST = { wind: "east", number: 1, counters: 0 };

/**
 * The hanchan played at a table now: the one this phone chose; else the last whose time has come, or the next once its
 * result is there or it is void; where nobody says when they begin, the newest. The twin of the server's.
 * @param {any} state @param {string} table
 */
export function hanchanAt(state, table) {
  const all = hanchansAt(state, table).reverse();
  const chosen = all.find(({ id }) => id === storedHand(table)?.hanchan);
  if (chosen || all.length < 2) return chosen ?? all[0] ?? null;
  const now = store.now();
  const timed = all.filter(({ scheduled_at: at }) => at);
  const last = timed.findLast(({ scheduled_at: at }) => Date.parse(at) <= now) ?? timed[0] ?? all.at(-1);
  const isOver = (/** @type {any} */ { id, status }) => state.results[id] || status === "void";
  return all.slice(all.indexOf(last)).find((one) => !isOver(one)) ?? all.at(-1);
}

/** Why a hanchan is not played any more: cancelled, void or finished; null for one that is. @param {any} state @param {any} hanchan @returns {string|null} */
export function endedAs(state, { id, status }) {
  return status ?? (state.results[id] ? "finished" : null);
}

/** Every hanchan at a table, newest first. @param {any} state @param {string} table @returns {any[]} */
export function hanchansAt(state, table) {
  const there = Object.values(state.hanchans).filter((one) => one.table === table);
  return there.sort((one, other) => (one.id < other.id ? 1 : -1));
}

/**
 * The hand played now. A later hand in a newer ruling of anyone's, or the one that an end of a hand says comes next,
 * counts as the present one.
 * @param {any} state @param {string} table @param {any} hanchan @returns {Hand}
 */
export function handAt(state, table, hanchan) {
  const { deposits: _, ...hand } = dealtAt(state, table, hanchan);
  return hand;
}

/** The hand played now, with the riichi sticks on the table before it. @param {any} state @param {string} table @param {any} hanchan */
export function dealtAt(state, table, hanchan) {
  const own = storedHand(table);
  /** @type {{hand: Dealt, at: number}} */
  let { hand, at } = own?.hand && own.hanchan === hanchan?.id ? own : { hand: FIRST, at: 0 };
  for (const one of [...Object.values(state.rulings), ...Object.values(state.handEnds)]) {
    if (!one.hand || !hanchan || one.hanchan !== hanchan.id) continue;
    const said = one.next ?? one.hand;
    const later = order(said, hand);
    const isNewer = Date.parse(one.ruled_at ?? one.server_at ?? one.device_at) > at;
    if (isNewer && (later > 0 || (one.next && !later))) hand = said;
  }
  return { ...hand, counters: hand.counters ?? 0, deposits: hand.deposits ?? 0 };
}

/** Say which hand is played now, and which was until then. @param {string} table @param {any} hanchan @param {Dealt} hand @param {Dealt|null} [before] */
export function setHand(table, hanchan, hand, before = null) {
  storeHand(table, { ...storedHand(table), hanchan: hanchan?.id ?? null, hand, before, at: store.now() });
}

/** Say which hanchan is played now. @param {string} table @param {string} hanchan its id */
export function setHanchan(table, hanchan) {
  storeHand(table, { ...storedHand(table), hanchan, hand: null, at: 0 });
}

/** The hand after the deal has passed on; without counters, unless `counters` says how many. @param {Hand} hand @returns {Hand} */
export function next({ wind, number }, counters = 0) {
  if (number < SEATS.length) return { wind, number: number + 1, counters };
  return { wind: SEATS[(SEATS.indexOf(wind) + 1) % SEATS.length], number: 1, counters };
}

/** The hand that the same dealer deals again, with one counter more. @param {Hand} hand @returns {Hand} */
export function repeated(hand) {
  return { ...hand, counters: Math.min((hand.counters ?? 0) + 1, MOST_COUNTERS) };
}

/**
 * Who sits where in this hand: the starting seats (they stay) with the wind of this hand and the player.
 * @param {any} hanchan @param {Hand} hand @returns {{start: string, wind: string, player: string}[]}
 */
export function seated(hanchan, hand) {
  return SEATS.map((start) => ({ start, wind: windOf(start, hand.number), player: hanchan.seats[start] }));
}

/** How far the drawing of a table is turned, in quarters. @param {string} table @returns {number} */
export function turned(table) {
  return storedHand(table)?.turned ?? 0;
}

/** Turn the drawing a quarter. @param {string} table */
export function turn(table) {
  storeHand(table, { ...storedHand(table), turned: (turned(table) + 1) % SEATS.length });
}

/** The table opened last on this phone. @returns {string|null} */
export function lastTable() {
  return saved(LAST);
}

/** @param {string} table */
export function visit(table) {
  save(LAST, table);
}

/** What this phone said last. @param {string} table @returns {any} */
export function storedHand(table) {
  return saved(KEY + table);
}

/** @param {string} table @param {any} said */
function storeHand(table, said) {
  save(KEY + table, said);
}
