/** Where the log and a sheet tell the same hanchan differently. */

import { endOf, isSameHand, order, store } from "../../../store/index.js";
import { bodyOf } from "../../../domain/incident/deferred.js";
import { waitingFor } from "../../../domain/incident/deferred-at.js";
import { dealtOf, endAt } from "./at-table.js";

/** @typedef {import("./use-sheet.js").Open} Open */
/**
 * @typedef {object} Compared
 * @property {any[]} wrong ends in the log that the sheet tells otherwise or not at all, the one to withdraw first at the beginning
 * @property {{place: any, end: any}[]} missing hands of the sheet that the log does not have, in order
 */

/** Compare the ends of hands in the log with those on the sheet; a hand that was dealt again has several. @param {any} state @param {any} book @param {Open} open @returns {Compared} */
export function compare(state, book, { hanchan, sheet, examined }) {
  const { length } = sheet.hands;
  const wasLonger = [...sheet.past, ...sheet.future].some(({ hands }) => hands.length > length); // else it may still catch up
  const missing = examined.hands.map((_, at) => endAt(book, hanchan, sheet.hands[at], examined, at));
  const wrong = recorded(state, hanchan).filter((one) => {
    const found = missing.findIndex(({ place, end }) => isSameHand(one, place) && isSame(one, end));
    if (found >= 0) missing.splice(found, 1);
    return found < 0 && !one.unsent && (wasLonger || order(one.hand, dealtOf(examined.now)) < 0);
  });
  return { wrong: wrong.reverse(), missing };
}

/** Record what the log lacks from this hand on, but for what is judged at the table first. @param {any} state @param {Compared} compared @param {any} withdrawn the end that was so until now */
export async function recordMissing(state, { missing }, withdrawn) {
  const { [withdrawn.id]: _, ...handEnds } = state.handEnds;
  const reopens = Object.values(state.rulings).some(({ closed_by: by }) => by?.id === withdrawn.id);
  for (const { place, end } of missing) {
    if (order(place.hand, withdrawn.hand) < 0 || !end.how) continue;
    if (endOf({ ...state, handEnds }, place) || waitingFor(state, place).length > 0) continue;
    if (reopens && isSameHand(withdrawn, place)) continue;
    await store.send("hand-end", null, bodyOf(place, end));
  }
}

/** The ends that say which hand they are of, as they were played. @param {any} state @param {any} hanchan @returns {any[]} */
function recorded(state, hanchan) {
  const ends = Object.values(state.handEnds).filter((one) => one.hanchan === hanchan.id && one.hand?.counters != null);
  return ends.sort((one, other) => order(one.hand, other.hand) || (one.id < other.id ? -1 : 1));
}

/** Whether they don't contradict each other; who was tenpai and what comes next is not always said. @param {any} one in the log @param {any} end of the sheet */
function isSame(one, end) {
  const alike = (/** @type {string[]} */ mine, /** @type {string[]} */ theirs) =>
    [...mine].sort().join() === [...theirs].sort().join();
  const { next } = one;
  const isNext =
    !next || !end.next || (order(next, end.next) === 0 && (next.deposits ?? end.next.deposits) === end.next.deposits);
  return (
    one.how === end.how &&
    alike(one.winners, end.how === "win" ? end.winners : []) &&
    alike(one.riichi, end.riichi) &&
    (!one.tenpai || alike(one.tenpai, end.tenpai ?? [])) &&
    isNext
  );
}
