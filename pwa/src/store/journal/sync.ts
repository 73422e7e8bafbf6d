import { Unreachable, request } from "../api.ts";
import { takesPart } from "../indexeddb/accesses.ts";
import { entriesOf, read, transact } from "../indexeddb/database.ts";
import type { Writing } from "../indexeddb/database.ts";
import { STATE_VERSION, applyEntries, emptyState } from "./journal.ts";
import type { Entry, Page } from "./entry.ts";
import type { State } from "./journal.ts";

const MOST = 500;
const LEAST = 8;
const CHECKPOINT = 200;

/** A state that is kept, and the version that made it. */
export interface Checkpoint {
  /** of the tournament */
  id: string;
  fold: number;
  state: State;
}

/** The state of a tournament from the entries on this phone, from its last checkpoint on. */
export async function storedState(id: string): Promise<State> {
  const checkpoint = await read("checkpoints", (checkpoints) => checkpoints.get(id));
  const state = checkpoint?.fold === STATE_VERSION ? checkpoint.state : emptyState(id);
  return caughtUp(state);
}

/** The state with what this or another tab has kept since. */
export async function caughtUp(state: State): Promise<State> {
  const entries = await storedEntries(state.id, state.seq);
  return entries[0] && !follows(entries, state) ? stateFromStart(state.id) : applyEntries(state, entries);
}

export function storedEntries(tournament: string, after?: number): Promise<Entry[]> {
  return read("entries", (entries) => entries.getAll(entriesOf(tournament, after)));
}

async function stateFromStart(id: string) {
  const entries = await storedEntries(id);
  return applyEntries(emptyState(id), follows(entries, emptyState(id)) ? entries : []);
}

/** A journal page by page; in smaller ones where the network breaks off in the middle. @param as the official */
export async function* pages(id: string, as: string, since: number | null = 0): AsyncGenerator<Page> {
  for (let limit = MOST; since !== null;) {
    try {
      const page: Page = await request<Page>(`/api/v1/tournaments/${id}/changes?since=${since}&limit=${limit}`, { as });
      yield page;
      since = page.next;
    } catch (error) {
      if (!(error instanceof Unreachable && error.begun) || limit <= LEAST) throw error;
      limit = Math.ceil(limit / 4);
    }
  }
}

/** Whether the page goes on where our journal ends. */
export function continues({ items, head }: Page, known: State) {
  if (!follows(items, known)) return false;
  const last = items.at(-1) ?? known;
  return head.seq > last.seq || (head.seq === last.seq && head.hash === last.hash);
}

/** No gap, and each entry chained to the one before. */
export function follows(entries: Entry[], last: { seq: number; hash: string }) {
  for (const entry of entries) {
    if (entry.seq !== last.seq + 1 || entry.prev_hash !== last.hash) return false;
    last = entry;
  }
  return true;
}

/** @param official who takes part already */
export async function storePage(known: State, items: Entry[], official: string | null): Promise<State> {
  const next = applyEntries(known, items);
  await transact(["tournaments", "entries", "checkpoints"], async (transaction) => {
    if (official && !(await takesPart(transaction, known.id, official))) return;
    await writeEntries(transaction, known.id, items);
    if (Math.floor(next.seq / CHECKPOINT) > Math.floor(known.seq / CHECKPOINT))
      await writeCheckpoint(transaction, next);
  });
  return next;
}

/** Store entries; from the first entry on, they replace all that are stored. */
export async function writeEntries(transaction: Writing, tournament: string, items: Entry[]) {
  const store = transaction.objectStore("entries");
  if (items[0]?.seq === 1) await store.delete(entriesOf(tournament));
  await Promise.all(items.map((item) => store.put({ ...item, tournament })));
}

export async function writeCheckpoint(transaction: Writing, state: State) {
  await transaction.objectStore("checkpoints").put({ id: state.id, fold: STATE_VERSION, state });
}
