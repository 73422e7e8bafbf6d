import { html } from "../html.js";
import { t } from "../i18n.js";
import { go } from "../router.js";
import { useWords } from "../shared/words.js";
import { nthTime } from "./nth.js";
import { Question } from "./question.js";
import { before } from "./answers.js";
import { address } from "./way.js";

/** @typedef {import("./answers.js").Answers} Answers */

/** The next question. @param {{call: Answers, question: any}} props */
export function Next({ call, question }) {
  const { questions } = call.spoken;
  const answer = (/** @type {any} */ value) =>
    go(address(call.foul, { facts: { ...call.own, [question.fact]: value }, ask: null }));
  return html`<${Question} key=${question.fact} question=${question} onAnswer=${answer} id="opened">
    ${questions.length > 1 && html`<p class="soft">${t("call.at-most", { count: questions.length })}</p>`}
  <//>`;
}

/** The question asked now. @param {any} spoken @param {string|null} first */
export function asking({ questions }, first) {
  return questions?.find((/** @type {any} */ { fact }) => fact === first) ?? questions?.[0];
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
