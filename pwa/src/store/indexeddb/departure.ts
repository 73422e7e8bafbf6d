import { deleteSent } from "../outbox/acknowledged.ts";
import { makerOf } from "./accesses.ts";
import { answersOf, entriesOf, transact } from "./database.ts";

/** Leave a tournament: its journal goes at once, the access once nothing needs it any more. */
export async function leave(id: string) {
  await transact(["entries", "checkpoints", "meta", "tournaments"], async (transaction) => {
    const tournaments = transaction.objectStore("tournaments");
    const access = await tournaments.get(id);
    if (access) await tournaments.put({ ...access, left: true });
    await transaction.objectStore("entries").delete(entriesOf(id));
    await transaction.objectStore("checkpoints").delete(id);
    await transaction.objectStore("meta").delete(answersOf(id));
    await transaction.objectStore("meta").delete(IDBKeyRange.bound(["log", id], ["log", id, []]));
  });
  await tidy(id);
  import("../server/push.ts").then(({ unsubscribe: end }) => end(id)).catch(() => {});
}

/** Forget the accesses that nothing waits for any more. */
export function tidy(id: string) {
  return transact(["tournaments", "outbox", "sent", "photos"], async (transaction) => {
    const tournaments = transaction.objectStore("tournaments");
    const outbox = transaction.objectStore("outbox");
    const access = await tournaments.get(id);
    if (!access) return;
    const items = await outbox.index("tournament").getAll(id);
    const waiting = items.filter(({ state }) => state !== "done");
    const needed = waiting.map((item) => makerOf(access, item));
    const earlier = (access.earlier ?? []).filter((official) => needed.includes(official));
    if (!access.left || waiting.length) return tournaments.put({ ...access, earlier });
    for (const { place, id: photo } of items) {
      await outbox.delete(Number(place));
      await transaction.objectStore("photos").delete(photo);
    }
    await deleteSent(transaction, "tournament", id);
    await tournaments.delete(id);
  });
}
