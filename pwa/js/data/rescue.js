import { database, remember } from "./database.js";
import { FOLD } from "./journal.js";

/**
 * The store was cleared under a running app: what is in memory is kept again, photos not yet sent apart.
 * @param {any} joined @param {import("./journal.js").State|null} journal @param {import("./queue.js").Item[]} items
 */
export async function keepAgain(joined, journal, items) {
  const db = await database();
  const transaction = db.transaction(["tournaments", "checkpoints", "outbox"], "readwrite");
  if (joined) transaction.objectStore("tournaments").put(joined);
  if (journal) transaction.objectStore("checkpoints").put({ id: journal.id, fold: FOLD, state: journal });
  for (const item of items) transaction.objectStore("outbox").put(item);
  await transaction.done;
  if (joined) await remember("current", joined.id);
}
