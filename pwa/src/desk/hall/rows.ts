/** What the hall says of each table, as far as the clock does not change it: worked out once for each state of the log. */

import { SEATS, isStopped } from "../../store/index.ts";
import { gameOf, ofRound } from "../../domain/event/game-clock.ts";
import { latecomers } from "../../features/tables/clocks/timings.ts";
import { unpaidAt } from "../../domain/money/unpaid-fines.tsx";
import { whyOut } from "../../domain/event/disqualified.ts";
import { over } from "../../domain/incident/ruling-list.tsx";
import { tableStatuses } from "../../domain/event/table-status.tsx";
import { presentHanchans } from "../../domain/event/rounds.ts";
import type { Game } from "../../domain/event/game-clock.ts";
import type { Late } from "../../features/tables/clocks/timings.ts";
import type { TableStatus } from "../../domain/event/table-status.tsx";
import type { Unpaid } from "../../domain/money/unpaid-fines.tsx";
import type { Hanchan, Result, Ruling, State, Table, Timing } from "../../store/index.ts";

/** `debts`: what they have to pay before they play; `gone`: why they play no more, and are still seated in a game to come. */
export interface Seated {
  seat: string;
  id: string;
  name: string;
  gone: "withdrawn" | "disqualified" | null;
  debts: Unpaid[];
}

/**
 * A hanchan at its table.
 * `timings`: those of the whole hanchan; `status`: what is open at the table, where this is what is played there now
 */
export interface Row {
  id: string;
  hanchan: Hanchan;
  table: Table;
  seats: Seated[];
  game: Game;
  late: Late[];
  timings: Timing[];
  result: Result | null;
  rulings: Ruling[];
  status: TableStatus | null;
}

export function rowsOf(state: State, hanchans: Hanchan[]): Row[] {
  const statuses = tableStatuses(state);
  const now = new Set(presentHanchans(state).map(({ id }) => id));
  const outOf = whyOut(state);
  const inForce = Object.values(state.rulings).filter((one) => !over(one) && !isStopped(one.outbox ?? ""));
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

function seatsOf(state: State, hanchan: Hanchan, owed: Unpaid[], outOf: ReturnType<typeof whyOut>): Seated[] {
  const isToCome = !hanchan.status && !state.results[hanchan.id] && !gameOf(state, hanchan).begun;
  return SEATS.map((seat) => {
    const id = hanchan.seats[seat];
    const debts = owed.filter(({ account }) => account.id === id);
    const { name = "?" } = state.players[id] ?? {};
    return { seat, id, name, debts, gone: isToCome ? outOf(id) : null };
  });
}

function grouped<T, K>(things: T[], keyOf: (thing: T) => K): Map<K, T[]> {
  const found: Map<K, T[]> = new Map();
  for (const thing of things) found.set(keyOf(thing), [...(found.get(keyOf(thing)) ?? []), thing]);
  return found;
}
