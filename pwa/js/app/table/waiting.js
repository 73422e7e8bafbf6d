import { isStopped, placeOrder } from "../../data/index.js";

/** The rulings that wait for the end of this hand, oldest first. @param {any} state @param {any} place {table, hanchan, hand} */
export function waitingFor(state, place) {
  return deferredAt(state, place.table).filter((one) => placeOrder(one, place) === 0);
}

/** All that waits at a table, oldest first; not what the server refused. @param {any} state @param {string} table @returns {any[]} */
export function deferredAt(state, table) {
  const waiting = Object.values(state.deferred).filter((one) => one.table.id === table && !isStopped(one.outbox));
  return waiting.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * How the log says that this hand ended, if it does; with a chonbo it was dealt again. The twin of the server's.
 * @param {any} state @param {any} place {hanchan, hand}
 */
export function endOf(state, place) {
  const dealtAgain = (/** @type {any} */ end) =>
    end.how === "chonbo" ||
    Object.values(state.rulings).some(({ closed_by: by, kind }) => by?.id === end.id && kind === "chonbo");
  return Object.values(state.handEnds).find(
    (end) =>
      end.hand &&
      end.hanchan === place.hanchan &&
      placeOrder(end, place) === 0 &&
      (place.hand.counters ?? end.hand.counters) === end.hand.counters &&
      !dealtAgain(end),
  );
}
