import { resultNumber } from "../journal/journal.js";
import { transact } from "../indexeddb/database.js";
import { STEPS } from "./items.js";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Kind of item → where the journal's state has it. @type {Record<string, string>} */
const WHERE = {
  ruling: "rulings",
  "hand-end": "handEnds",
  "dead-hand": "deadHands",
  photo: "photos",
  note: "notes",
  escalation: "escalations",
  timing: "timings",
  payment: "payments",
  "extra-time": "extraTimes",
  "help-call": "helpCalls",
  "exam-attempt": "examAttempts",
};

/** What becomes of a time that players kept. */
const ANSWERED = ["confirmed", "dismissed"];

/** @typedef {import("./items.js").Item} Item */

/** Whether the journal has what was sent. @param {any} state @param {Item} item */
export function isInJournal(state, { id, subject, kind, body }) {
  if (kind === "withdrawal") return state.rulings[subject]?.status === "withdrawn";
  if (kind === "schedule") return Boolean(state.hanchans[subject]?.scheduled_at); // the last one counts, whosever it is
  if (kind === "kept-answer") return ANSWERED.includes(state.keptTimes[subject]?.state);
  if (kind === "help-answer" || kind === "help-end") {
    const { answered_at: answered, ended_at: ended } = state.helpCalls[subject] ?? {};
    return Boolean(ended || (answered && kind === "help-answer"));
  }
  if (kind === "result") return state.results[subject]?.number >= resultNumber(body);
  if (STEPS.includes(kind)) return state.escalations[subject]?.steps.some((/** @type {any} */ step) => step.id === id);
  return (kind === "escalation" ? subject : id) in (state[WHERE[kind]] ?? {});
}

/**
 * What the server acknowledged before we asked for its journal leaves the outbox, and is kept for some days; all but what
 * the journal lacks, which was lost there. Answers whether there is such.
 * @param {string[]} sent ids @param {import("../journal/journal.js").State} state @returns {Promise<boolean>}
 */
export async function archive(sent, state) {
  if (sent.length === 0) return false;
  return transact(["outbox", "sent", "photos"], async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    let lost = false;
    for (const id of sent) {
      const item = await outbox.index("id").get(id);
      if (item?.state !== "done") continue;
      // Whatever was sent again once, and acknowledged again, is not lost.
      if (!item.lost && !isInJournal(state, item)) lost = true;
      else {
        await outbox.delete(item.place);
        if (!state.erased) await transaction.objectStore("sent").put({ ...item, answer: null, sentAt: Date.now() });
      }
    }
    await deleteSent(transaction, "sentAt", IDBKeyRange.upperBound(Date.now() - KEPT_MS));
    return lost;
  });
}

/** Delete what was sent, with the photos' bytes. @param {any} transaction @param {string} index @param {any} which */
export async function deleteSent(transaction, index, which) {
  const sent = transaction.objectStore("sent");
  for (const { place, id } of await sent.index(index).getAll(which)) {
    await sent.delete(place);
    await transaction.objectStore("photos").delete(id);
  }
}
