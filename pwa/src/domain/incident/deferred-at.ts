import { isStopped, placeOrder } from "../../store/index.ts";
import type { Hand, Ruling, State } from "../../store/index.ts";

/** The rulings that wait for the end of this hand, oldest first. */
export function waitingFor(state: State, place: { table: string; hanchan?: string | null; hand?: Hand | null }) {
  return deferredAt(state, place.table).filter((one) => placeOrder(one, place) === 0);
}

/** All that waits at a table, oldest first; not what the server refused. */
export function deferredAt(state: State, table: string): Ruling[] {
  const waiting = Object.values(state.deferred ?? {}).filter(
    (one) => one.table.id === table && !isStopped(one.outbox ?? ""),
  );
  return waiting.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** A hand that rulings wait for. */
export interface DeferredHand {
  key: string;
  hanchan: string | null;
  hand: Hand;
  rulings: Ruling[];
}

/** The hands of a table that rulings wait for, oldest first; of those alone that `isOver` says are. */
export function deferredHands(state: State, table: string, isOver: (ruling: Ruling) => boolean): DeferredHand[] {
  const hands: Map<string, DeferredHand> = new Map();
  for (const one of deferredAt(state, table)) {
    const { hanchan, hand } = one;
    if (!hand || !isOver(one)) continue;
    const key = JSON.stringify([hanchan, hand.wind, hand.number, hand.counters]);
    const known = hands.get(key) ?? { key, hanchan, hand, rulings: [] };
    hands.set(key, { ...known, rulings: [...known.rulings, one] });
  }
  return [...hands.values()];
}
