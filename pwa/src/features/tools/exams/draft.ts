import { isStopped } from "../../../store/index.ts";
import { save, useSaved } from "../../../ui/local-storage.ts";
import { useStore } from "../../../store/use-store.ts";
import { draftName } from "../../../domain/exams/exams.ts";

/**
 * How far somebody has come in an exam, kept on this phone for that official alone. `spent`: on the card that comes next,
 * ms; `attempt`: under which id it was handed in.
 */
export interface Answer {
  card: string;
  choice: string | null;
  ms: number;
}

export interface Draft {
  answers: Answer[];
  spent: number;
  attempt: string | null;
}

export const EMPTY: Draft = { answers: [], spent: 0, attempt: null };

/**
 * The draft of an exam; null before it was begun, and once a director let the official take it again. `keep` keeps
 * another; `leave` only its time, when the screen goes.
 */
export function useDraft(exam: string): {
  draft: Draft | null;
  keep: (draft: Draft) => void;
  leave: (draft: Draft) => void;
  stopped: boolean;
} {
  const { state, official, outbox } = useStore();
  const key = draftName(exam, official?.id ?? "");
  const [kept, keep] = useSaved<Draft | null>(key, null);
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
