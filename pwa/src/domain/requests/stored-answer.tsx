import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { clockTime, t } from "../../ui/i18n.ts";
import { useRefusals, why } from "../words/refusals.tsx";
import { Loading } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import type { Answer, ApiError } from "../../store/index.ts";

export interface Seen<Body = unknown> {
  answer: Answer<Body> | null;
  fresh: boolean;
  trouble: unknown;
}

/** What the server says, asked again whenever the log has grown; until it says so, what it said last. */
export function useStoredAnswer<Body = unknown>(path: string): Seen<Body> {
  const { state, online } = useStore();
  const [seen, setSeen] = useState({ answer: null, fresh: false, trouble: null } as Seen<Body>);
  useLayoutEffect(() => {
    let left = false;
    const set = (next: (had: Seen<Body>) => Seen<Body>) => left || setSeen(next);
    store.seen<Body>(path).then(
      (kept) => set((had) => (had.answer || !kept ? had : { ...had, answer: kept })),
      () => {},
    );
    store.look<Body>(path).then(
      (answer) => set(() => ({ answer, fresh: true, trouble: null })),
      (trouble) => set((had) => ({ ...had, fresh: false, trouble })),
    );
    return () => void (left = true);
  }, [path, state?.seq, online]);
  return seen;
}

/** Whether there is something to show, or the reason why not; what stands below waits for it, lest it move away as it is tapped. */
export function isAnswered({ answer, trouble }: Pick<Seen, "answer" | "trouble">) {
  return Boolean(answer || trouble);
}

/** How old what is shown is, and why it is no newer; spoken when that changes. */
export function Dated({ seen: { answer, fresh, trouble }, what = "standings" }: { seen: Seen; what?: string }) {
  useRefusals();
  const { tournament } = useStore();
  const time = answer && clockTime(answer.at, tournament?.time_zone);
  if (!isAnswered({ answer, trouble })) return <Loading />;
  if (!trouble)
    return (
      <p class="soft" role="status">
        {t(fresh ? "standings.at" : `seen.asking.${what}`, { time: time ?? "" })}
      </p>
    );
  return (
    <p class="note warn" role="status">
      {[reason(trouble), t(`seen.${answer ? "old" : "never"}.${what}`, { time: time ?? "" })].join(" ")}
    </p>
  );
}

/** Why the server did not answer. */
export function reason(error: unknown) {
  const { name, problem, status } = error as Partial<ApiError>;
  if (name === "Unreachable") return `${t(navigator.onLine ? "live.unreached" : "no-network")}.`;
  return why(problem) || `HTTP ${status}`;
}
