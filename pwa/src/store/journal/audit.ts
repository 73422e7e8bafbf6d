/** The journal entry by entry: what the phone keeps of it, and the proof that the server's is whole. */

import { core, tournamentHere } from "../state.ts";
import { read } from "../indexeddb/database.ts";
import { entryHash } from "./entry-hash.ts";
import { GENESIS } from "./journal.ts";
import { noteRedacted, redactedPlayers } from "./salted-hashes.ts";
import { pages } from "./sync.ts";
import type { Entry } from "./entry.ts";

const AT_ONCE = 500;

interface Finding {
  seq: number;
  what: "changed" | "unchained" | "missing" | "unrecorded" | "head" | "noted";
}

interface Head {
  seq: number;
  hash: string;
}

/**
 * Entries that the phone keeps, newest first: those below the number `before` that are meant, `limit` of them at most.
 * `next` is the `before` of the following ones, null where there are none.
 */
export async function older(
  before: number,
  limit: number,
  meant: (entry: Entry) => boolean,
): Promise<{ entries: Entry[]; next: number | null }> {
  const tournament = core.joined?.id;
  const found: Entry[] = [];
  for (let last = before - 1; last > 0; last -= AT_ONCE) {
    const range = IDBKeyRange.bound([tournament, last - AT_ONCE + 1], [tournament, last]);
    const entries = await read("entries", (store) => store.getAll(range));
    for (const entry of entries.reverse()) {
      if (!meant(entry)) continue;
      found.push(entry);
      if (found.length === limit) return { entries: found, next: entry.seq > 1 ? entry.seq : null };
    }
  }
  return { entries: found, next: null };
}

/**
 * Fetches the whole journal from the server and hashes it anew. Raises Unreachable, ApiError, and what stopped it.
 * @param how `noted`: a head noted earlier
 */
export async function prove({
  noted,
  stop,
  tell,
}: {
  noted: Head | null;
  stop: AbortSignal;
  tell: (done: number, all: number) => void;
}): Promise<{ findings: Finding[]; head: Head }> {
  const { id, official } = tournamentHere();
  const findings: Finding[] = [];
  let last = { seq: 0, hash: GENESIS };
  let head = last;
  let held = noted === null;
  /** Whose names (or texts, "") are missing since which entry. */
  const gone: Map<string, number> = new Map();
  for await (const page of pages(id, official.id)) {
    const hashes = await Promise.all(page.items.map(entryHash));
    const taken = await Promise.all(page.items.map((entry) => redactedPlayers(entry, id)));
    stop.throwIfAborted();
    for (const [place, entry] of page.items.entries()) {
      findings.push(...wrongIn(entry, taken[place] && hashes[place], last));
      noteRedacted(gone, entry, taken[place] ?? []);
      held ||= entry.seq === noted?.seq && entry.hash === noted?.hash;
      last = entry;
    }
    head = page.head;
    tell(last.seq, head.seq);
  }
  for (const seq of new Set(gone.values())) findings.push({ seq, what: "unrecorded" });
  if (head.seq !== last.seq || head.hash !== last.hash) findings.push({ seq: head.seq, what: "head" });
  if (!held && noted) findings.push({ seq: noted.seq, what: "noted" });
  return { findings, head };
}

/** @param hash as its content gives it */
function wrongIn(entry: Entry, hash: string | null, last: Head): Finding[] {
  const found: Finding[] = [];
  if (entry.seq !== last.seq + 1) found.push({ seq: last.seq + 1, what: "missing" });
  else if (entry.prev_hash !== last.hash) found.push({ seq: entry.seq, what: "unchained" });
  if (hash !== entry.hash) found.push({ seq: entry.seq, what: "changed" });
  return found;
}
