import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { go } from "../router.js";
import { Field } from "../parts/index.js";
import { useHall } from "../state.js";
import { useWords } from "../hall/words.js";
import { nthTime } from "./nth.js";
import { before } from "./answers.js";
import { address } from "./way.js";

/** @typedef {import("./answers.js").Answers} Answers */

/** The next question, each answer with what it leads to. @param {{call: Answers, question: any}} props */
export function Question({ call, question }) {
  const { library } = useHall();
  const { questions } = call.spoken;
  const answer = (/** @type {any} */ value) =>
    go(
      address(call.foul, {
        facts: { ...call.own, [question.fact]: value },
        ask: null,
      }),
    );
  return html`<section class="call-question" aria-labelledby="opened">
    <h2 id="opened" tabindex="-1">${question.text}</h2>
    ${questions.length > 1 && html`<p class="soft">${t("call.at-most", { count: questions.length })}</p>`}
    ${library.catalogue.facts[question.fact].unit && html`<${Exactly} onAnswer=${answer} />`}
    <div class="call-answers">
      ${question.answers.map(
        (/** @type {any} */ one) =>
          html`<button
            class="call-answer"
            type="button"
            key=${one.text}
            onClick=${() => answer(one.value ?? one.min)}
          >
            <strong>${one.text}</strong>
            <span class="penalty">${linesOf(one.outcomes)}</span>
          </button>`,
      )}
    </div>
  </section>`;
}

/** The question asked now. @param {any} spoken @param {string|null} first */
export function asking({ questions }, first) {
  return questions?.find((/** @type {any} */ { fact }) => fact === first) ?? questions?.[0];
}

/** @param {{line: string}[]} outcomes */
function linesOf(outcomes) {
  return [...new Set(outcomes.map(({ line }) => line))].join(" / ");
}

/** Minutes and seconds, where each minute counts. @param {{onAnswer: (seconds: number) => void}} props */
function Exactly({ onAnswer }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    const [, minutes, seconds = "0"] = /^\s*(\d{1,3})(?:[:：.](\d{1,2}))?\s*$/.exec(text) ?? [];
    if (minutes && Number(seconds) < 60) onAnswer(Number(minutes) * 60 + Number(seconds));
    else setWrong(t("call.time-wrong"));
  };
  return html`<form class="call-exactly" onSubmit=${take}>
    <${Field}
      label=${t("call.time")}
      hint=${t("call.time-hint")}
      value=${text}
      onInput=${setText}
      wrong=${wrong}
      inputmode="text"
      autocomplete="off"
    />
    <button class="button">${t("call.time-take")}</button>
  </form>`;
}

/** What was answered, and what the log knows; a tap changes it. @param {{call: Answers}} props */
export function Facts({ call: { foul, own, log, facts } }) {
  const words = useWords();
  const answered = Object.keys(facts);
  if (answered.length === 0) return null;
  return html`<section aria-label=${t("call.facts")}>
    <ul class="rows">
      ${answered.map((fact) => {
        const known = !(fact in own) && fact in log.facts;
        const change = known ? { ask: fact } : { facts: before(own, fact), ask: fact };
        return html`<li key=${fact}>
          <a class="row" href=${address(foul, change)}>
            <span class="body"
              ><small>${words.question(fact)}</small
              ><strong>${answerOf(words, fact, facts[fact])}</strong></span
            >
            ${known && html`<span class="badge info">${t("call.from-log")}</span>`}
            <span class="soft">${t("call.change")}</span>
          </a>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {any} words @param {string} fact @param {any} value */
function answerOf(words, fact, value) {
  return fact === "offence_number" ? nthTime(value) : words.answer(fact, { value });
}
