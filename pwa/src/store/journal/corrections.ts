/** What corrections change in all that the journal told before. */

import type { Offender } from "./incidents.ts";
import type { Table } from "./things.ts";
import type { State } from "./journal.ts";

/**
 * The same with each joined entry of a player as the one that counts for it.
 * @param value plain JSON
 * @param merged joined entry → the one that counts
 */
export function asOnePerson<T>(value: T, merged: Record<string, string>): T {
  const pairs = Object.entries(merged);
  return pairs.length
    ? JSON.parse(pairs.reduce((text, [id, into]) => text.replaceAll(id, into), JSON.stringify(value)))
    : value;
}

/** Whatever is about this entry of a player is about the other one from now on. */
export function mergePlayer(state: State, player: string, into: string) {
  if (into === player) return; // it was joined with one that was joined just now
  delete state.players[player];
  Object.assign(state, asOnePerson(state, { [player]: into }));
  state.merged[player] = into;
}

/** Call offenders and tables of rulings as they are called now: their entries have the names of then. */
export function renameInRulings(state: State) {
  for (const [id, ruling] of Object.entries(state.rulings)) {
    const { offender = {} as Offender, table = {} as Table } = ruling; // a damaged entry must not close the app
    const name = state[`${offender.kind}s` as const]?.[offender.id]?.name ?? offender.name;
    const label = state.tables[table.id]?.label ?? table.label;
    if (name !== offender.name || label !== table.label)
      state.rulings[id] = { ...ruling, offender: { ...offender, name }, table: { ...table, label } };
  }
}
