import { FOLD } from "../log/journal.js";

/**
 * The store was cleared under the running app: what is in memory is kept again, all but photos that were not sent yet.
 * Another tab may have done so already, and gone on: what is there stays as it is.
 * @param {any} db @param {{joined: any, journal: import("../log/journal.js").State|null, items: import("../sending/queue.js").Item[], kept: any[]}} memory
 */
export async function keepAgain(db, { joined, journal, items, kept }) {
  const transaction = db.transaction(["meta", "tournaments", "checkpoints", "outbox"], "readwrite");
  const keep = async (/** @type {string} */ name, /** @type {string} */ key, /** @type {any[]} */ ...given) => {
    const store = transaction.objectStore(name);
    if ((await store.getKey(key)) === undefined) await store.put(...given);
  };
  if (joined) await keep("meta", "current", joined.id, "current");
  for (const access of kept) await keep("tournaments", access.id, access);
  if (journal) await keep("checkpoints", journal.id, { id: journal.id, fold: FOLD, state: journal });
  const outbox = transaction.objectStore("outbox");
  for (const { place: _, ...item } of items) {
    if (!(await outbox.index("id").getKey(item.id))) await outbox.add(item);
  }
  await transaction.done;
}
