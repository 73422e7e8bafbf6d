import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field } from "../parts/index.js";
import { useHall } from "../state.js";
import { linesOf } from "../shared/words.js";

/**
 * A question, each answer with what it leads to.
 * @param {{question: any, onAnswer: (value: any) => void, id?: string, children?: any}} props
 *   `id`: of the heading, where it takes the focus; children stand below it
 */
export function Question({ question, onAnswer, id, children }) {
  const { library } = useHall();
  return html`<section class="question" aria-labelledby=${id}>
    <h2 id=${id} tabindex=${id && "-1"}>${question.text}</h2>
    ${children} ${library.catalogue.facts[question.fact].unit && html`<${Exactly} onAnswer=${onAnswer} />`}
    <div class="answers">
      ${question.answers.map(
        (/** @type {any} */ one) =>
          html`<button class="answer" type="button" key=${one.text} onClick=${() => onAnswer(one.value ?? one.min)}>
            <strong>${one.text}</strong>
            <span class="penalty">${linesOf([one]).join(" / ")}</span>
          </button>`,
      )}
    </div>
  </section>`;
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
  return html`<form class="exactly" onSubmit=${take}>
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
