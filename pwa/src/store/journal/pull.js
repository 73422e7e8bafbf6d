import { withLock } from "../lock.js";
import { caughtUp, continues, pages, storePage } from "./sync.js";

/** @typedef {import("./journal.js").State} State */

/**
 * Fetch what happened since, a page per transaction; everything again when the journal is not the one we know.
 * Nothing is kept of a tournament that was left meanwhile. Raises Unreachable, ApiError.
 * @param {{id: string, official: {id: string}}} tournament @param {State} state what is known here
 * @param {(loaded: number, total: number) => void} [progress] of who joins, told after each page @returns {Promise<State>}
 */
export function pull({ id, official }, state, progress) {
  const joins = Boolean(progress);
  return withLock(`shinpan-sync-${id}`, async () => {
    let known = await caughtUp(state);
    for await (const page of pages(id, official.id, known.seq)) {
      if (!known.seq) known = { ...known, clean: page.head.seq };
      if (!continues(page, known)) return (await import("./recovery.js")).resync(id, official.id, joins);
      if (page.items.length) known = await storePage(known, page.items, joins ? null : official.id);
      if (known.erased > known.clean) return (await import("./recovery.js")).resync(id, official.id, joins);
      progress?.(known.seq, page.head.seq);
    }
    return known;
  });
}
