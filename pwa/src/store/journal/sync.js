import { Unreachable, request } from "../api.js";
import { takesPart } from "../indexeddb/accesses.js";
import { entriesOf, read, transact } from "../indexeddb/database.js";
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
export function continues({ items, head }, known) {
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
export async function storePage(known, items, official) {
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
