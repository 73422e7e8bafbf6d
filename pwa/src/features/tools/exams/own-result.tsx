import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { save, saved } from "../../../ui/local-storage.ts";
import { Disclosure, Screen } from "../../../ui/index.ts";
import { useSettings } from "../../../ui/settings.ts";
import { useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { reschedule } from "../train/schedule.ts";
import { Answered } from "./answered.tsx";
import { timeIn } from "../../../domain/exams/conditions.ts";
import { useDraft } from "./draft.ts";
import { MARKS, Bar } from "./score-bar.tsx";
import { situationOf } from "./situation.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Exam, ExamAttempt } from "../../../store/index.ts";
import type { Mark } from "./score-bar.tsx";
import type { Marked } from "./answered.tsx";
import type { Schedule } from "../train/schedule.ts";
import type { Draft } from "./draft.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { ExplainedAttempt } from "#api";

interface OwnResultProps {
  exam: Exam;
  attempt: ExamAttempt;
  library: Library;
  book: Rulebook;
}

/**
 * Show the result of an exam: the score, and each missed question with the rulebook's answer. Marked by the server;
 * until that is loaded, by this phone's engine.
 */
export function OwnResult(props: OwnResultProps) {
  const { exam, attempt, library, book } = props;
  const { draft } = useDraft(exam.id);
  const own = draft && draft.attempt === attempt.id ? markHere(library, book, exam, draft) : null;
  const isSent = !attempt.unsent || attempt.outbox === "done";
  return (
    <Screen title={exam.title} up="#/exams">
      {!isSent && (
        <p class="note info" role="status">
          {t("exam.unsent")}
        </p>
      )}
      {isSent ? <AsMarked {...props} own={own} /> : own && <Result {...props} marked={own} />}
    </Screen>
  );
}

interface AsMarkedProps extends Omit<OwnResultProps, "library"> {
  own: Marked[] | null;
}

function AsMarked({ exam, attempt, own, book }: AsMarkedProps) {
  const { lang } = useSettings();
  const { body } =
    useStoredAnswer<ExplainedAttempt>(`exams/${exam.id}/attempts/${attempt.id}?lang=${lang}`).answer ?? {};
  const marked = body?.answers ?? own;
  if (!marked)
    return (
      <p class="soft" role="status">
        {t("exam.elsewhere")}
      </p>
    );
  return <Result exam={exam} attempt={attempt} marked={marked} late={body?.late} book={book} />;
}

function markHere(library: Library, book: Rulebook, exam: Exam, { answers }: Draft): Marked[] {
  const limit = (exam.seconds ?? Infinity) * 1000;
  return answers.map(({ card, choice, ms }) => {
    const situation = situationOf(library, book, card);
    const right = situation?.answer.choice;
    const mark = choice === null ? "unanswered" : choice !== right ? "wrong" : ms > limit ? "slow" : "right";
    return { card, choice, mark, ms, situation };
  });
}

interface ResultProps {
  exam: Exam;
  attempt: ExamAttempt;
  marked: Marked[];
  late?: boolean;
  book: Rulebook;
}

function Result({ exam, attempt, marked, late, book }: ResultProps) {
  const { state } = useStore();
  const count = (mark: Mark) => marked.filter((one) => one.mark === mark).length;
  const counts = { right: count("right"), slow: count("slow"), wrong: count("wrong"), unanswered: count("unanswered") };
  const missed = marked.filter(({ mark }) => mark !== "right");
  const others = marked.filter(({ mark }) => mark === "right");
  const about = [
    ...MARKS.slice(1)
      .filter((mark) => counts[mark] > 0)
      .map((mark) => t(`exam.count.${mark}`, { count: counts[mark] })),
    t(late ? "exam.taken-late" : "exam.taken-at", { time: timeIn(state, attempt.finished_at) }),
  ];
  const list = (some: Marked[]) => (
    <ul class="train-missed">
      {some.map((one) => (
        <Answered key={one.card} answer={one} />
      ))}
    </ul>
  );
  return (
    <>
      <section class="stack">
        <p class={`train-score ${missed.length === 0 ? "none" : "waits"}`}>
          {t("train.score", { right: counts.right, all: exam.cards.length })}
        </p>
        <Bar parts={counts} of={exam.cards.length} />
        <p class="soft">{about.join(" · ")}</p>
      </section>
      {missed.length > 0 && (
        <>
          <IntoTraining missed={missed} book={book} />
          <section class="stack">
            <h2>{t("exam.missed")}</h2>
            {list(missed)}
          </section>
        </>
      )}
      {others.length > 0 && (
        <Disclosure title={t("exam.right-ones", { count: others.length })}>{() => list(others)}</Disclosure>
      )}
    </>
  );
}

/** Offer to put the missed cards into the training on this phone. */
function IntoTraining({ missed, book }: { missed: Marked[]; book: Rulebook }) {
  const [added, setAdded] = useState(false);
  const add = () => {
    const key = `shinpan.training.${book.id}`;
    const wrong = { right: false, slow: false };
    save(
      key,
      missed.reduce<Schedule>((schedule, { card }) => reschedule(schedule, card, wrong, Date.now()), saved(key) ?? {}),
    );
    setAdded(true);
  };
  if (added)
    return (
      <p class="note none" role="status">
        {t("exam.in-training")} <a href="#/train">{t("exam.train")}</a>
      </p>
    );
  return (
    <button class="button main" type="button" onClick={add}>
      {t("exam.into-training", { count: missed.length })}
    </button>
  );
}
