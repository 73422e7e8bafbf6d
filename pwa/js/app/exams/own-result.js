import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { save, saved } from "../local-storage.js";
import { Disclosure, Screen } from "../parts/index.js";
import { useSettings } from "../settings.js";
import { useStoredAnswer } from "../shared/stored-answer.js";
import { answered } from "../train/schedule.js";
import { Answered } from "./answered.js";
import { timeIn } from "./conditions.js";
import { useDraft } from "./draft.js";
import { MARKS, Bar } from "./score-bar.js";
import { situationOf } from "./situation.js";
import { useStore } from "../state.js";

/** @typedef {import("../../rules/books/library.js").Library} Library @typedef {import("../../rules/books/rulebook.js").Rulebook} Rulebook */

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
  return html`<${Screen} title=${exam.title} up="#/exams">
    ${!isSent && html`<p class="note info" role="status">${t("exam.unsent")}</p>`}
    ${isSent ? html`<${AsMarked} ...${props} own=${own} />` : own && html`<${Result} ...${props} marked=${own} />`}
  <//>`;
}

/** @param {{exam: any, attempt: any, own: any[]|null, book: Rulebook}} props */
function AsMarked({ exam, attempt, own, book }) {
  const { lang } = useSettings();
  const { body } = useStoredAnswer(`exams/${exam.id}/attempts/${attempt.id}?lang=${lang}`).answer ?? {};
  const marked = body?.answers ?? own;
  if (!marked) return html`<p class="soft" role="status">${t("exam.elsewhere")}</p>`;
  return html`<${Result} exam=${exam} attempt=${attempt} marked=${marked} late=${body?.late} book=${book} />`;
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
  const list = (/** @type {any[]} */ some) =>
    html`<ul class="train-missed">${some.map((one) => html`<${Answered} key=${one.card} answer=${one} />`)}</ul>`;
  return html`<section class="stack">
      <p class=${`train-score ${missed.length === 0 ? "none" : "waits"}`}>${t("train.score", { right: counts.right, all: exam.cards.length })}</p>
      <${Bar} parts=${counts} of=${exam.cards.length} />
      <p class="soft">${about.join(" · ")}</p>
    </section>
    ${missed.length > 0 && html`<${IntoTraining} missed=${missed} book=${book} /><section class="stack"><h2>${t("exam.missed")}</h2>${list(missed)}</section>`}
    ${others.length > 0 && html`<${Disclosure} title=${t("exam.right-ones", { count: others.length })}>${() => list(others)}<//>`}`;
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
    return html`<p class="note none" role="status">${t("exam.in-training")} <a href="#/train">${t("exam.train")}</a></p>`;
  return html`<button class="button main" type="button" onClick=${add}>${t("exam.into-training", { count: missed.length })}</button>`;
}
