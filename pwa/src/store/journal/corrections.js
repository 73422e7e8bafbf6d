/** What corrections change in all that the journal told before. */

/**
 * The same with each joined entry of a player as the one that counts for it.
 * @template T @param {T} value plain JSON @param {Record<string, string>} merged joined entry → the one that counts @returns {T}
 */
export function asOnePerson(value, merged) {
  const pairs = Object.entries(merged);
  return pairs.length
    ? JSON.parse(pairs.reduce((text, [id, into]) => text.replaceAll(id, into), JSON.stringify(value)))
    : value;
}

/** Whatever is about the entry is about the other one from now on. @param {any} state @param {any} entry */
export function mergePlayer(state, { subject, body: { merged_into: into } }) {
  if (into === subject) return; // it was joined with one that was joined just now
  delete state.players[subject];
  Object.assign(state, asOnePerson(state, { [subject]: into }));
  state.merged[subject] = into;
}

/** Call offenders and tables of rulings as they are called now: their entries have the names of then. @param {any} state */
export function renameInRulings(state) {
  for (const [id, ruling] of Object.entries(state.rulings)) {
    const { offender = {}, table = {} } = ruling; // a damaged entry must not close the app
    const name = state[`${offender.kind}s`]?.[offender.id]?.name ?? offender.name;
    const label = state.tables[table.id]?.label ?? table.label;
    if (name !== offender.name || label !== table.label)
      state.rulings[id] = { ...ruling, offender: { ...offender, name }, table: { ...table, label } };
  }
}
