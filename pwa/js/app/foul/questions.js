import { SEATS } from "../../rules/engine/context.js";
import { Question } from "../call/facts.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure, Select, Toggle } from "../parts/index.js";
import { Circumstances } from "./circumstances.js";

/** @typedef {import("../rulebook/rules.js").Rules} Rules @typedef {Record<string, any>} Json */

/** The facts that still matter. @param {{spoken: Json, onAnswer: (fact: string, value: any) => void}} props */
export function Questions({ spoken, onAnswer }) {
  return (spoken.questions ?? []).map(
    (/** @type {Json} */ question) =>
      html`<${Question}
        key=${question.fact}
        question=${question}
        onAnswer=${(/** @type {any} */ value) => onAnswer(question.fact, value)}
      />`,
  );
}

/**
 * What was answered; each can be taken back.
 * @param {{rules: Rules, facts: Json, onForget: (fact: string) => void}} props
 */
export function Answered({ rules: { words }, facts, onForget }) {
  const names = Object.keys(facts);
  if (!names.length) return null;
  return html`<section class="stack">
    <h2>${t("open.answered")}</h2>
    <ul class="rows">
      ${names.map(
        (fact) =>
          html`<li key=${fact}>
            <button class="row" onClick=${() => onForget(fact)}>
              <span class="body"
                ><small>${words.question(fact)}</small
                >${words.answer(fact, { value: facts[fact] })}</span
              >
              <span class="badge">${t("call.change")}</span>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/**
 * What happened around the foul; `fixed` where casual play and the seat are settled already.
 * @param {{rules: Rules, foul: string, facts: Json, context: Json, onChange: (context: Json) => void, fixed?: boolean}} props
 */
export function Around({ rules, foul, facts, context, onChange, fixed = false }) {
  const { book, words } = rules;
  const shared = { context, onChange };
  return html`<${Disclosure} title=${html`<h2>${t("open.around")}</h2>`}>
    ${() => html`<div class="stack">
      <${Circumstances} book=${book} words=${words} foul=${foul} facts=${facts} ...${shared} />
      ${!fixed && html`<${Casual} rules=${rules} ...${shared} />`}
    </div>`}
  <//>`;
}

/** Casual play, and who sits where in it. @param {{rules: Rules, context: Json, onChange: (context: Json) => void}} props */
function Casual({ rules: { words }, context, onChange }) {
  const seats = SEATS.map((value) => ({ value, text: words.phrase(`seat-${value}`) }));
  return html`<${Toggle}
      label=${words.phrase("context-casual")}
      checked=${Boolean(context.casual)}
      onChange=${(/** @type {boolean} */ casual) => onChange({ ...context, casual })}
    />
    ${
      context.casual &&
      html`<${Select}
        label=${words.phrase("context-seat")}
        value=${context.seat ?? ""}
        options=${[{ value: "", text: t("open.no-seat") }, ...seats]}
        onChange=${(/** @type {string} */ seat) => onChange({ ...context, seat: seat || null })}
      />`
    }`;
}
