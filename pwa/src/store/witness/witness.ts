/**
 * This phone is a witness: it signs what it saw of the log, once the server has proved that the log only grew and that
 * it is the one kept here. What it can't sign raises an alarm.
 */

import { ApiError, Unreachable, request } from "../api.ts";
import { refresh } from "../background.ts";
import { reload } from "../open.ts";
import { clock, core, fail } from "../state.ts";
import { GENESIS } from "../journal/journal.ts";
import { resync } from "../journal/recovery.ts";
import { withLock } from "../lock.ts";
import { database, entriesOf, logOf, read, remembered, transact } from "../indexeddb/database.ts";
import { alarmsOf, openOf, raise, received } from "./alarms.ts";
import { fromBase64, same, toBase64 } from "./bytes.ts";
import { firstUnexplained, firstWrong, grown, slices } from "./divergence.ts";
import { newKey, sign } from "./key.ts";
import { isConsistent, rootOf } from "./merkle.ts";
import { WITNESS, checkpointIn, cosignature, cosigned, signedText, verifierIn, verifierOf, written } from "./note.ts";
import type { Consistency } from "#api";
import type { Entry, Page } from "../journal/entry.ts";
import type { Writing } from "../indexeddb/database.ts";
import type { Alarm } from "./alarms.ts";
import type { Call } from "../api.ts";
import type { Tournament } from "../indexeddb/accesses.ts";
import type { Checkpoint, Verifier } from "./note.ts";

const FIRST_MS = 20000; // whoever opens the app has a ruling to make
const SOON_MS = 1000;
const AGAIN_MS = 30000;
const PASSING_MS = 60000; // without a network, say, or behind a server that is busy
const SPREAD_MS = 3000; // a hall's phones don't ask at once

/** What this phone has signed of a log. */
export interface Seen {
  /** the log's key, as it was first */
  vkey: string | null;
  size: number;
  root: Uint8Array;
  /** of the tree */
  tops: Uint8Array[];
  /** of the last entry */
  hash: string;
  checkpoint: string;
  cosignature: string;
  /** whether the server has it */
  delivered: boolean;
  secret: CryptoKey | Uint8Array;
  self: Verifier;
  written: string;
}

/** Since when the log could not be checked, and whether the server refused it. */
interface Unchecked {
  at: string;
  refused: boolean;
}

let followed: Tournament | null = null;
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sign before long: called whenever the journal has been fetched. */
export function attend() {
  if (followed !== core.joined) {
    [followed, since] = [core.joined, performance.now()];
    clearTimeout(timer); // it was set before this phone joined
    timer = undefined;
  }
  const wait = Math.max(since + FIRST_MS - performance.now(), SOON_MS + Math.random() * SPREAD_MS);
  timer ??= setTimeout(() => {
    timer = undefined;
    if (followed === core.joined && document.visibilityState === "visible")
      witness().catch(() => setTimeout(attend, AGAIN_MS));
  }, wait);
}

/** Sign what there is. Raises Unreachable, ApiError, NoProof. */
export async function witness() {
  const { joined } = core;
  if (!joined) return;
  await withLock(`shinpan-witness-${joined.id}`, async () => {
    const seen = await noted(joined, () => round(joined));
    if (seen) await deliver(joined, seen);
  });
}

/** Since when this phone has not been able to check the log; null where it has been, or may be again any moment. */
export async function uncheckedSince() {
  const kept = await remembered<Unchecked>(logOf(core.joined?.id ?? "", "unchecked"));
  return kept && (kept.refused || clock.now() - Date.parse(kept.at) > PASSING_MS) ? kept.at : null;
}

async function noted<T>(joined: Tournament, work: () => Promise<T>): Promise<T> {
  const place = logOf(joined.id, "unchecked");
  try {
    const done = await work();
    await (await database()).delete("meta", place);
    return done;
  } catch (error) {
    const refused = !(error instanceof Unreachable || (error instanceof ApiError && error.passing));
    const before = await remembered<Unchecked>(place);
    await keep(joined, "unchecked", { at: before?.at ?? new Date(clock.now()).toISOString(), refused });
    throw error;
  }
}

/** What this phone can vouch for that the server has not been told. */
async function round(joined: Tournament): Promise<Seen | void> {
  const { id } = joined;
  const open = openOf(await alarmsOf(id));
  if (open && !(await received(id)).isStored) return undefined;
  const seen = await seenBy(joined);
  const entries = await entriesAfter(id, seen.size);
  const last = entries.at(-1)?.seq ?? seen.size;
  if (last === seen.size && !open) return seen.delivered ? undefined : seen;
  const answer = await ask<Consistency>(joined, `consistency?from=${seen.size}`).catch(damaged);
  if (!answer) return alarm(joined, { what: "gaps", seq: seen.size + 1, checkpoint: null });
  const { what, text, checkpoint } = examined(id, answer, seen, last);
  const served = { text: answer.checkpoint, vkey: answer.vkey };
  if (what)
    return alarm(joined, {
      what,
      seq: checkpoint ? Math.min(checkpoint.size, seen.size) + 1 : seen.size,
      checkpoint: served,
    });
  const fresh = checkpoint.size === last ? entries : await upTo(checkpoint.size, id, seen.size);
  if (!fresh) throw new NoProof(); // it signs more than it sends
  const { wrong, tops } = await examinedHere(id, seen, fresh);
  if (wrong) return compare(joined, wrong, served);
  const made = fresh.find((entry) => isKeyMade(entry) && entry.body.vkey !== answer.vkey);
  if (made) return alarm(joined, { what: "key", seq: made.seq, mine: made, checkpoint: served });
  const { size, root } = checkpoint;
  if (!same(rootOf(tops), root)) return alarm(joined, { what: "unlike", seq: size, checkpoint: served });
  if (open) await alarm(joined, { what: "restored", seq: size, checkpoint: served });
  const { hash } = fresh.at(-1) ?? seen;
  const next = { ...seen, vkey: answer.vkey, size, root, tops, hash, checkpoint: answer.checkpoint };
  return { ...next, ...(await signature(seen, text)) };
}

function isKeyMade(entry: Entry): entry is Entry<{ vkey: string }> {
  return entry.kind === "log.key-made";
}

/** An answer that neither proves nor disproves anything. */
class NoProof extends Error {}

/** `checkpoint`: what the server signed, as far as it is its signature. */
type Examined =
  | { what: "key" | "signature"; text?: undefined; checkpoint?: undefined }
  | { what: "cut" | "changed"; text?: undefined; checkpoint: Checkpoint }
  | { what?: undefined; text: string; checkpoint: Checkpoint };

/**
 * What the server claims, checked: who signed it, and that what was seen before is in it.
 * @param kept the last entry that is here
 * @returns `what` is wrong, or else the text and the checkpoint. Raises NoProof
 */
function examined(id: string, { checkpoint: note, vkey, proof }: Consistency, seen: Seen, kept: number): Examined {
  if (typeof note !== "string" || typeof vkey !== "string") throw new NoProof();
  if (seen.vkey && vkey !== seen.vkey) return { what: "key" };
  const log = verifierIn(vkey);
  const text = log?.name === `shinpan/${id}` ? signedText(note, log) : null;
  const checkpoint = text && checkpointIn(text);
  if (!checkpoint || checkpoint.origin !== log?.name) return { what: "signature" };
  if (checkpoint.size < kept) return { what: "cut", checkpoint };
  if (!Array.isArray(proof)) throw new NoProof();
  const path = proof.map((hash) => fromBase64(String(hash)) ?? new Uint8Array());
  return isConsistent(seen, checkpoint, path) ? { text, checkpoint } : { what: "changed", checkpoint };
}

/** Answers null where the server can't prove anything, since entries are missing there. */
function damaged(error: unknown) {
  if (error instanceof ApiError && error.slug === "journal-damaged") return null;
  throw error;
}

/** The entries up to this one, fetched anew; null where they are not to be had now. */
async function upTo(size: number, id: string, after: number) {
  await refresh();
  const more = (await entriesAfter(id, after)).filter(({ seq }) => seq <= size);
  return more.at(-1)?.seq === size ? more : null;
}

/**
 * The entries kept here, checked, and the tree over them.
 * @param fresh those after it
 */
async function examinedHere(
  id: string,
  { size, hash, tops }: Seen,
  fresh: Entry[],
): Promise<{ wrong?: Entry; tops: Uint8Array[] }> {
  // What was taken out may be told by an entry that came after the checkpoint.
  const wrong =
    (await firstWrong(fresh, { seq: size, hash })) ?? (await firstUnexplained(await entriesAfter(id, size), id));
  if (!wrong) for await (const some of slices(fresh)) tops = grown(tops, some);
  return { wrong, tops };
}

/** An entry here is not what its hash says, or lacks something: so it was sent, or it was damaged here, or others are gone. */
async function compare(joined: Tournament, wrong: Entry, checkpoint: Alarm["checkpoint"]) {
  const { id, official } = joined;
  const path = `/api/v1/tournaments/${id}/changes?since=${wrong.seq - 1}&limit=1`;
  const { items } = await request<Page>(path, { as: official.id });
  const [again = null] = items;
  const isWhole = again && !(await firstWrong([again], { seq: wrong.seq - 1, hash: again.prev_hash }));
  if (!isWhole) return alarm(joined, { what: "broken", seq: wrong.seq, mine: wrong, theirs: again, checkpoint });
  await withLock(`shinpan-sync-${id}`, () => resync(id, official.id));
}

async function signature({ secret, self }: Seen, text: string) {
  const seconds = BigInt(Math.floor(clock.now() / 1000));
  return { cosignature: cosignature(self, seconds, await sign(secret, cosigned(text, seconds))), delivered: false };
}

/** The server learns what this phone signed. */
async function deliver(joined: Tournament, seen: Seen) {
  await keep(joined, "witness", seen);
  const { size, root, cosignature: line, written: vkey } = seen;
  const id = vkey.split("+")[1];
  try {
    await ask(joined, `witnesses/${id}`, {
      method: "PUT",
      body: { vkey, size, root: toBase64(root), signature: line },
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.slug === "another-log")) throw error;
    return alarm(joined, { what: "changed", seq: size, checkpoint: null });
  }
  await keep(joined, "witness", { ...seen, delivered: true });
}

async function alarm({ id }: Tournament, found: Pick<Alarm, "what" | "seq" | "checkpoint"> & Partial<Alarm>) {
  const at = new Date(clock.now()).toISOString();
  await transact(["tournaments", "entries", "meta"], async (transaction) => {
    const before = ((await transaction.objectStore("meta").get(logOf(id, "alarms"))) ?? []) as Alarm[];
    if (!(await isHere(transaction, id)) || Boolean(openOf(before)) !== (found.what === "restored")) return;
    const entries = await transaction.objectStore("entries").getAll(entriesOf(id));
    await raise(transaction, id, { mine: null, theirs: null, ...found, at }, entries);
  });
  await reload().catch(fail);
}

function keep({ id }: Tournament, part: "witness" | "unchecked", value: Seen | Unchecked) {
  return transact(["tournaments", "meta"], async (transaction) => {
    if (await isHere(transaction, id)) await transaction.objectStore("meta").put(value, logOf(id, part));
  });
}

/** Whether it was not left meanwhile. */
async function isHere(transaction: Writing, id: string) {
  const access = await transaction.objectStore("tournaments").get(id);
  return access && !access.left;
}

/** What was signed before; an official who is new here signs with a key of their own. */
async function seenBy({ id, official }: Tournament): Promise<Seen> {
  const seen = await remembered<Seen>(logOf(id, "witness"));
  const name = `shinpan/${id}/${official.id}`;
  if (seen?.self.name === name) return seen;
  const { secret, key } = await newKey();
  const self = verifierOf(name, WITNESS, key);
  const nothing = { vkey: null, size: 0, root: rootOf([]), tops: [], hash: GENESIS, checkpoint: "" };
  return { ...nothing, ...seen, secret, self, written: written(self), cosignature: "", delivered: true };
}

function entriesAfter(id: string, size: number): Promise<Entry[]> {
  return read("entries", (entries) => entries.getAll(entriesOf(id, size)));
}

function ask<Answer>({ id, official }: Tournament, path: string, call?: Call) {
  return request<Answer>(`/api/v1/tournaments/${id}/journal/${path}`, { ...call, as: official.id });
}
