import { useLayoutEffect, useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { clockTime, t } from "../../ui/i18n.js";
import { useRefusals, why } from "../words/refusals.jsx";
import { Loading } from "../../ui/index.js";
import { useStore } from "../../store/use-store.js";

/** @typedef {{body: any, at: string}} Answer @typedef {{answer: Answer|null, fresh: boolean, trouble: any}} Seen */

/**
 * What the server says, asked again whenever the log has grown; until it says so, what it said last. @param {string} path
 * @returns {Seen}
 */
export function useStoredAnswer(path) {
  const { state, online } = useStore();
  const [seen, setSeen] = useState(/** @type {Seen} */ ({ answer: null, fresh: false, trouble: null }));
  useLayoutEffect(() => {
    let left = false;
    const set = (/** @type {(had: Seen) => Seen} */ next) => left || setSeen(next);
    store.seen(path).then(
      (kept) => set((had) => (had.answer || !kept ? had : { ...had, answer: kept })),
      () => {},
    );
    store.look(path).then(
      (answer) => set(() => ({ answer, fresh: true, trouble: null })),
      (trouble) => set((had) => ({ ...had, fresh: false, trouble })),
    );
    return () => void (left = true);
  }, [path, state?.seq, online]);
  return seen;
}

/**
 * Whether there is something to show, or the reason why not; what stands below waits for it, lest it move away as it is tapped.
 * @param {Pick<Seen, "answer"|"trouble">} seen
 */
export function isAnswered({ answer, trouble }) {
  return Boolean(answer || trouble);
}

/** How old what is shown is, and why it is no newer; spoken when that changes. @param {{seen: Seen, what?: string}} props */
export function Dated({ seen: { answer, fresh, trouble }, what = "standings" }) {
  useRefusals();
  const { tournament } = useStore();
  const time = answer && clockTime(answer.at, tournament.time_zone);
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

/** Why the server did not answer. @param {any} error */
export function reason(error) {
  if (error.name === "Unreachable") return `${t(navigator.onLine ? "live.unreached" : "no-network")}.`;
  return why(error.problem) || `HTTP ${error.status}`;
}
