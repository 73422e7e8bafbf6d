/** What the hall says of each table, as far as the clock does not change it: worked out once for each state of the log. */

import { SEATS, isStopped } from "../../../data/index.js";
import { gameOf, ofRound } from "../../clocks/game-clock.js";
import { latecomers } from "../../clocks/timings.js";
import { fines } from "../../fines/accounts.js";
import { over } from "../../shared/ruling-list.js";
import { tableStatuses } from "../../table/table-status.js";
import { presentHanchans } from "./rounds.js";

/** What somebody owes, perhaps in another tournament of the season. @typedef {{unit: string, amount: number, since: string, account: any, tournament?: string}} Debt */
/** @typedef {{seat: string, id: string, name: string, debts: Debt[]}} Seated */
/**
 * A hanchan at its table.
 * @typedef {{id: string, hanchan: any, table: any, seats: Seated[], game: import("../../clocks/game-clock.js").Game,
 *   late: import("../../clocks/timings.js").Late[], timings: any[], result: any, rulings: any[],
 *   status: import("../../table/table-status.js").TableStatus|null}} Row
 *   `timings`: those of the whole hanchan; `status`: what is open at the table, where this is what is played there now
 */

/** @param {any} state @param {any[]} hanchans @returns {Row[]} */
export function rowsOf(state, hanchans) {
  const statuses = tableStatuses(state);
  const now = new Set(presentHanchans(state).map(({ id }) => id));
  const owed = [...fines(state), ...state.others.fines].filter(({ amount }) => amount > 0);
  const debts = grouped(owed, ({ account }) => account.id);
  const inForce = Object.values(state.rulings).filter((one) => !over(one) && !isStopped(one.outbox));
  const rulings = grouped(inForce, ({ hanchan }) => hanchan);
  return hanchans.map((hanchan) => ({
    id: hanchan.id,
    hanchan,
    table: state.tables[hanchan.table],
    seats: SEATS.map((seat) => seatedAt(state, hanchan, seat, debts)),
    game: gameOf(state, hanchan),
    late: latecomers(state, hanchan),
    timings: ofRound(state, hanchan.round).filter((one) => one.hanchan === hanchan.id && !one.person),
    result: state.results[hanchan.id] ?? null,
    rulings: rulings.get(hanchan.id) ?? [],
    status: now.has(hanchan.id) ? statuses(hanchan.table) : null,
  }));
}

/** @param {any} state @param {any} hanchan @param {string} seat where the player sat down @param {Map<string, Debt[]>} debts @returns {Seated} */
function seatedAt(state, hanchan, seat, debts) {
  const id = hanchan.seats[seat];
  const start = hanchan.scheduled_at ? Date.parse(hanchan.scheduled_at) : Infinity;
  const before = (debts.get(id) ?? []).filter(({ since }) => Date.parse(since) < start);
  return { seat, id, name: state.players[id]?.name ?? "?", debts: before };
}

/** @template T @param {T[]} things @param {(thing: T) => string} keyOf @returns {Map<string, T[]>} */
function grouped(things, keyOf) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const thing of things) found.set(keyOf(thing), [...(found.get(keyOf(thing)) ?? []), thing]);
  return found;
}
