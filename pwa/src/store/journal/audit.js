/** The journal entry by entry: what the phone keeps of it, and the proof that the server's is whole. */

import { core } from "../state.js";
import { read } from "../indexeddb/database.js";
import { entryHash } from "./entry-hash.js";
import { GENESIS } from "./journal.js";
import { noteRedacted, redactedPlayers } from "./salted-hashes.js";
import { pages } from "./sync.js";

const AT_ONCE = 500;

/** @typedef {{seq: number, what: "changed"|"unchained"|"missing"|"unrecorded"|"head"|"noted"}} Finding @typedef {{seq: number, hash: string}} Head */

/**
 * Entries that the phone keeps, newest first: those below the number `before` that are meant, `limit` of them at most.
 * `next` is the `before` of the following ones, null where there are none.
 * @param {number} before @param {number} limit @param {(entry: any) => boolean} meant
 * @returns {Promise<{entries: any[], next: number|null}>}
 */
export async function older(before, limit, meant) {
  const tournament = core.joined?.id;
  const found = [];
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
 * @param {{noted: Head|null, stop: AbortSignal, tell: (done: number, all: number) => void}} how `noted`: a head noted earlier
 * @returns {Promise<{findings: Finding[], head: Head}>}
 */
export async function prove({ noted, stop, tell }) {
  const { id, official } = /** @type {any} */ (core.joined);
  /** @type {Finding[]} */
  const findings = [];
  let last = { seq: 0, hash: GENESIS };
  let head = last;
  let held = noted === null;
  /** Whose names (or texts, "") are missing since which entry. @type {Map<string, number>} */
  const gone = new Map();
  for await (const page of pages(id, official.id)) {
    const hashes = await Promise.all(page.items.map(entryHash));
    const taken = await Promise.all(page.items.map((/** @type {any} */ entry) => redactedPlayers(entry, id)));
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

/** @param {any} entry @param {string|null} hash as its content gives it @param {Head} last @returns {Finding[]} */
function wrongIn(entry, hash, last) {
  /** @type {Finding[]} */
  const found = [];
  if (entry.seq !== last.seq + 1) found.push({ seq: last.seq + 1, what: "missing" });
  else if (entry.prev_hash !== last.hash) found.push({ seq: entry.seq, what: "unchained" });
  if (hash !== entry.hash) found.push({ seq: entry.seq, what: "changed" });
  return found;
}
