import { ApiError } from "../api.js";
import { answersOf, transact } from "../keeping/database.js";
import { GENESIS, emptyState, foldAll } from "./journal.js";
import { itemsOf } from "../sending/queue.js";
import { recoverIn } from "./recovery.js";
import { dropSent } from "../sending/sent.js";
import { isThere } from "../sending/stages.js";
import { follows, pages, writeCheckpoint, writeEntries } from "./sync.js";

/**
 * The whole journal again, since the server has another one than we know: it came back from a backup, or personal data was
 * taken out. What was kept goes only when all of it has come; what the server had from us and lost waits again. @param {string} id @param {string} as the official
 */
export async function resync(id, as) {
  const had = (await itemsOf(id)).filter(({ state, kind }) => isThere(state) && kind !== "restored");
  /** @type {any[]} */
  const entries = [];
  for await (const page of pages(id, as)) entries.push(...page.items);
  if (!follows(entries, { seq: 0, hash: GENESIS })) throw new ApiError(502, { detail: "The journal does not chain." });
  const next = foldAll(emptyState(id), entries);
  next.clean = next.seq;
  await transact(["entries", "checkpoints", "outbox", "sent", "photos", "meta"], async (transaction) => {
    await writeEntries(transaction, id, entries);
    await writeCheckpoint(transaction, next);
    await recoverIn(
      transaction,
      had.map((item) => item.id),
      next,
    );
    if (!next.erased) return;
    await dropSent(transaction, "tournament", id);
    await transaction.objectStore("meta").delete(answersOf(id));
  });
  return next;
}
