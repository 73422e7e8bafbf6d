import { FOLD } from "./journal.js";

/**
 * The store was cleared under the running app: what is in memory is kept again, all but photos that were not sent yet.
 * @param {any} db @param {{joined: any, journal: import("./journal.js").State|null, items: import("./queue.js").Item[], kept: any[]}} memory
 */
export async function keepAgain(db, { joined, journal, items, kept }) {
  const transaction = db.transaction(["meta", "tournaments", "checkpoints", "outbox"], "readwrite");
  const store = (/** @type {string} */ name) => transaction.objectStore(name);
  await Promise.all([
    joined && store("meta").put(joined.id, "current"),
    ...kept.map((access) => store("tournaments").put(access)),
    journal && store("checkpoints").put({ id: journal.id, fold: FOLD, state: journal }),
    ...items.map((item) => store("outbox").put(item)),
    transaction.done,
  ]);
}
