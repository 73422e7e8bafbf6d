/** Which hanchans the hall shows: those that are played now, or those of a round, or all. */

import { whyOut } from "./disqualified.ts";
import { hanchanAt } from "../incident/hands.ts";
import { tablesInOrder } from "./table-status.tsx";
import { roundsIn } from "./present-round.ts";
import type { Hanchan, State } from "../../store/index.ts";

/** What is played now, whatever round it is. */
export const NOW = "now";
export const ALL = "all";

/** What is played at each table now. */
export function presentHanchans(state: State): Hanchan[] {
  return tablesInOrder(state).flatMap(({ id }) => hanchanAt(state, id) ?? []);
}

/** The hanchans to show, in the order of their tables, and of their rounds where there are several. @param shown a round, NOW or ALL */
export function hanchansOf(state: State, shown: string): Hanchan[] {
  if (shown === NOW) return presentHanchans(state);
  const rounds = shown === ALL ? roundsIn(state) : [shown];
  const order = new Map(tablesInOrder(state).map(({ id }, place) => [id, place]));
  const placeOf = ({ table }: Hanchan) => order.get(table) ?? Infinity;
  return rounds.flatMap((wanted) =>
    Object.values(state.hanchans)
      .filter(({ round }) => round === wanted)
      .sort((one, other) => placeOf(one) - placeOf(other)),
  );
}

/** What may need somebody: what is played now, what began and has no result, and where somebody sits who was withdrawn or disqualified. */
export function watchedHanchans(state: State): Hanchan[] {
  const begun = new Set(Object.values(state.timings).flatMap(({ what, hanchan }) => (what === "began" ? hanchan : [])));
  const left = Object.values(state.hanchans).filter(({ id, status }) => begun.has(id) && !status && !state.results[id]);
  const outOf = whyOut(state);
  const isGone = ({ seats }: Hanchan) => Object.values(seats).some(outOf);
  const open = Object.values(state.hanchans).filter((one) => !one.status && !state.results[one.id] && isGone(one));
  return [...new Set([...presentHanchans(state), ...left, ...open])];
}
