import { OtherRulebooks } from "../call/comparison.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure } from "../parts/index.js";
import { Readings } from "../rulebook/readings.js";
import { Trace } from "../rulebook/trace.js";
import { sourceLines } from "../shared/words.js";

/** Why the book says so: readings, examples, the rows that were looked at; and what others say. @param {{call: import("../call/decision.js").Answers}} props */
export function Grounds({ call }) {
  const { readings, rulebook, examples = [], trace } = call.spoken;
  const name = [rulebook.name, ...(rulebook.option_names ?? [])].join(" + ");
  return html`${rulebook.standing !== "official" && html`<p class="note warn">${rulebook.standing_text}</p>`}
  ${
    readings.length > 0 &&
    html`<${Disclosure} title=${t("call.readings", { count: readings.length })}>
    ${() => html`<${Readings} readings=${readings} />`}
  <//>`
  }
  ${
    examples.length > 0 &&
    html`<${Disclosure} title=${t("call.examples")}>
    ${() => html`<ul class="bullets">${examples.map((/** @type {any} */ one) => html`<li key=${one.id}>${one.text}</li>`)}</ul>`}
  <//>`
  }
  <${Disclosure} title=${t("call.trace")}>
    ${() => html`<div class="stack"><p class="soft">${[name, ...sourceLines(call.spoken)].join(" · ")}</p>${trace.length > 0 && html`<${Trace} call=${call} />`}</div>`}
  <//>
  <${Disclosure} title=${t("call.books")}>${() => html`<${OtherRulebooks} call=${call} />`}<//>`;
}
