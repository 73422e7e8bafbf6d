/** Which round is played now, and which games it has left behind: worked out once for each state of the log. */

import { beganAt, inForce } from "../../rules/clocks/timings.ts";
import { asRule, ofRound } from "./game-clock.ts";
import type { Hanchan, State } from "../../store/index.ts";

/** `open`: games in play without a result; `begun`: those that began or have one; `passed`: the open ones that a later round left behind. */
interface Rounds {
  present: string | null;
  open: Set<string>;
  begun: Set<string>;
  passed: Set<string>;
}

const known: WeakMap<State, Rounds> = new WeakMap();

/** Every round, as people count them. */
export function roundsIn({ hanchans }: State): string[] {
  const numbers = new Intl.Collator(undefined, { numeric: true });
  return [...new Set(Object.values(hanchans).map(({ round }) => round))].sort(numbers.compare);
}

/** The round that is played now: the first with a game that needs a result still, or after all of them the last. */
export function presentRound(state: State): string | null {
  return roundsOf(state).present;
}

export function roundsOf(state: State): Rounds {
  const before = known.get(state);
  if (before) return before;
  const found = reckon(state);
  known.set(state, found);
  return found;
}

function reckon(state: State): Rounds {
  const rounds = roundsIn(state);
  const all = Object.values(state.hanchans);
  const found: Rounds = { present: rounds.at(-1) ?? null, open: new Set(), begun: new Set(), passed: new Set() };
  const tables = new Set<string>(); // of a later round that is played there
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

/** Which games of a round have begun, and which need a result still. @param games in play */
function sortGames(state: State, round: string, games: Hanchan[], { open, begun }: Rounds) {
  const valid = inForce(ofRound(state, round).map(asRule));
  for (const { id } of games) {
    const began = Boolean(beganAt(id, valid));
    const isOff = !began && valid.some(({ what, hanchan }) => what === "cancelled" && hanchan === id);
    if (began || state.results[id]) begun.add(id);
    if (!isOff && !state.results[id]) open.add(id);
  }
}
