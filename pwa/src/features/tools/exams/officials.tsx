import { useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Disclosure, say } from "../../../ui/index.ts";
import { useRequest } from "../../../domain/account/request.tsx";
import { Reason } from "../../../domain/reasons/reason.tsx";
import { Answered } from "./answered.tsx";
import { secondsOf, timeIn } from "../../../domain/exams/conditions.ts";
import { MARKS, Bar } from "./score-bar.tsx";
import type { Situation } from "./situation.ts";
import type { Exam, State } from "../../../store/index.ts";
import type { Attempt, CardResult, ExaminedOfficial, OfficialResult } from "#api";

interface OfficialsProps {
  state: State;
  exam: Exam;
  officials: OfficialResult[];
  cards: CardResult[];
}

/**
 * List every official who takes exams: the score, drawn as a bar; inside, the missed questions. The best first, then
 * those who have not taken it.
 */
export function Officials({ state, exam, officials, cards }: OfficialsProps) {
  const situations = Object.fromEntries(cards.map(({ card, situation }) => [card, situation]));
  const took = officials.flatMap(({ attempt, ...rest }) => (attempt ? [{ ...rest, attempt }] : []));
  const left = officials.filter(({ attempt }) => !attempt);
  took.sort(
    ({ attempt: one }, { attempt: other }) => other.right - one.right || (one.median_ms ?? 0) - (other.median_ms ?? 0),
  );
  return (
    <section class="stack">
      <h2>{t("exam.officials")}</h2>
      {took.map((one) => (
        <Official key={one.official.id} state={state} exam={exam} one={one} situations={situations} />
      ))}
      {left.length > 0 && (
        <div class="card">
          <h3>{t("exam.not-taken")}</h3>
          <ul class="bullets">
            {left.map(({ official, earlier }) => (
              <li key={official.id}>
                {official.name}
                <Earlier state={state} exam={exam} earlier={earlier} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface OfficialProps {
  state: State;
  exam: Exam;
  one: OfficialResult & { attempt: Attempt };
  situations: Record<string, Situation | null>;
}

function Official({ state, exam, one: { official, attempt, earlier }, situations }: OfficialProps) {
  const title = (
    <span class="body exam-official">
      <span>{official.name}</span>
      <strong>{t("exam.of", { right: attempt.right, all: exam.cards.length })}</strong>
      <Bar parts={attempt} of={exam.cards.length} />
      <small>{aboutOf(attempt).join(" · ")}</small>
    </span>
  );
  return (
    <Disclosure title={title}>
      {() => (
        <Answers
          state={state}
          exam={exam}
          official={official}
          attempt={attempt}
          earlier={earlier}
          situations={situations}
        />
      )}
    </Disclosure>
  );
}

function aboutOf(attempt: Attempt): string[] {
  const counts = MARKS.slice(1).filter((mark) => attempt[mark] > 0);
  return [
    ...counts.map((mark) => t(`exam.count.${mark}`, { count: attempt[mark] })),
    ...(attempt.median_ms === null ? [] : [t("exam.median", { time: secondsOf(attempt.median_ms) })]),
    ...(attempt.late ? [t("exam.late")] : []),
  ];
}

interface AnswersProps {
  state: State;
  exam: Exam;
  official: ExaminedOfficial;
  attempt: Attempt;
  earlier: Attempt[];
  situations: Record<string, Situation | null>;
}

function Answers({ state, exam, official, attempt, earlier, situations }: AnswersProps) {
  const [asking, setAsking] = useState(false);
  const { ask, wrong } = useRequest();
  const missed = attempt.answers.filter(({ mark }) => mark !== "right");
  const allow = async (reason: string) => {
    setAsking(false);
    await ask(async () => {
      await store.ask(`exams/${exam.id}/attempts/${attempt.id}/withdrawal`, { method: "PUT", body: { reason } });
      say(t("exam.again-said", { name: official.name }));
    });
  };
  return (
    <div class="stack">
      <p class="soft">
        {t(attempt.late ? "exam.taken-late" : "exam.taken-at", { time: timeIn(state, attempt.finished_at) })}
      </p>
      <ul class="train-missed">
        {missed.map((answer) => (
          <Answered key={answer.card} answer={{ ...answer, situation: situations[answer.card] }} />
        ))}
      </ul>
      <Earlier state={state} exam={exam} earlier={earlier} />
      {wrong}
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t("exam.again")}
      </button>
      {asking && (
        <Reason
          what="exam-again"
          title={t("exam.again-ask", { name: official.name })}
          text={t("exam.again-text")}
          yes={t("exam.again")}
          onReason={allow}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Show the attempts before an official took the exam again. */
function Earlier({ state, exam, earlier }: { state: State; exam: Exam; earlier: Attempt[] }) {
  return earlier.map(({ id, right, withdrawn_at: at, reason }) => (
    <p class="soft" key={id}>
      {t("exam.earlier", { right, all: exam.cards.length, time: at ? timeIn(state, at) : "" })} · {reason}
    </p>
  ));
}
