import { transact } from "../keeping/database.js";
import { holds } from "../sending/sent.js";
import { uuid7 } from "../uuid7.js";

/** @typedef {import("../sending/queue.js").Item} Item */

/**
 * All that the server had acknowledged and its journal lacks waits again.
 * @param {string[]} done ids of what it had acknowledged before it told this journal, in the outbox still
 * @param {import("./journal.js").State} state
 */
export function recover(done, state) {
  return transact(["outbox", "sent"], (transaction) => recoverIn(transaction, done, state));
}

/** The same within a transaction. @param {any} transaction @param {string[]} done @param {import("./journal.js").State} state */
export async function recoverIn(transaction, done, state) {
  const [outbox, sent] = ["outbox", "sent"].map((name) => transaction.objectStore(name));
  /** @type {Item[][]} */
  const [waiting, kept] = await Promise.all([outbox, sent].map((store) => store.index("tournament").getAll(state.id)));
  const taken = new Set(waiting.map(({ id }) => id));
  const had = [...kept.filter(({ id }) => !taken.has(id)), ...waiting.filter(({ id }) => done.includes(id))];
  const lost = had.filter((item) => !holds(state, item));
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
