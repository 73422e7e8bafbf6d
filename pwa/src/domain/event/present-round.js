/** Which round is played now, and which games it has left behind: worked out once for each state of the log. */

import { beganAt, inForce } from "../../rules/clocks/timings.js";
import { asRule, ofRound } from "./game-clock.js";

/** `open`: games in play without a result; `begun`: those that began or have one; `passed`: the open ones that a later round left behind. @typedef {{present: string|null, open: Set<string>, begun: Set<string>, passed: Set<string>}} Rounds */

/** @type {WeakMap<any, Rounds>} */
const known = new WeakMap();

/** Every round, as people count them. @param {any} state @returns {string[]} */
export function roundsIn({ hanchans }) {
  const numbers = new Intl.Collator(undefined, { numeric: true });
  return [...new Set(Object.values(hanchans).map(({ round }) => round))].sort(numbers.compare);
}

/**
 * The round that is played now: the first with a game that needs a result still, or after all of them the last. @param {any} state @returns {string|null}
 */
export function presentRound(state) {
  return roundsOf(state).present;
}

/** @param {any} state @returns {Rounds} */
export function roundsOf(state) {
  const before = known.get(state);
  if (before) return before;
  const found = reckon(state);
  known.set(state, found);
  return found;
}

/** @param {any} state @returns {Rounds} */
function reckon(state) {
  const rounds = roundsIn(state);
  const all = Object.values(state.hanchans);
  /** @type {Rounds} */
  const found = { present: rounds.at(-1) ?? null, open: new Set(), begun: new Set(), passed: new Set() };
  const tables = new Set(); // of a later round that is played there
  let isLater = false; // the whole hall plays a later round
  for (const round of rounds.toReversed()) {
    const games = all.filter((one) => one.round === round && !one.status);
    sortGames(state, round, games, found);
    const open = games.filter(({ id }) => found.open.has(id));
    const passed = open.filter(({ table }) => isLater || tables.has(table));
    for (const { id } of passed) found.passed.add(id);
    if (open.length > passed.length) found.present = round;
    const begun = games.filter(({ id }) => found.begun.has(id));
    for (const { table } of begun) tables.add(table);
    isLater ||= games.length > 0 && begun.length === games.length;
  }
  return found;
}

/** Which games of a round have begun, and which need a result still. @param {any} state @param {string} round @param {any[]} games in play @param {Rounds} found */
function sortGames(state, round, games, { open, begun }) {
  const valid = inForce(ofRound(state, round).map(asRule));
  for (const { id } of games) {
    const began = Boolean(beganAt(id, valid));
    const isOff = !began && valid.some(({ what, hanchan }) => what === "cancelled" && hanchan === id);
    if (began || state.results[id]) begun.add(id);
    if (!isOff && !state.results[id]) open.add(id);
  }
}
