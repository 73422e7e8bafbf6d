import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store, uuid7 } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Empty, Loading, Screen } from "../../../ui/index.ts";
import { buzz } from "../../../ui/settings.ts";
import { useCommand } from "../../../domain/requests/command.tsx";
import { Missing } from "../../../domain/people/not-joined.tsx";
import { useBooks } from "../../../domain/rulebook/rulebooks.ts";
import { useStore } from "../../../store/use-store.ts";
import { useCards } from "../train/cards.ts";
import { conditionsOf, isOver } from "../../../domain/exams/conditions.ts";
import { EMPTY, useDraft } from "./draft.ts";
import { OwnResult } from "./own-result.tsx";
import { Question } from "./question.tsx";
import { situationOf } from "./situation.ts";
import { attemptOf, takesExams } from "../../../domain/exams/exams.ts";
import type { Answer, Draft } from "./draft.ts";
import type { Library } from "../../../rules/books/library.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Exam } from "../../../store/index.ts";

/** Let an official take an exam, once, and show the result. */
export function TakeExam({ id }: { id: string }) {
  const { state, official, library } = useStore();
  const exam = state.exams[id];
  const here = useCards(library);
  const book = useBooks(exam ? [exam] : [])[exam?.revision];
  if (!exam) return <Missing title={t("exam.title")} text={t("exam.no-such")} up="#/exams" />;
  const attempt = attemptOf(state, id, official?.id ?? "");
  if (!attempt && !takesExams(official)) return <OnlyText exam={exam} text={t("exam.whose")} />;
  if (here === "failed") return <OnlyText exam={exam} text={t("train.not-here")} />;
  if (!here || !book || !library)
    return (
      <Screen title={exam.title} up="#/exams">
        <Loading text={t("exam.loading")} />
      </Screen>
    );
  if (attempt) return <OwnResult key={attempt.id} exam={exam} attempt={attempt} library={library} book={book} />;
  return <Questions key={id} exam={exam} library={library} book={book} />;
}

function OnlyText({ exam, text }: { exam: Exam; text: string }) {
  return (
    <Screen title={exam.title} up="#/exams">
      <Empty text={text} />
    </Screen>
  );
}

/**
 * Ask the questions one by one, without showing what is right. An official who is called away finds the exam paused at
 * the same question, which is hidden meanwhile.
 */
function Questions({ exam, library, book }: { exam: Exam; library: Library; book: Rulebook }) {
  const { draft, keep, leave, stopped } = useDraft(exam.id);
  const [running, setRunning] = useState(false);
  const answers = useMemo(
    () => withSkipped(library, book, exam, draft?.answers ?? []),
    [library, book, draft?.answers],
  );
  const isWhole = answers.length === exam.cards.length;
  if (stopped) return <Stopped exam={exam} />;
  if (!draft && exam.status !== "open") return <OnlyText exam={exam} text={t("exam.over")} />;
  if (!draft && isWhole) return <OnlyText exam={exam} text={t("exam.not-shown")} />;
  if (draft && isWhole) return <HandIn exam={exam} draft={draft} answers={answers} keep={keep} />;
  if (!running || !draft) {
    const start = () => {
      keep(draft ?? EMPTY);
      setRunning(true);
    };
    return <Before exam={exam} at={draft && answers.length} onStart={start} />;
  }
  const card = situationOf(library, book, exam.cards[answers.length]);
  if (!card) return <OnlyText exam={exam} text={t("exam.not-shown")} />;
  const pause = (spent: number) => {
    keep({ ...draft, answers, spent });
    setRunning(false);
  };
  return (
    <Question
      key={card.id}
      card={card}
      at={answers.length}
      exam={exam}
      spent={draft.spent}
      onPause={pause}
      onAnswer={(choice, ms) => keep({ ...draft, answers: [...answers, { card: card.id, choice, ms }], spent: 0 })}
      onLeave={(spent) => leave({ ...draft, answers, spent })}
    />
  );
}

/** Return the answers, followed by empty ones for the next cards that this version of the app can't show. */
function withSkipped(library: Library, book: Rulebook, exam: Exam, answers: Answer[]) {
  const all = [...answers];
  for (const card of exam.cards.slice(answers.length)) {
    if (situationOf(library, book, card)) break;
    all.push({ card, choice: null, ms: 0 });
  }
  return all;
}

/** Show the conditions before the first question; or where the exam was paused. */
function Before({ exam, at, onStart }: { exam: Exam; at: number | null; onStart: () => void }) {
  const { state } = useStore();
  const start = (
    <button class="button main train-start" type="button" onClick={onStart}>
      {t(at === null ? "exam.start" : "exam.continue")}
    </button>
  );
  return (
    <Screen title={exam.title} up="#/exams" actions={start}>
      {at !== null && <p class="train-score waits">{t("exam.paused", { at: at + 1, all: exam.cards.length })}</p>}
      <ul class="bullets">
        {conditionsOf(state, exam).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{t("exam.once")}</li>
        <li>{t("exam.away")}</li>
      </ul>
      {(exam.status !== "open" || isOver(exam.until ?? null)) && <p class="note warn">{t("exam.will-be-late")}</p>}
    </Screen>
  );
}

interface HandInProps {
  exam: Exam;
  draft: Draft;
  answers: Answer[];
  keep: (draft: Draft) => void;
}

/** Hand in the answers at once; offer a retry if that fails. */
function HandIn({ exam, draft, answers, keep }: HandInProps) {
  const { run, error } = useCommand();
  const [sending, setSending] = useState(!draft.attempt);
  const handIn = () =>
    run(async () => {
      setSending(true);
      const id = draft.attempt ?? uuid7(store.now());
      keep({ answers, spent: 0, attempt: id }); // first: the result looks for it as soon as it is in the outbox
      await store.send("exam-attempt", exam.id, { answers }, { id }).finally(() => setSending(false));
      buzz();
    });
  useLayoutEffect(() => {
    if (sending) handIn();
  }, []);
  if (sending)
    return (
      <Screen title={exam.title} up="#/exams">
        <Loading text={t("exam.handing-in")} />
      </Screen>
    );
  const action = (
    <button class="button main train-start" type="button" onClick={handIn}>
      {t("exam.hand-in")}
    </button>
  );
  return (
    <Screen title={exam.title} up="#/exams" actions={action}>
      <p>{t("exam.all-answered")}</p>
      {error}
    </Screen>
  );
}

/** Show that the server refused the attempt, and what can be done. */
function Stopped({ exam }: { exam: Exam }) {
  const action = (
    <a class="button main" href="#/outbox">
      {t("hall-see-outbox")}
    </a>
  );
  return (
    <Screen title={exam.title} up="#/exams" actions={action}>
      <p class="note bad">{t("exam.refused")}</p>
    </Screen>
  );
}
