/** A sheet of a tournament's hanchan moves its table on, too. */

import { SEATS, endOf, order, store } from "../../data/index.js";
import { EXHAUSTIVE } from "../../rules/draws/asked.js";
import { seatOf } from "../../rules/hanchan/hand-end.js";
import { WIN } from "../../rules/hanchan/hand.js";
import { dealtAt, setHand } from "../shared/hands.js";
import { mayTime } from "../shared/roles.js";
import { NOTHING_SAID, bodyOf } from "../table/deferred.js";
import { waitingFor } from "../table/deferred-at.js";

/** @typedef {import("./examine.js").Examined} Examined @typedef {import("./state.js").Hand} Hand @typedef {import("../shared/hands.js").Dealt} Dealt */

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
  const last = examined.hands.at(-1);
  if (!state || !last || !mayTime(official)) return "";
  const { deposits: _, ...played } = dealtOf(last);
  const place = { table: hanchan.table, hanchan: hanchan.id, hand: played };
  const known = [WIN, ...(book?.content.facts.hand_end.answers ?? [])];
  const how = [hand.kind, OTHER_DRAW].find((one) => known.includes(one));
  if (!how || endOf(state, place) || waitingFor(state, place).length > 0) return "";
  const seats = (/** @type {number[]} */ players = []) =>
    SEATS.filter((seat) => players.some((player) => seatOf(player, last.dealer) === seat));
  /** @type {number[]} */
  const winners = hand.wins?.map((/** @type {any} */ { winner }) => winner) ?? [];
  const end = {
    ...NOTHING_SAID,
    how: last.ends === "chonbo" ? "chonbo" : how,
    winners: seats(winners.filter((one) => !last.bumped.includes(one))),
    riichi: seats(hand.riichi),
    ...(hand.kind === EXHAUSTIVE && { tenpai: seats(hand.tenpai) }),
    ...(!examined.over && { next: dealtOf(examined.now) }),
  };
  return (await store.send("hand-end", null, bodyOf(place, end), { hold: true })).id;
}

/** Have the table where the sheet is, on this phone at least. @param {any} hanchan @param {Examined} examined */
export function align(hanchan, { now, over }) {
  const { state } = store.snapshot;
  const there = dealtAt(state, hanchan.table, hanchan);
  const here = dealtOf(now);
  const isThere = order(there, here) === 0 && there.deposits === here.deposits;
  if (!over && !isThere) setHand(hanchan.table, hanchan, here, there);
}
