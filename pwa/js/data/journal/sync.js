import { Unreachable, request } from "../api.js";
import { withLock } from "../lock.js";
import { takesPart } from "../store/accesses.js";
import { entriesOf, read, transact } from "../store/database.js";
import { STATE_VERSION, applyEntries, emptyState } from "./journal.js";

const MOST = 500;
const LEAST = 8;
const CHECKPOINT = 200;

/** @typedef {import("./journal.js").State} State */

/** The state of a tournament from the entries on this phone, from its last checkpoint on. @param {string} id @returns {Promise<State>} */
export async function storedState(id) {
  const checkpoint = await read("checkpoints", (checkpoints) => checkpoints.get(id));
  const state = checkpoint?.fold === STATE_VERSION ? checkpoint.state : emptyState(id);
  return caughtUp(state);
}

/** The state with what this or another tab has kept since. @param {State} state @returns {Promise<State>} */
export async function caughtUp(state) {
  const entries = await storedEntries(state.id, state.seq);
  return entries[0] && !follows(entries, state) ? stateFromStart(state.id) : applyEntries(state, entries);
}

/** @param {string} tournament @param {number} [after] @returns {Promise<any[]>} */
export function storedEntries(tournament, after) {
  return read("entries", (entries) => entries.getAll(entriesOf(tournament, after)));
}

/** @param {string} id */
async function stateFromStart(id) {
  const entries = await storedEntries(id);
  return applyEntries(emptyState(id), follows(entries, emptyState(id)) ? entries : []);
}

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
      if (!continues(page, known)) return (await import("../on-demand.js")).recovery.resync(id, official.id, joins);
      if (page.items.length) known = await storePage(known, page.items, joins ? null : official.id);
      if (known.erased > known.clean) return (await import("../on-demand.js")).recovery.resync(id, official.id, joins);
      progress?.(known.seq, page.head.seq);
    }
    return known;
  });
}

/** A journal page by page; in smaller ones where the network breaks off in the middle. @param {string} id @param {string} as the official */
export async function* pages(id, as, /** @type {number|null} */ since = 0) {
  for (let limit = MOST; since !== null;) {
    try {
      const page = await request(`/api/v1/tournaments/${id}/changes?since=${since}&limit=${limit}`, { as });
      yield page;
      since = page.next;
    } catch (error) {
      if (!(error instanceof Unreachable && error.begun) || limit <= LEAST) throw error;
      limit = Math.ceil(limit / 4);
    }
  }
}

/** Whether the page goes on where our journal ends. @param {any} page @param {State} known */
function continues({ items, head }, known) {
  if (!follows(items, known)) return false;
  const last = items.at(-1) ?? known;
  return head.seq > last.seq || (head.seq === last.seq && head.hash === last.hash);
}

/** No gap, and each entry chained to the one before. @param {any[]} entries @param {{seq: number, hash: string}} last */
export function follows(entries, last) {
  for (const entry of entries) {
    if (entry.seq !== last.seq + 1 || entry.prev_hash !== last.hash) return false;
    last = entry;
  }
  return true;
}

/** @param {State} known @param {any[]} items @param {string|null} official who takes part already @returns {Promise<State>} */
async function storePage(known, items, official) {
  const next = applyEntries(known, items);
  await transact(["tournaments", "entries", "checkpoints"], async (transaction) => {
    if (official && !(await takesPart(transaction, known.id, official))) return;
    await writeEntries(transaction, known.id, items);
    if (Math.floor(next.seq / CHECKPOINT) > Math.floor(known.seq / CHECKPOINT))
      await writeCheckpoint(transaction, next);
  });
  return next;
}

/** Store entries; from the first entry on, they replace all that are stored. @param {any} transaction @param {string} tournament @param {any[]} items */
export async function writeEntries(transaction, tournament, items) {
  const store = transaction.objectStore("entries");
  if (items[0]?.seq === 1) await store.delete(entriesOf(tournament));
  await Promise.all(items.map((item) => store.put({ ...item, tournament })));
}

/** @param {any} transaction @param {State} state */
export async function writeCheckpoint(transaction, state) {
  await transaction.objectStore("checkpoints").put({ id: state.id, fold: STATE_VERSION, state });
}
