/** A sheet of a tournament's hanchan moves its table on, too. */

import { SEATS, endOf, order, store } from "../../../store/index.js";
import { EXHAUSTIVE } from "../../../rules/draws/asked.js";
import { seatOf } from "../../../rules/hanchan/hand-end.js";
import { WIN } from "../../../rules/hanchan/hand.js";
import { dealtAt, setHand } from "../../../domain/incident/hands.js";
import { mayTime } from "../../../domain/people/roles.js";
import { NOTHING_SAID, bodyOf } from "../../../domain/incident/deferred.js";
import { waitingFor } from "../../../domain/incident/deferred-at.js";

/** @typedef {import("./examine.js").Examined} Examined @typedef {import("./state.js").Hand} Hand @typedef {import("../../../domain/incident/hands.js").Dealt} Dealt */

const OTHER_DRAW = "abortive-draw";

/** The hand to be played, as tables name it. @param {Examined["now"]} now @returns {Dealt} */
export function dealtOf({ round, number, counters, deposits }) {
  return { wind: round, number, counters, deposits };
}

/**
 * Record the end of the hand that was just added, so that every phone moves on; where rulings wait for it, the table asks first what
 * they need to know. The outbox item, or "".
 * @param {any} hanchan @param {Hand} hand @param {Examined} examined with it as its last @returns {Promise<string>}
 */
export async function recordEnd(hanchan, hand, examined) {
  const { state, book, official } = store.snapshot;
  if (!state || !examined.hands.length || !mayTime(official)) return "";
  const { place, end } = endAt(book, hanchan, hand, examined, examined.hands.length - 1);
  if (!end.how || endOf(state, place) || waitingFor(state, place).length > 0) return "";
  return (await store.send("hand-end", null, bodyOf(place, end), { hold: true })).id;
}

/**
 * How a hand of the sheet ended, as it is recorded; without `how` where the rulebook knows no such end.
 * @param {any} book @param {any} hanchan @param {Hand} hand @param {Examined} examined @param {number} at
 * @returns {{place: any, end: any}}
 */
export function endAt(book, hanchan, hand, examined, at) {
  const played = examined.hands[at];
  const { deposits: _, ...dealt } = dealtOf(played);
  const known = [WIN, ...(book?.content.facts.hand_end.answers ?? [])];
  const how = [hand.kind, OTHER_DRAW].find((one) => known.includes(one));
  const next = examined.hands[at + 1] ?? (examined.over ? null : examined.now);
  const seats = (/** @type {number[]} */ players = []) =>
    SEATS.filter((seat) => players.some((player) => seatOf(player, played.dealer) === seat));
  /** @type {number[]} */
  const winners = hand.wins?.map((/** @type {any} */ { winner }) => winner) ?? [];
  const end = {
    ...NOTHING_SAID,
    how: how && (played.ends === "chonbo" ? "chonbo" : how),
    winners: seats(winners.filter((one) => !played.bumped.includes(one))),
    riichi: seats(hand.riichi),
    ...(hand.kind === EXHAUSTIVE && { tenpai: seats(hand.tenpai) }),
    ...(next && { next: dealtOf(next) }),
  };
  return { place: { table: hanchan.table, hanchan: hanchan.id, hand: dealt }, end };
}

/** Have the table where the sheet is, on this phone at least. @param {any} hanchan @param {Examined} examined */
export function align(hanchan, { now, over }) {
  const { state } = store.snapshot;
  const there = dealtAt(state, hanchan.table, hanchan);
  const here = dealtOf(now);
  const isThere = order(there, here) === 0 && there.deposits === here.deposits;
  if (!over && !isThere) setHand(hanchan.table, hanchan, here, there);
}
