import { isStopped } from "../../../store/index.ts";
import { save, useSaved } from "../../../ui/local-storage.ts";
import { useStore } from "../../../store/use-store.ts";
import { draftName } from "../../../domain/exams/exams.ts";

export interface Answer {
  card: string;
  choice: string | null;
  ms: number;
}

/**
 * An official's progress in an exam, stored on this phone. `spent`: the time already spent on the next card, ms;
 * `attempt`: the id of the attempt handed in.
 */
export interface Draft {
  answers: Answer[];
  spent: number;
  attempt: string | null;
}

export const EMPTY: Draft = { answers: [], spent: 0, attempt: null };

/**
 * Return the draft of an exam; null before it is begun, and once a director has allowed another attempt. `keep` stores
 * another draft; `leave` stores it when the screen closes, without a render.
 */
export function useDraft(exam: string): {
  draft: Draft | null;
  keep: (draft: Draft) => void;
  leave: (draft: Draft) => void;
  stopped: boolean;
} {
  const { state, official, outbox } = useStore();
  const key = draftName(exam, official?.id ?? "");
  const [stored, keep] = useSaved<Draft | null>(key, null);
  const { attempt } = stored ?? EMPTY;
  const isOver = attempt !== null && Boolean(state.examAttempts[attempt]?.withdrawn_at);
  const item = outbox.find(({ id }) => id === attempt);
  return {
    draft: isOver ? null : stored,
    keep,
    leave: (draft) => save(key, draft),
    stopped: Boolean(item && isStopped(item.state)),
  };
}
