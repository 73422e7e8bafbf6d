/** Finds where the log and a sheet contradict each other about a hanchan. */

import { endOf, isSameHand, order, store } from "../../../store/index.ts";
import { bodyOf } from "../../../domain/incident/deferred.ts";
import { waitingFor } from "../../../domain/incident/deferred-at.ts";
import { dealtOf, endAt } from "./at-table.ts";
import type { Open } from "./use-sheet.ts";
import type { End } from "../../../domain/incident/deferred.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Hanchan, Hand, HandEnd, State } from "../../../store/index.ts";

/** An end in the log that names its hand. */
type LoggedEnd = HandEnd & { hand: Hand };

interface Compared {
  /** ends in the log that differ from the sheet or are not on it, in the order in which to withdraw them */
  wrong: LoggedEnd[];
  /** hands of the sheet that the log does not have, in order */
  missing: ReturnType<typeof endAt>[];
}

/** Compare the ends of hands in the log with those on the sheet; a hand that was dealt again has several. */
export function compare(state: State, book: Rulebook | null, hanchan: Hanchan, { sheet, examined }: Open): Compared {
  const { length } = sheet.hands;
  const wasLonger = [...sheet.past, ...sheet.future].some(({ hands }) => hands.length > length); // else it may still catch up
  const missing = examined.hands.map((_, at) => endAt(book, hanchan, sheet.hands[at], examined, at));
  const wrong = endsOf(state, hanchan).filter((one) => {
    const found = missing.findIndex(({ place, end }) => isSameHand(one, place) && isSame(one, end));
    if (found >= 0) missing.splice(found, 1);
    return found < 0 && !one.unsent && (wasLonger || order(one.hand, dealtOf(examined.now)) < 0);
  });
  return { wrong: wrong.reverse(), missing };
}

/**
 * Record the ends that the log lacks from this hand on, except those that must be decided at the table first. @param
 * withdrawn the end that was in force until now
 */
export async function recordMissing(state: State, { missing }: Compared, withdrawn: LoggedEnd) {
  const { [withdrawn.id]: _, ...handEnds } = state.handEnds;
  const reopens = Object.values(state.rulings).some(({ closed_by: by }) => by?.id === withdrawn.id);
  for (const { place, end } of missing) {
    if (order(place.hand, withdrawn.hand) < 0 || !end.how) continue;
    if (endOf({ ...state, handEnds }, place) || waitingFor(state, place).length > 0) continue;
    if (reopens && isSameHand(withdrawn, place)) continue;
    await store.send("hand-end", null, bodyOf(place, end));
  }
}

/** Return the ends of this hanchan that name their hand, in order of play. */
function endsOf(state: State, hanchan: Hanchan): LoggedEnd[] {
  const isOfHand = (one: HandEnd): one is LoggedEnd => one.hanchan === hanchan.id && one.hand?.counters != null;
  const ends = Object.values(state.handEnds).filter(isOfHand);
  return ends.sort((one, other) => order(one.hand, other.hand) || (one.id < other.id ? -1 : 1));
}

/**
 * Return whether two ends agree; who was tenpai and the next hand are not always known. @param one in the log @param
 * end of the sheet
 */
function isSame(one: HandEnd, end: End) {
  const alike = (mine: string[], theirs: string[]) => [...mine].sort().join() === [...theirs].sort().join();
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
