import { t } from "../../ui/i18n.ts";
import { saved } from "../../ui/local-storage.ts";
import { Icon } from "../../ui/icon.tsx";
import { useStore } from "../../store/use-store.ts";
import { conditionsOf } from "./conditions.ts";
import { draftName, waitingExams } from "./exams.ts";

/** How far an official has come, as the phone keeps it; `attempt`: once it is sent. */
interface Draft {
  attempt?: unknown;
  answers: unknown[];
}

/** The exams that wait for this official, in one row; nothing where there are none. */
export function ExamsToTake() {
  const { state, official } = useStore();
  const waiting = state ? waitingExams(state, official) : [];
  if (!official || waiting.length === 0) return null;
  const [first] = waiting;
  const one = waiting.length === 1;
  const draft: Draft | null = one ? saved(draftName(first.id, official.id)) : null;
  const said =
    draft && !draft.attempt
      ? t("exam.paused", { at: draft.answers.length + 1, all: first.cards.length })
      : t(one ? "exam.waits" : "exam.wait", { count: waiting.length });
  return (
    <a class="row card" href={one ? `#/exams/${first.id}/take` : "#/exams"}>
      <Icon name="clock" />
      <span class="body">
        <strong>{said}</strong>
        <small>
          {one
            ? [first.title, ...conditionsOf(state, first)].join(" · ")
            : waiting.map(({ title }) => title).join(" · ")}
        </small>
      </span>
      <Icon name="next" />
    </a>
  );
}
