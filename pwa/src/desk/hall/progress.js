/** How far a hanchan is, by the clock. */

import { isUp, secondsLeft } from "../../rules/clocks/game-clock.js";
import { costOf } from "../../features/tables/clocks/timings.js";

/** @typedef {import("./rows.js").Row} Row @typedef {import("../../features/tables/lateness/acts.jsx").Shown} Shown */
/** @typedef {"cancelled"|"void"|"finished"|"up"|"playing"|"late"|"waiting"|"unscheduled"} Phase */
/**
 * `shown`: everybody recorded as absent; `missing`: those who still are; `due`: the book has the games cancelled; `left`: seconds.
 * @typedef {{phase: Phase, shown: Shown[], missing: Shown[], due: boolean, left: number}} Progress
 */
/** What the hall is seen with; `books`: the rulebooks that clocks ran under. @typedef {{state: any, library: any, books: Record<string, any>, official: any, zone: string}} View */

/** What is most urgent, first. @type {Phase[]} */
const ORDER = ["late", "up", "playing", "waiting", "unscheduled", "finished", "cancelled", "void"];

/** Several cells and the list above them ask for the same second. @type {WeakMap<Row, {second: number, books: any, progress: Progress}>} */
const known = new WeakMap();

/** @param {Row} row @param {View} view @param {number} now @returns {Progress} */
export function progressOf(row, view, now) {
  const second = Math.floor(now / 1000);
  const { books } = view;
  const before = known.get(row);
  if (before?.second === second && before.books === books) return before.progress;
  const progress = reckon(row, view, now);
  known.set(row, { second, books, progress });
  return progress;
}

/** @param {Row} row @param {View} view @param {number} now @returns {Progress} */
function reckon(row, view, now) {
  const { game, late, result } = row;
  const shown = late.map((one) => shownOf(one, view, now));
  const missing = game.begun || result ? [] : shown.filter(({ late: { clock } }) => !clock.stopped);
  const left = game.clock ? secondsLeft(game.clock, now) : 0;
  return { phase: phaseOf(row, missing, now), shown, missing, due: missing.some(({ cost }) => cost?.due), left };
}

/** @param {Row} row @param {Shown[]} missing @param {number} now @returns {Phase} */
function phaseOf({ game, hanchan, result }, missing, now) {
  if (hanchan.status === "void") return "void";
  if (result) return "finished";
  if (game.begun) return game.clock && isUp(game.clock, now) ? "up" : "playing";
  if (game.cancelled) return "cancelled";
  if (missing.length > 0) return "late";
  return hanchan.scheduled_at ? "waiting" : "unscheduled";
}

/** A number to sort by: the most urgent first, and of those that play the one that ends first. @param {Progress} progress */
export function urgencyOf({ phase, due, left }) {
  return ORDER.indexOf(phase) * 1e6 + (phase === "playing" ? left : 0) - (due ? 1 : 0);
}

/** @param {import("../../features/tables/clocks/timings.js").Late} late @param {View} view @param {number} now @returns {Shown} */
function shownOf(late, { state, library, books }, now) {
  const { kind, id } = late.person;
  const book = books[late.revision];
  return { late, name: state[`${kind}s`][id]?.name ?? "?", cost: book && costOf(library, book, late, now), book };
}
