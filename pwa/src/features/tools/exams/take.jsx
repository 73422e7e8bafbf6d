import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store, uuid7 } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Empty, Loading, Screen } from "../../../ui/index.js";
import { buzz } from "../../../ui/settings.js";
import { useCommand } from "../../../domain/requests/command.jsx";
import { Missing } from "../../../domain/people/not-joined.jsx";
import { useBooks } from "../../../domain/rulebook/rulebooks.js";
import { useStore } from "../../../store/use-store.js";
import { useCards } from "../train/cards.js";
import { conditionsOf, isOver } from "../../../domain/exams/conditions.js";
import { EMPTY, useDraft } from "./draft.js";
import { OwnResult } from "./own-result.jsx";
import { Question } from "./question.jsx";
import { situationOf } from "./situation.js";
import { attemptOf, takesExams } from "../../../domain/exams/exams.js";

/** @typedef {import("../../../rules/books/library.js").Library} Library @typedef {import("../../../rules/books/rulebook.js").Rulebook} Rulebook */

/** An official takes an exam, once, and sees what came of it. @param {{id: string}} props */
export function TakeExam({ id }) {
  const { state, official, library } = useStore();
  const exam = state.exams[id];
  const here = useCards(library);
  const book = useBooks(exam ? [exam] : [])[exam?.revision];
  if (!exam) return <Missing title={t("exam.title")} text={t("exam.no-such")} up="#/exams" />;
  const attempt = attemptOf(state, id, official.id);
  if (!attempt && !takesExams(official)) return <OnlyText exam={exam} text={t("exam.whose")} />;
  if (here === "failed") return <OnlyText exam={exam} text={t("train.not-here")} />;
  if (!here || !book)
    return (
      <Screen title={exam.title} up="#/exams">
        <Loading text={t("exam.loading")} />
      </Screen>
    );
  if (attempt) return <OwnResult key={attempt.id} exam={exam} attempt={attempt} library={library} book={book} />;
  return <Questions key={id} exam={exam} library={library} book={book} />;
}

/** @param {{exam: any, text: string}} props */
function OnlyText({ exam, text }) {
  return (
    <Screen title={exam.title} up="#/exams">
      <Empty text={text} />
    </Screen>
  );
}

/**
 * The questions one by one, without a word on what is right. Whoever is called away finds it paused where it was, and no
 * question is in sight meanwhile.
 * @param {{exam: any, library: Library, book: Rulebook}} props
 */
function Questions({ exam, library, book }) {
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
  const card = /** @type {any} */ (situationOf(library, book, exam.cards[answers.length]));
  const paused = (/** @type {number} */ spent) => {
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
      onPause={paused}
      onAnswer={(/** @type {string} */ choice, /** @type {number} */ ms) =>
        keep({ ...draft, answers: [...answers, { card: card.id, choice, ms }], spent: 0 })
      }
      onLeave={(/** @type {number} */ spent) => leave({ ...draft, answers, spent })}
    />
  );
}

/**
 * The answers, and none to the cards that follow which this version of the app can't show.
 * @param {Library} library @param {Rulebook} book @param {any} exam @param {import("./draft.js").Answer[]} answers
 */
function withSkipped(library, book, exam, answers) {
  const all = [...answers];
  for (const card of exam.cards.slice(answers.length)) {
    if (situationOf(library, book, card)) break;
    all.push({ card, choice: null, ms: 0 });
  }
  return all;
}

/** What it is, before the first question; or where it was left. @param {{exam: any, at: number|null, onStart: () => void}} props */
function Before({ exam, at, onStart }) {
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
      {(exam.status !== "open" || isOver(exam.until)) && <p class="note warn">{t("exam.will-be-late")}</p>}
    </Screen>
  );
}

/** All are answered: it goes into the outbox at once, by a tap where that failed. @param {{exam: any, draft: import("./draft.js").Draft, answers: any[], keep: (draft: any) => void}} props */
function HandIn({ exam, draft, answers, keep }) {
  const { does, wrong } = useCommand();
  const [sending, setSending] = useState(!draft.attempt);
  const handIn = () =>
    does(async () => {
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
      {wrong}
    </Screen>
  );
}

/** The server refused it: a person sees why, and what can be done. @param {{exam: any}} props */
function Stopped({ exam }) {
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
