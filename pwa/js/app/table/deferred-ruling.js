import { localise } from "../../rules/words/speech.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice } from "../parts/index.js";
import { Stays } from "../ruling/stays.js";
import { foulName, useWords, lookOf } from "../shared/words.js";
import { useStore } from "../state.js";

/**
 * A ruling that waited: what it still needs to know, and what it comes to; once that is `done`, the steps.
 * @param {{ruling: any, questions: any[], decision: any, done?: boolean, onAnswer?: (fact: string, value: any) => void}} props
 */
export function DeferredRuling({ ruling, questions, decision, done = false, onAnswer }) {
  const { library } = useStore();
  const words = useWords();
  const spoken = decision && localise(/** @type {any} */ (library), decision);
  return html`<section class="card">
    <h3><span class="who">${ruling.offender.name}</span> · ${foulName(words, ruling.foul)}</h3>
    ${!done && questions.map((asked) => html`<${Question} key=${asked.question.fact} asked=${asked} onAnswer=${onAnswer} />`)}
    ${
      spoken &&
      html`<p class=${`penalty ${lookOf(decision.penalties[0]?.kind ?? "none")}`} role="status">
      ${t("hall-comes-to", { line: spoken.line })}
    </p>`
    }
    ${done && html`<ol class="steps">${spoken.steps.map((/** @type {any} */ step) => html`<li key=${step.id}>${step.text}</li>`)}</ol><${Stays} stays=${spoken.stays} />`}
  </section>`;
}

/** @param {{asked: any, onAnswer: (fact: string, value: any) => void}} props */
function Question({ asked: { decision, question, chosen }, onAnswer }) {
  const { library } = useStore();
  const { text, answers } = localise(/** @type {any} */ (library), decision).questions[0];
  const options = answers.map((/** @type {any} */ one) => ({ value: one.value ?? one.min, text: one.text }));
  return html`<${Choice} label=${text} value=${chosen} options=${options}
    onChange=${(/** @type {any} */ value) => onAnswer(question.fact, value)} />`;
}
