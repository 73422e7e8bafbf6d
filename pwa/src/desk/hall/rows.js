/** What the hall says of each table, as far as the clock does not change it: worked out once for each state of the log. */

import { SEATS, isStopped } from "../../store/index.js";
import { gameOf, ofRound } from "../../domain/event/game-clock.js";
import { latecomers } from "../../features/tables/clocks/timings.js";
import { unpaidAt } from "../../domain/money/unpaid-fines.jsx";
import { whyOut } from "../../domain/event/disqualified.js";
import { over } from "../../domain/incident/ruling-list.jsx";
import { tableStatuses } from "../../domain/event/table-status.jsx";
import { presentHanchans } from "../../domain/event/rounds.js";

/** `debts`: what they have to pay before they play; `gone`: why they play no more, and are still seated in a game to come. @typedef {{seat: string, id: string, name: string, gone: "withdrawn"|"disqualified"|null, debts: import("../../domain/money/unpaid-fines.jsx").Unpaid[]}} Seated */
/**
 * A hanchan at its table.
 * @typedef {{id: string, hanchan: any, table: any, seats: Seated[], game: import("../../domain/event/game-clock.js").Game,
 *   late: import("../../features/tables/clocks/timings.js").Late[], timings: any[], result: any, rulings: any[],
 *   status: import("../../domain/event/table-status.jsx").TableStatus|null}} Row
 *   `timings`: those of the whole hanchan; `status`: what is open at the table, where this is what is played there now
 */

/** @param {any} state @param {any[]} hanchans @returns {Row[]} */
export function rowsOf(state, hanchans) {
  const statuses = tableStatuses(state);
  const now = new Set(presentHanchans(state).map(({ id }) => id));
  const outOf = whyOut(state);
  const inForce = Object.values(state.rulings).filter((one) => !over(one) && !isStopped(one.outbox));
  const rulings = grouped(inForce, ({ hanchan }) => hanchan);
  return hanchans.map((hanchan) => ({
    id: hanchan.id,
    hanchan,
    table: state.tables[hanchan.table],
    seats: seatsOf(state, hanchan, unpaidAt(state, hanchan), outOf),
    game: gameOf(state, hanchan),
    late: latecomers(state, hanchan),
    timings: ofRound(state, hanchan.round).filter((one) => one.hanchan === hanchan.id && !one.person),
    result: state.results[hanchan.id] ?? null,
    rulings: rulings.get(hanchan.id) ?? [],
    status: now.has(hanchan.id) ? statuses(hanchan.table) : null,
  }));
}

/** @param {any} state @param {any} hanchan @param {import("../../domain/money/unpaid-fines.jsx").Unpaid[]} owed @param {ReturnType<typeof whyOut>} outOf @returns {Seated[]} */
function seatsOf(state, hanchan, owed, outOf) {
  const isToCome = !hanchan.status && !state.results[hanchan.id] && !gameOf(state, hanchan).begun;
  return SEATS.map((seat) => {
    const id = hanchan.seats[seat];
    const debts = owed.filter(({ account }) => account.id === id);
    const { name = "?" } = state.players[id] ?? {};
    return { seat, id, name, debts, gone: isToCome ? outOf(id) : null };
  });
}

/** @template T @param {T[]} things @param {(thing: T) => string} keyOf @returns {Map<string, T[]>} */
function grouped(things, keyOf) {
  /** @type {Map<string, T[]>} */
  const found = new Map();
  for (const thing of things) found.set(keyOf(thing), [...(found.get(keyOf(thing)) ?? []), thing]);
  return found;
}
