import { ApiError, respond } from "../api.js";
import { reload } from "../open.js";
import { deleteSent, isInJournal } from "../outbox/acknowledged.js";
import { isThere, itemsOf } from "../outbox/items.js";
import { takesPart } from "../indexeddb/accesses.js";
import { answersOf, logOf, remembered, transact } from "../indexeddb/database.js";
import { uuid7 } from "../uuid7.js";
import { raise, received } from "../witness/alarms.js";
import { divergence, firstUnexplained, firstWrong } from "../witness/divergence.js";
import { GENESIS, STATE_VERSION, applyEntries, emptyState } from "./journal.js";
import { pages, writeCheckpoint, writeEntries } from "./sync.js";

/** @typedef {import("../outbox/items.js").Item} Item @typedef {import("../witness/alarms.js").Alarm} Alarm */

/**
 * Queue again what the server had acknowledged and its journal lacks.
 * @param {string[]} done ids of what it had acknowledged before it told this journal, in the outbox still
 * @param {import("./journal.js").State} state
 */
export function recover(done, state) {
  return transact(["outbox", "sent"], (transaction) => recoverIn(transaction, done, state));
}

/** As `recover`, within a transaction. @param {any} transaction @param {string[]} done @param {import("./journal.js").State} state */
export async function recoverIn(transaction, done, state) {
  const [outbox, sent] = ["outbox", "sent"].map((name) => transaction.objectStore(name));
  /** @type {Item[][]} */
  const [waiting, kept] = await Promise.all([outbox, sent].map((store) => store.index("tournament").getAll(state.id)));
  const taken = new Set(waiting.map(({ id }) => id));
  const had = [...kept.filter(({ id }) => !taken.has(id)), ...waiting.filter(({ id }) => done.includes(id))];
  const lost = had.filter((item) => !isInJournal(state, item));
  for (const item of lost) {
    await sent.delete(item.place);
    await outbox.put({ ...item, state: "waiting", lost: true, answer: null });
  }
  if (lost.length) await outbox.add(notice(lost));
}

/** What tells a person. @param {Item[]} lost */
function notice([{ tournament, official }, ...others]) {
  const id = uuid7();
  const item = { id, tournament, official, kind: "restored", subject: id, state: "differs", tries: 1 };
  return { ...item, ruledAt: new Date().toISOString(), count: others.length + 1 };
}

/**
 * The whole journal again, since the server has another one than we know: personal data was taken out, or else it came back
 * from a backup or was changed, which raises an alarm and sets what was kept aside. What was kept goes only when all of it
 * has come and is what its hashes say; what the server had from us and lost waits again. Raises Unreachable, ApiError.
 * @param {string} id @param {string} as the official @param {boolean} [joins] takes part only once all is here
 */
export async function resync(id, as, joins = false) {
  const had = (await itemsOf(id)).filter(({ state, kind }) => isThere(state) && kind !== "restored");
  /** @type {any[]} */
  const entries = [];
  for await (const page of pages(id, as)) entries.push(...page.items);
  const { entries: kept, stored, open, isStored } = await received(id);
  const wrong = (await firstWrong(entries, { seq: 0, hash: GENESIS })) ?? (await firstUnexplained(entries, id));
  if (wrong) {
    const alarm = await dated(id, as, broken(kept, wrong));
    await transact(["tournaments", "meta"], async (transaction) => {
      if (joins || (await takesPart(transaction, id, as))) await raise(transaction, id, alarm, stored);
    });
    await reload();
    throw new ApiError(502, { detail: "The journal is not what its hashes say." });
  }
  const found = await divergence(kept, entries, await remembered(logOf(id, "witness")));
  const news = found ?? (open && !isStored ? restored(kept) : null);
  const alarm = news && (await dated(id, as, news));
  const next = applyEntries(emptyState(id), entries);
  next.clean = next.seq;
  await transact(["tournaments", "entries", "checkpoints", "outbox", "sent", "photos", "meta"], async (transaction) => {
    if (!joins && !(await takesPart(transaction, id, as))) return;
    if (alarm) await raise(transaction, id, alarm, stored);
    await writeEntries(transaction, id, entries);
    await writeCheckpoint(transaction, next);
    await recoverIn(
      transaction,
      had.map((item) => item.id),
      next,
    );
    if (!next.erased) return;
    await deleteSent(transaction, "tournament", id);
    await transaction.objectStore("meta").delete(answersOf(id));
  });
  return next;
}

/** @typedef {Pick<Alarm, "what"|"seq"|"mine"|"theirs">} Found */
/** @param {string} id @param {string} as @param {Found} found @returns {Promise<Alarm>} */
async function dated(id, as, found) {
  return { ...found, at: new Date().toISOString(), checkpoint: await signedNow(id, as) };
}

/** @param {any[]} kept @param {any} theirs @returns {Found} */
function broken(kept, theirs) {
  return { what: "broken", seq: theirs.seq, mine: kept.find(({ seq }) => seq === theirs.seq) ?? null, theirs };
}

/** @param {any[]} kept @returns {Found} */
function restored(kept) {
  return { what: "restored", seq: kept.at(-1).seq, mine: null, theirs: null };
}

/** What the server signs of its log, if it says so. @param {string} id @param {string} as */
async function signedNow(id, as) {
  const asked = respond(`/api/v1/tournaments/${id}/journal/checkpoint`, { as });
  return asked.then(async (answer) => ({ text: await answer.text() })).catch(() => null);
}

/**
 * The store was cleared under the running app: what is in memory is kept again, all but photos that were not sent yet.
 * Another tab may have done so already, and gone on: what is there stays as it is.
 * @param {any} db @param {{joined: any, journal: import("./journal.js").State|null, items: import("../outbox/items.js").Item[], kept: any[]}} memory
 */
export async function saveAgain(db, { joined, journal, items, kept }) {
  const transaction = db.transaction(["meta", "tournaments", "checkpoints", "outbox"], "readwrite");
  const keep = async (/** @type {string} */ name, /** @type {string} */ key, /** @type {any[]} */ ...given) => {
    const store = transaction.objectStore(name);
    if ((await store.getKey(key)) === undefined) await store.put(...given);
  };
  if (joined) await keep("meta", "current", joined.id, "current");
  for (const access of kept) await keep("tournaments", access.id, access);
  if (journal) await keep("checkpoints", journal.id, { id: journal.id, fold: STATE_VERSION, state: journal });
  const outbox = transaction.objectStore("outbox");
  for (const { place: _, ...item } of items) {
    if (!(await outbox.index("id").getKey(item.id))) await outbox.add(item);
  }
  await transaction.done;
}
