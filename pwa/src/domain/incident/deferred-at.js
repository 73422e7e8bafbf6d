import { isStopped, placeOrder } from "../../store/index.js";

/** The rulings that wait for the end of this hand, oldest first. @param {any} state @param {any} place {table, hanchan, hand} */
export function waitingFor(state, place) {
  return deferredAt(state, place.table).filter((one) => placeOrder(one, place) === 0);
}

/** All that waits at a table, oldest first; not what the server refused. @param {any} state @param {string} table @returns {any[]} */
export function deferredAt(state, table) {
  const waiting = Object.values(state.deferred).filter((one) => one.table.id === table && !isStopped(one.outbox));
  return waiting.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The hands of a table that rulings wait for, oldest first; of those alone that `isOver` says are. @param {any} state @param {string} table @param {(ruling: any) => boolean} isOver @returns {any[]} */
export function deferredHands(state, table, isOver) {
  /** @type {Map<string, any>} */
  const hands = new Map();
  for (const one of deferredAt(state, table)) {
    const { hanchan, hand } = one;
    if (!hand || !isOver(one)) continue;
    const key = JSON.stringify([hanchan, hand.wind, hand.number, hand.counters]);
    const known = hands.get(key) ?? { key, hanchan, hand, rulings: [] };
    hands.set(key, { ...known, rulings: [...known.rulings, one] });
  }
  return [...hands.values()];
}
