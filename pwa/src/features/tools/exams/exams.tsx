import { t } from "../../../ui/i18n.ts";
import { Disclosure, Empty, Icon, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { hasOne } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { conditionsOf } from "../../../domain/exams/conditions.ts";
import { NewExam } from "./new-exam.tsx";
import { Results } from "./results.tsx";
import { Bar } from "./score-bar.tsx";
import { TakeExam } from "./take.tsx";
import { attemptOf, examsOf, progressOf, takesExams } from "../../../domain/exams/exams.ts";
import type { Exam, Snapshot, State } from "../../../store/index.ts";

/**
 * List the exams of the event: a director sees each one's progress, an official what to take and what is done:
 * `#/exams`, `#/exams/new`, `#/exams/<id>`, `#/exams/<id>/take`.
 */
export default function Exams({ args: [page = "", what = ""] }: { args: string[] }) {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return <NotJoined title={t("exam.title")} />;
  const directs = hasOne(official, ["director"]);
  if (directs && page === "new") return <NewExam />;
  if (directs && page && what !== "take") return <Results key={page} id={page} />;
  if (page) return <TakeExam key={page} id={page} />;
  return <List state={state} official={official} directs={directs} />;
}

function List({ state, official, directs }: { state: State; official: Snapshot["official"]; directs: boolean }) {
  const exams = examsOf(state);
  const withdrawn = exams.filter(({ status }) => status === "withdrawn");
  const others = exams.filter(({ status }) => status !== "withdrawn");
  const actions = directs && (
    <a class="button main" href="#/exams/new">
      {t("exam.new")}
    </a>
  );
  const rows = (some: Exam[]) => (
    <ul class="rows">
      {some.map((exam) => (
        <li key={exam.id}>
          {directs ? (
            <Made state={state} official={official} exam={exam} />
          ) : (
            <Own state={state} official={official} exam={exam} />
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <Screen title={t("exam.title")} up="#/tables" actions={actions}>
      {others.length === 0 && <Empty text={t(directs ? "exam.none-made" : "exam.none")} />}
      {rows(others)}
      {directs && withdrawn.length > 0 && (
        <Disclosure title={t("exam.withdrawn-count", { count: withdrawn.length })}>{() => rows(withdrawn)}</Disclosure>
      )}
    </Screen>
  );
}

/** Show the progress of an exam; a director who takes exams too can take it from here. */
function Made({ state, official, exam }: { state: State; official: Snapshot["official"]; exam: Exam }) {
  const { taken, all } = progressOf(state, exam.id);
  const waits = exam.status === "open" && takesExams(official) && !attemptOf(state, exam.id, official?.id);
  return (
    <>
      <a class="row" href={`#/exams/${exam.id}`}>
        <span class="body">
          <strong>{exam.title}</strong>
          <small>{conditionsOf(state, exam).join(" · ")}</small>
          <Bar parts={{ right: taken }} of={all} />
        </span>
        <span class="exam-count">
          <strong>{t("exam.taken", { taken, all })}</strong>
          {exam.status !== "open" && <small>{t(`exam.status.${exam.status}`)}</small>}
        </span>
      </a>
      {waits && (
        <a class="row exam-own" href={`#/exams/${exam.id}/take`}>
          <span class="body">{t("exam.waits")}</span>
          <Icon name="next" />
        </a>
      )}
    </>
  );
}

function Own({ state, official, exam }: { state: State; official: Snapshot["official"]; exam: Exam }) {
  const attempt = attemptOf(state, exam.id, official?.id);
  const waits = exam.status === "open" && takesExams(official);
  const look = attempt ? "none" : waits ? "waits" : "";
  const standing = attempt ? "done" : waits ? "to-take" : `status.${exam.status}`;
  return (
    <a class="row" href={`#/exams/${exam.id}/take`}>
      <span class="body">
        <strong>{exam.title}</strong>
        <small>{conditionsOf(state, exam).join(" · ")}</small>
      </span>
      <span class={`badge ${look}`}>{t(`exam.${standing}`)}</span>
    </a>
  );
}
