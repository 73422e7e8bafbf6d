/** Moves a tournament's table on along with the score sheet of its hanchan. */

import { SEATS, endOf, order, store } from "../../../store/index.ts";
import { EXHAUSTIVE } from "../../../rules/draws/question.ts";
import { seatOf } from "../../../rules/hanchan/hand-end.ts";
import { WIN } from "../../../rules/hanchan/hand.ts";
import { dealtAt, setHand } from "../../../domain/incident/hands.ts";
import { mayTime } from "../../../domain/people/roles.ts";
import { NOTHING_SAID, bodyOf } from "../../../domain/incident/deferred.ts";
import { waitingFor } from "../../../domain/incident/deferred-at.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { End, Ended } from "../../../domain/incident/deferred.ts";
import type { Hanchan } from "../../../store/index.ts";
import type { Dealt } from "../../../domain/incident/hands.ts";
import type { Examined } from "./examine.ts";
import type { Hand } from "./state.ts";

const OTHER_DRAW = "abortive-draw";

/** Return the hand to be played, in the form that tables use. */
export function dealtOf({ round, number, counters, deposits }: Examined["now"]): Dealt {
  return { wind: round, number, counters, deposits };
}

/**
 * Record the end of the hand that was just added, so that every phone moves on; not if deferred rulings wait for it:
 * the table must ask about them first. Return the id of the outbox item, or "".
 * @param examined the sheet with this hand as its last
 */
export async function recordEnd(hanchan: Hanchan, hand: Hand, examined: Examined): Promise<string> {
  const { state, book, official } = store.snapshot;
  if (!state || !examined.hands.length || !mayTime(official)) return "";
  const { place, end } = endAt(book, hanchan, hand, examined, examined.hands.length - 1);
  if (!end.how || endOf(state, place) || waitingFor(state, place).length > 0) return "";
  return (await store.send("hand-end", null, bodyOf(place, end), { hold: true })).id;
}

/** Return the end of a hand of the sheet, as it is recorded; without `how` if the rulebook knows no such end. */
export function endAt(
  book: Rulebook | null,
  hanchan: Hanchan,
  hand: Hand,
  examined: Examined,
  at: number,
): { place: Ended; end: End } {
  const played = examined.hands[at];
  const { deposits: _, ...dealt } = dealtOf(played);
  const fact = book?.content.facts.hand_end;
  const known = [WIN, ...(fact?.kind === "choice" ? fact.answers : [])];
  const how = [hand.kind, OTHER_DRAW].find((one) => known.includes(one));
  const next = examined.hands[at + 1] ?? (examined.over ? null : examined.now);
  const seats = (players: number[] = []) =>
    SEATS.filter((seat) => players.some((player) => seatOf(player, played.dealer) === seat));
  const winners: number[] = hand.wins?.map(({ winner }) => winner) ?? [];
  const end: End = {
    ...NOTHING_SAID,
    how: how && (played.ends === "chonbo" ? "chonbo" : how),
    winners: seats(winners.filter((one) => !played.bumped.includes(one))),
    riichi: seats(hand.riichi),
    ...(hand.kind === EXHAUSTIVE && { tenpai: seats(hand.tenpai) }),
    ...(next && { next: dealtOf(next) }),
  };
  return { place: { table: hanchan.table, hanchan: hanchan.id, hand: dealt }, end };
}

/** Set the table's hand to that of the sheet, on this phone at least. */
export function align(hanchan: Hanchan, { now, over }: Examined) {
  const { state } = store.snapshot;
  const there = dealtAt(state, hanchan.table, hanchan);
  const here = dealtOf(now);
  const isThere = order(there, here) === 0 && there.deposits === here.deposits;
  if (!over && !isThere) setHand(hanchan.table, hanchan, here, there);
}
