/**
 * This phone is a witness: it signs what it saw of the log, once the server has proved that the log only grew and that
 * it is the one kept here. What it can't sign raises an alarm.
 */

import { ApiError, Unreachable, request } from "../api.js";
import { refresh } from "../background.js";
import { reload } from "../open.js";
import { clock, core, fail } from "../state.js";
import { GENESIS } from "../journal/journal.js";
import { resync } from "../journal/recovery.js";
import { withLock } from "../lock.js";
import { database, entriesOf, logOf, read, remembered, transact } from "../indexeddb/database.js";
import { alarmsOf, openOf, raise, received } from "./alarms.js";
import { fromBase64, same, toBase64 } from "./bytes.js";
import { firstUnexplained, firstWrong, grown, slices } from "./divergence.js";
import { newKey, sign } from "./key.js";
import { isConsistent, rootOf } from "./merkle.js";
import { WITNESS, checkpointIn, cosignature, cosigned, signedText, verifierIn, verifierOf, written } from "./note.js";

const FIRST_MS = 20000; // whoever opens the app has a ruling to make
const SOON_MS = 1000;
const AGAIN_MS = 30000;
const PASSING_MS = 60000; // without a network, say, or behind a server that is busy
const SPREAD_MS = 3000; // a hall's phones don't ask at once

/** @typedef {import("../indexeddb/accesses.js").Tournament} Tournament @typedef {import("./alarms.js").Alarm} Alarm */
/**
 * @typedef {object} Seen what this phone has signed of a log
 * @property {string|null} vkey the log's key, as it was first @property {number} size @property {Uint8Array} root
 * @property {Uint8Array[]} tops of the tree @property {string} hash of the last entry
 * @property {string} checkpoint @property {string} cosignature @property {boolean} delivered whether the server has it
 * @property {CryptoKey|Uint8Array} secret @property {import("./note.js").Verifier} self @property {string} written
 */

/** @type {Tournament|null} */
let followed = null;
let since = 0;
/** @type {ReturnType<typeof setTimeout>|undefined} */
let timer;

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
  const { at, refused } = (await remembered(logOf(core.joined?.id ?? "", "unchecked"))) ?? {};
  return at && (refused || clock.now() - Date.parse(at) > PASSING_MS) ? at : null;
}

/** @template T @param {Tournament} joined @param {() => Promise<T>} work @returns {Promise<T>} */
async function noted(joined, work) {
  const place = logOf(joined.id, "unchecked");
  try {
    const done = await work();
    await (await database()).delete("meta", place);
    return done;
  } catch (error) {
    const refused = !(error instanceof Unreachable || (error instanceof ApiError && error.passing));
    const before = await remembered(place);
    await keep(joined, "unchecked", { at: before?.at ?? new Date(clock.now()).toISOString(), refused });
    throw error;
  }
}

/** What this phone can vouch for that the server has not been told. @param {Tournament} joined @returns {Promise<Seen|void>} */
async function round(joined) {
  const { id } = joined;
  const open = openOf(await alarmsOf(id));
  if (open && !(await received(id)).isStored) return undefined;
  const seen = await seenBy(joined);
  const entries = await entriesAfter(id, seen.size);
  const last = entries.at(-1)?.seq ?? seen.size;
  if (last === seen.size && !open) return seen.delivered ? undefined : seen;
  const answer = await ask(joined, `consistency?from=${seen.size}`).catch(damaged);
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
  const made = fresh.find(({ kind, body }) => kind === "log.key-made" && body.vkey !== answer.vkey);
  if (made) return alarm(joined, { what: "key", seq: made.seq, mine: made, checkpoint: served });
  const { size, root } = checkpoint;
  if (!same(rootOf(tops), root)) return alarm(joined, { what: "unlike", seq: size, checkpoint: served });
  if (open) await alarm(joined, { what: "restored", seq: size, checkpoint: served });
  const { hash } = fresh.at(-1) ?? seen;
  const next = { ...seen, vkey: answer.vkey, size, root, tops, hash, checkpoint: answer.checkpoint };
  return { ...next, ...(await signature(seen, text)) };
}

/** An answer that neither proves nor disproves anything. */
class NoProof extends Error {}

/**
 * What the server claims, checked: who signed it, and that what was seen before is in it.
 * @param {string} id @param {any} answer @param {Seen} seen @param {number} kept the last entry that is here
 * @returns {any} `what` is wrong, or else the text and the checkpoint. Raises NoProof
 */
function examined(id, { checkpoint: note, vkey, proof }, seen, kept) {
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

/** Answers null where the server can't prove anything, since entries are missing there. @param {unknown} error */
function damaged(error) {
  if (error instanceof ApiError && error.slug === "journal-damaged") return null;
  throw error;
}

/** The entries up to this one, fetched anew; null where they are not to be had now. @param {number} size @param {string} id @param {number} after */
async function upTo(size, id, after) {
  await refresh();
  const more = (await entriesAfter(id, after)).filter(({ seq }) => seq <= size);
  return more.at(-1)?.seq === size ? more : null;
}

/**
 * The entries kept here, checked, and the tree over them.
 * @param {string} id @param {Seen} seen @param {any[]} fresh those after it @returns {Promise<{wrong?: any, tops: Uint8Array[]}>}
 */
async function examinedHere(id, { size, hash, tops }, fresh) {
  // What was taken out may be told by an entry that came after the checkpoint.
  const wrong =
    (await firstWrong(fresh, { seq: size, hash })) ?? (await firstUnexplained(await entriesAfter(id, size), id));
  if (!wrong) for await (const some of slices(fresh)) tops = grown(tops, some);
  return { wrong, tops };
}

/**
 * An entry here is not what its hash says, or lacks something: so it was sent, or it was damaged here, or others are gone.
 * @param {Tournament} joined @param {any} wrong @param {Alarm["checkpoint"]} checkpoint
 */
async function compare(joined, wrong, checkpoint) {
  const { id, official } = joined;
  const path = `/api/v1/tournaments/${id}/changes?since=${wrong.seq - 1}&limit=1`;
  const { items } = await request(path, { as: official.id });
  const [again = null] = items;
  const isWhole = again && !(await firstWrong([again], { seq: wrong.seq - 1, hash: again.prev_hash }));
  if (!isWhole) return alarm(joined, { what: "broken", seq: wrong.seq, mine: wrong, theirs: again, checkpoint });
  await withLock(`shinpan-sync-${id}`, () => resync(id, official.id));
}

/** @param {Seen} seen @param {string} text */
async function signature({ secret, self }, text) {
  const seconds = BigInt(Math.floor(clock.now() / 1000));
  return { cosignature: cosignature(self, seconds, await sign(secret, cosigned(text, seconds))), delivered: false };
}

/** The server learns what this phone signed. @param {Tournament} joined @param {Seen} seen */
async function deliver(joined, seen) {
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

/** @param {Tournament} joined @param {Pick<Alarm, "what"|"seq"|"checkpoint"> & Partial<Alarm>} found */
async function alarm({ id }, found) {
  const at = new Date(clock.now()).toISOString();
  await transact(["tournaments", "entries", "meta"], async (transaction) => {
    const before = (await transaction.objectStore("meta").get(logOf(id, "alarms"))) ?? [];
    if (!(await isHere(transaction, id)) || Boolean(openOf(before)) !== (found.what === "restored")) return;
    const entries = await transaction.objectStore("entries").getAll(entriesOf(id));
    await raise(transaction, id, { mine: null, theirs: null, ...found, at }, entries);
  });
  await reload().catch(fail);
}

/** @param {Tournament} joined @param {"witness"|"unchecked"} part @param {any} value */
function keep({ id }, part, value) {
  return transact(["tournaments", "meta"], async (transaction) => {
    if (await isHere(transaction, id)) await transaction.objectStore("meta").put(value, logOf(id, part));
  });
}

/** Whether it was not left meanwhile. @param {any} transaction @param {string} id */
async function isHere(transaction, id) {
  const access = await transaction.objectStore("tournaments").get(id);
  return access && !access.left;
}

/** What was signed before; an official who is new here signs with a key of their own. @param {Tournament} joined @returns {Promise<Seen>} */
async function seenBy({ id, official }) {
  const seen = await remembered(logOf(id, "witness"));
  const name = `shinpan/${id}/${official.id}`;
  if (seen?.self.name === name) return seen;
  const { secret, key } = await newKey();
  const self = verifierOf(name, WITNESS, key);
  const nothing = { vkey: null, size: 0, root: rootOf([]), tops: [], hash: GENESIS, checkpoint: "" };
  return { ...nothing, ...seen, secret, self, written: written(self), cosignature: "", delivered: true };
}

/** @param {string} id @param {number} size @returns {Promise<any[]>} */
function entriesAfter(id, size) {
  return read("entries", (entries) => entries.getAll(entriesOf(id, size)));
}

/** @param {Tournament} joined @param {string} path @param {import("../api.js").Call} [call] */
function ask({ id, official }, path, call) {
  return request(`/api/v1/tournaments/${id}/journal/${path}`, { ...call, as: official.id });
}
