const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Whether an entry is meant: by its kind, by who did it or whom it is about, by a table, by any one thing.
 * @param {any} state @param {Record<string, string>} chosen @returns {(entry: any) => boolean}
 */
export function meantBy(state, { kind, person, table, subject }) {
  const tables = tablesOf(state);
  const at = (/** @type {string} */ id) => id === table || tables.get(id) === table;
  return (entry) => {
    if (kind && entry.kind !== kind) return false;
    if (!person && !table && !subject) return true;
    const named = namedIn(entry);
    const meant = (/** @type {string} */ wanted) => !wanted || named.includes(wanted);
    return meant(subject) && (meant(person) || entry.who === person) && (!table || named.some(at));
  };
}

/** Every id that an entry names, but for those in its hashes of rows. @param {any} entry @returns {string[]} */
function namedIn({ subject, body: { rows: _, ...body } }) {
  return [subject, ...(JSON.stringify(body).match(IDS) ?? [])];
}

/** What is played, ruled or kept at which table. @param {any} state @returns {Map<string, string>} */
function tablesOf({ hanchans, rulings, deadHands, handEnds }) {
  const played = Object.values(hanchans).map(({ id, table }) => /** @type {const} */ ([id, table]));
  const ruled = Object.values(rulings).map(({ id, table }) => /** @type {const} */ ([id, table.id]));
  const ended = [...Object.values(deadHands), ...Object.values(handEnds)].map(
    ({ id, table }) => /** @type {const} */ ([id, table]),
  );
  return new Map([...played, ...ruled, ...ended]);
}
