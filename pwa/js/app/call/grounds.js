import { html } from "../html.js";
import { t } from "../i18n.js";
import { Fold } from "../parts/index.js";
import { useWords } from "../hall/words.js";

/** Why the book says so: readings that mattered, examples, the rows that were looked at. @param {{call: any}} props */
export function Grounds({ call: { spoken } }) {
  const { readings, rulebook, examples = [], trace } = spoken;
  return html`${rulebook.standing !== "official" && html`<p class="note warn">${rulebook.standing_text}</p>`}
  ${
    readings.length > 0 &&
    html`<${Fold} title=${t("call.readings", { count: readings.length })}>
    ${() => html`<div class="stack">${readings.map(reading)}</div>`}
  <//>`
  }
  ${
    examples.length > 0 &&
    html`<${Fold} title=${t("call.examples")}>
    ${() => html`<ul class="points">${examples.map((/** @type {any} */ one) => html`<li key=${one.id}>${one.text}</li>`)}</ul>`}
  <//>`
  }
  ${trace.length > 0 && html`<${Fold} title=${t("call.trace")}>${() => html`<${Trace} trace=${trace} />`}<//>`}`;
}

/** @param {any} reading */
function reading({ id, question, alternatives, chosen, reason }) {
  return html`<p key=${id}>${question} <strong>${alternatives[chosen]}</strong> <small class="soft">${reason}</small></p>`;
}

/** @param {{trace: any[]}} props */
function Trace({ trace }) {
  const words = useWords();
  return html`<ol class="points">
    ${trace.map(
      ({ row, verdict, facts = [] }) =>
        html`<li key=${row}>
          <code>${row}</code> <strong>${t(`call-verdict.${verdict}`)}</strong>
          ${facts.length > 0 && html` <small class="soft">${facts.map((/** @type {string} */ fact) => words.question(fact)).join(" · ")}</small>`}
        </li>`,
    )}
  </ol>`;
}
