import { isStopped } from "../../../store/index.js";
import { save, useSaved } from "../../../ui/local-storage.js";
import { useStore } from "../../../store/use-store.js";
import { draftName } from "../../../domain/exams/exams.js";

/**
 * How far somebody has come in an exam, kept on this phone for that official alone. `spent`: on the card that comes next,
 * ms; `attempt`: under which id it was handed in.
 * @typedef {{card: string, choice: string|null, ms: number}} Answer
 * @typedef {{answers: Answer[], spent: number, attempt: string|null}} Draft
 */

/** @type {Draft} */
export const EMPTY = { answers: [], spent: 0, attempt: null };

/**
 * The draft of an exam; null before it was begun, and once a director let the official take it again. `keep` keeps
 * another; `leave` only its time, when the screen goes.
 * @param {string} exam @returns {{draft: Draft|null, keep: (draft: Draft) => void, leave: (draft: Draft) => void, stopped: boolean}}
 */
export function useDraft(exam) {
  const { state, official, outbox } = useStore();
  const key = draftName(exam, official.id);
  const [kept, keep] = useSaved(key, /** @type {Draft|null} */ (null));
  const { attempt } = kept ?? EMPTY;
  const isOver = attempt !== null && Boolean(state.examAttempts[attempt]?.withdrawn_at);
  const item = outbox.find(({ id }) => id === attempt);
  return {
    draft: isOver ? null : kept,
    keep,
    leave: (draft) => save(key, draft),
    stopped: Boolean(item && isStopped(item.state)),
  };
}
