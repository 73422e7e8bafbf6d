import { resultNumber } from "../journal/journal.ts";
import { transact } from "../indexeddb/database.ts";
import { STEPS } from "./items.ts";
import type { Writing } from "../indexeddb/database.ts";
import type { Item } from "./items.ts";
import type { State, Things } from "../journal/journal.ts";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Kind of item → where the journal's state has it. */
const WHERE: Record<string, keyof Things> = {
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

/** Whether the journal has what was sent. */
export function isInJournal(state: State, { id, subject, kind, body }: Item): boolean {
  if (kind === "withdrawal") return state.rulings[subject]?.status === "withdrawn";
  if (kind === "schedule") return Boolean(state.hanchans[subject]?.scheduled_at); // the last one counts, whosever it is
  if (kind === "kept-answer") return ANSWERED.includes(state.keptTimes[subject]?.state ?? "");
  if (kind === "help-answer" || kind === "help-end") {
    const { answered_at: answered, ended_at: ended } = state.helpCalls[subject] ?? {};
    return Boolean(ended || (answered && kind === "help-answer"));
  }
  if (kind === "result") return state.results[subject]?.number >= resultNumber(body);
  if (STEPS.includes(kind)) return state.escalations[subject]?.steps.some((step) => step.id === id);
  return (kind === "escalation" ? subject : id) in (state[WHERE[kind]] ?? {});
}

/**
 * What the server acknowledged before we asked for its journal leaves the outbox, and is kept for some days; all but what
 * the journal lacks, which was lost there. Answers whether there is such.
 * @param sent ids
 */
export async function archive(sent: string[], state: State): Promise<boolean> {
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
        await outbox.delete(Number(item.place));
        if (!state.erased) await transaction.objectStore("sent").put({ ...item, answer: null, sentAt: Date.now() });
      }
    }
    await deleteSent(transaction, "sentAt", IDBKeyRange.upperBound(Date.now() - KEPT_MS));
    return lost;
  });
}

/** Delete what was sent, with the photos' bytes. */
export async function deleteSent(transaction: Writing, index: "tournament" | "sentAt", which: string | IDBKeyRange) {
  const sent = transaction.objectStore("sent");
  for (const { place, id } of await sent.index(index).getAll(which)) {
    await sent.delete(Number(place));
    await transaction.objectStore("photos").delete(id);
  }
}
