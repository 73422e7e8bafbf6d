import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { save, saved } from "../../../ui/local-storage.js";
import { Disclosure, Screen } from "../../../ui/index.js";
import { useSettings } from "../../../ui/settings.js";
import { useStoredAnswer } from "../../../domain/requests/stored-answer.jsx";
import { answered } from "../train/schedule.js";
import { Answered } from "./answered.jsx";
import { timeIn } from "../../../domain/exams/conditions.js";
import { useDraft } from "./draft.js";
import { MARKS, Bar } from "./score-bar.jsx";
import { situationOf } from "./situation.js";
import { useStore } from "../../../store/use-store.js";

/** @typedef {import("../../../rules/books/library.js").Library} Library @typedef {import("../../../rules/books/rulebook.js").Rulebook} Rulebook */

/**
 * What came of an exam: how many were right, and each that was missed with the rulebook's answer. As the server marked it;
 * until that is here, as this phone's engine does.
 * @param {{exam: any, attempt: any, library: Library, book: Rulebook}} props
 */
export function OwnResult(props) {
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

/** @param {{exam: any, attempt: any, own: any[]|null, book: Rulebook}} props */
function AsMarked({ exam, attempt, own, book }) {
  const { lang } = useSettings();
  const { body } = useStoredAnswer(`exams/${exam.id}/attempts/${attempt.id}?lang=${lang}`).answer ?? {};
  const marked = body?.answers ?? own;
  if (!marked)
    return (
      <p class="soft" role="status">
        {t("exam.elsewhere")}
      </p>
    );
  return <Result exam={exam} attempt={attempt} marked={marked} late={body?.late} book={book} />;
}

/** @param {Library} library @param {Rulebook} book @param {any} exam @param {import("./draft.js").Draft} draft */
function markHere(library, book, exam, { answers }) {
  const limit = (exam.seconds ?? Infinity) * 1000;
  return answers.map(({ card, choice, ms }) => {
    const situation = situationOf(library, book, card);
    const right = situation?.answer.choice;
    const mark = choice === null ? "unanswered" : choice !== right ? "wrong" : ms > limit ? "slow" : "right";
    return { card, choice, right, mark, ms, situation };
  });
}

/** @param {{exam: any, attempt: any, marked: any[], late?: boolean, book: Rulebook}} props */
function Result({ exam, attempt, marked, late, book }) {
  const { state } = useStore();
  const counts = Object.fromEntries(MARKS.map((mark) => [mark, marked.filter((one) => one.mark === mark).length]));
  const missed = marked.filter(({ mark }) => mark !== "right");
  const others = marked.filter(({ mark }) => mark === "right");
  const about = [
    ...MARKS.slice(1)
      .filter((mark) => counts[mark] > 0)
      .map((mark) => t(`exam.count.${mark}`, { count: counts[mark] })),
    t(late ? "exam.taken-late" : "exam.taken-at", { time: timeIn(state, attempt.finished_at) }),
  ];
  const list = (/** @type {any[]} */ some) => (
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

/** What was missed comes back in the training, on this phone. @param {{missed: any[], book: Rulebook}} props */
function IntoTraining({ missed, book }) {
  const [added, setAdded] = useState(false);
  const add = () => {
    const key = `shinpan.training.${book.id}`;
    const wrong = { right: false, slow: false };
    save(
      key,
      missed.reduce((schedule, { card }) => answered(schedule, card, wrong, Date.now()), saved(key) ?? {}),
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
