import { ApiError, respond } from "../api.ts";
import { reload } from "../open.ts";
import { deleteSent, isInJournal } from "../outbox/acknowledged.ts";
import { isThere, itemsOf } from "../outbox/items.ts";
import { takesPart } from "../indexeddb/accesses.ts";
import { answersOf, logOf, remembered, transact } from "../indexeddb/database.ts";
import { uuid7 } from "../uuid7.ts";
import { raise, received } from "../witness/alarms.ts";
import { divergence, firstUnexplained, firstWrong } from "../witness/divergence.ts";
import { GENESIS, applyEntries, emptyState } from "./journal.ts";
import { pages, writeCheckpoint, writeEntries } from "./sync.ts";
import type { Alarm } from "../witness/alarms.ts";
import type { Seen } from "../witness/witness.ts";
import type { Item } from "../outbox/items.ts";
import type { Entry } from "./entry.ts";
import type { Tournament } from "../indexeddb/accesses.ts";
import type { Database, Writing } from "../indexeddb/database.ts";
import type { State } from "./journal.ts";

/**
 * Queue again what the server had acknowledged and its journal lacks.
 * @param done ids of what it had acknowledged before it told this journal, in the outbox still
 */
export function recover(done: string[], state: State) {
  return transact(["outbox", "sent"], (transaction) => recoverIn(transaction, done, state));
}

/** As `recover`, within a transaction. */
export async function recoverIn(transaction: Writing, done: string[], state: State) {
  const outbox = transaction.objectStore("outbox");
  const sent = transaction.objectStore("sent");
  const [waiting, kept] = await Promise.all([
    outbox.index("tournament").getAll(state.id),
    sent.index("tournament").getAll(state.id),
  ]);
  const taken = new Set(waiting.map(({ id }) => id));
  const had = [...kept.filter(({ id }) => !taken.has(id)), ...waiting.filter(({ id }) => done.includes(id))];
  const lost = had.filter((item) => !isInJournal(state, item));
  for (const item of lost) {
    await sent.delete(Number(item.place));
    await outbox.put({ ...item, state: "waiting", lost: true, answer: null });
  }
  if (lost.length) await outbox.add(notice(lost));
}

/** What tells a person. */
function notice([{ tournament, official }, ...others]: Item[]): Item {
  const id = uuid7();
  const now = new Date().toISOString();
  const nothing = { body: undefined, expected: null, answer: null, problem: null, trouble: null, sendAfter: 0 };
  const item = { id, tournament, official, subject: id, method: "PUT", path: "", made: now, ruledAt: now, tries: 1 };
  return { ...item, ...nothing, kind: "restored", state: "differs", count: others.length + 1 };
}

/**
 * The whole journal again, since the server has another one than we know: personal data was taken out, or else it came back
 * from a backup or was changed, which raises an alarm and sets what was kept aside. What was kept goes only when all of it
 * has come and is what its hashes say; what the server had from us and lost waits again. Raises Unreachable, ApiError.
 * @param as the official
 * @param joins takes part only once all is here
 */
export async function resync(id: string, as: string, joins: boolean = false) {
  const had = (await itemsOf(id)).filter(({ state, kind }) => isThere(state) && kind !== "restored");
  const entries: Entry[] = [];
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
  const found = await divergence(kept, entries, await remembered<Seen>(logOf(id, "witness")));
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

type Found = Pick<Alarm, "what" | "seq" | "mine" | "theirs">;

async function dated(id: string, as: string, found: Found): Promise<Alarm> {
  return { ...found, at: new Date().toISOString(), checkpoint: await signedNow(id, as) };
}

function broken(kept: Entry[], theirs: Entry): Found {
  return { what: "broken", seq: theirs.seq, mine: kept.find(({ seq }) => seq === theirs.seq) ?? null, theirs };
}

function restored(kept: Entry[]): Found {
  return { what: "restored", seq: kept[kept.length - 1].seq, mine: null, theirs: null };
}

/** What the server signs of its log, if it says so. */
async function signedNow(id: string, as: string) {
  const asked = respond(`/api/v1/tournaments/${id}/journal/checkpoint`, { as });
  return asked.then(async (answer) => ({ text: await answer.text() })).catch(() => null);
}

/**
 * The store was cleared under the running app: what is in memory is kept again, all but photos that were not sent yet.
 * Another tab may have done so already, and gone on: what is there stays as it is.
 */
export async function saveAgain(
  db: Database,
  {
    joined,
    journal,
    items,
    kept,
  }: { joined: Tournament | null; journal: State | null; items: Item[]; kept: Tournament[] },
) {
  const transaction = db.transaction(["meta", "tournaments", "checkpoints", "outbox"], "readwrite");
  const lacks = async (name: "meta" | "tournaments" | "checkpoints", key: string) =>
    (await transaction.objectStore(name).getKey(key)) === undefined;
  if (joined && (await lacks("meta", "current"))) await transaction.objectStore("meta").put(joined.id, "current");
  for (const access of kept)
    if (await lacks("tournaments", access.id)) await transaction.objectStore("tournaments").put(access);
  if (journal && (await lacks("checkpoints", journal.id))) await writeCheckpoint(transaction, journal);
  const outbox = transaction.objectStore("outbox");
  for (const { place: _, ...item } of items) {
    if (!(await outbox.index("id").getKey(item.id))) await outbox.add(item);
  }
  await transaction.done;
}
