import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure, Screen } from "../parts/index.js";
import { useSettings } from "../settings.js";
import { Missing } from "../shared/not-joined.js";
import { Dated, useStoredAnswer } from "../shared/stored-answer.js";
import { useStore } from "../state.js";
import { Acts } from "./acts.js";
import { Rule, textOf } from "./answered.js";
import { conditionsOf, timeIn } from "./conditions.js";
import { Officials } from "./officials.js";
import { Bar } from "./score-bar.js";
import { progressOf } from "./state.js";
import { useCards } from "../train/cards.js";
import { Laid } from "../train/laid.js";

const SHOWN = 5; // cards; the others are a tap away

/** What came of an exam, for a director: who has taken it, how each did, what was missed most: `#/exams/<id>`. @param {{id: string}} props */
export function Results({ id }) {
  const { state, library } = useStore();
  useCards(library); // the lines that only repeat a yes or no
  const { lang } = useSettings();
  const seen = useStoredAnswer(`exams/${id}/results?lang=${lang}`);
  const exam = state.exams[id];
  if (!exam) return html`<${Missing} title=${t("exam.title")} text=${t("exam.no-such")} up="#/exams" />`;
  const { body } = seen.answer ?? {};
  return html`<${Screen} title=${exam.title} up="#/exams" aside=${html`<${Acts} state=${state} exam=${exam} />`}>
    <${Head} state=${state} exam=${exam} />
    <${Dated} seen=${seen} what="exams" />
    ${
      body &&
      html`<div class="exam-results">
        <${Officials} state=${state} exam=${exam} officials=${body.officials} cards=${body.cards} />
        <${Cards} cards=${body.cards} />
      </div>`
    }
  <//>`;
}

/** @param {{state: any, exam: any}} props */
function Head({ state, exam }) {
  const { taken, all } = progressOf(state, exam.id);
  const { status, closed_at: closed, reason } = exam;
  return html`<section class="stack exam-head">
    <p class="exam-progress"><strong>${t("exam.have-taken", { taken, all })}</strong></p>
    <${Bar} parts=${{ right: taken }} of=${all} />
    <p class="soft">${conditionsOf(state, exam).join(" · ")}</p>
    ${status !== "open" && html`<p class="note warn">${[t(`exam.${status}-at`, { time: timeIn(state, closed) }), reason].filter(Boolean).join(" · ")}</p>`}
  </section>`;
}

/** @param {{cards: any[]}} props */
function Cards({ cards }) {
  const byMissed = cards
    .filter(({ answered }) => answered > 0)
    .sort((one, other) => other.missed - one.missed || other.slow - one.slow);
  const missed = byMissed.filter(({ missed: many }) => many > 0).slice(0, SHOWN);
  const others = byMissed.slice(missed.length);
  if (byMissed.length === 0) return null;
  const list = (/** @type {any[]} */ some) =>
    html`<ul class="train-missed">${some.map((one) => html`<${Card} key=${one.card} card=${one} />`)}</ul>`;
  return html`<section class="stack">
    <h2>${t("exam.most-missed")}</h2>
    ${missed.length > 0 ? list(missed) : html`<p class="soft">${t("exam.nothing-missed")}</p>`}
    ${others.length > 0 && html`<${Disclosure} title=${t("exam.other-questions", { count: others.length })}>${() => list(others)}<//>`}
  </section>`;
}

/** A question: how many missed it, what it was, what most chose instead, and the rule. @param {{card: any}} props */
function Card({ card: { card, answered, missed, slow, given, situation } }) {
  const parts = { right: answered - missed - slow, slow, wrong: missed };
  return html`<li class="card">
    <p class="exam-missed-by"><strong>${t("exam.missed-by", { count: missed, all: answered })}</strong>${slow > 0 && html`<small>${t("exam.count.slow", { count: slow })}</small>`}</p>
    <${Bar} parts=${parts} of=${answered} />
    ${
      situation
        ? html`<p>${situation.story}</p>
          <${Laid} laid=${situation.laid} />
          ${given && (given.count > 1 || missed === 1) && html`<p class="soft">${t("exam.given", { choice: textOf(situation, given.choice), count: given.count })}</p>`}
          <${Rule} situation=${situation} />`
        : html`<p>${card}</p>`
    }
  </li>`;
}
