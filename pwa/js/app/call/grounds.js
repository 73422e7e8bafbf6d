import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Fold } from "../parts/index.js";
import { later } from "../parts/later.js";
import { useWords } from "../shared/words.js";

const Trace = later(areas.referee, "Trace");

/** Why the book says so: readings that mattered, examples, the rows that were looked at. @param {{call: any}} props */
export function Grounds({ call }) {
  const { readings, rulebook, examples = [], trace } = call.spoken;
  return html`${rulebook.standing !== "official" && html`<p class="note warn">${rulebook.standing_text}</p>`}
  ${
    readings.length > 0 &&
    html`<${Fold} title=${t("call.readings", { count: readings.length })}>
    ${() => html`<${Readings} readings=${readings} />`}
  <//>`
  }
  ${
    examples.length > 0 &&
    html`<${Fold} title=${t("call.examples")}>
    ${() => html`<ul class="points">${examples.map((/** @type {any} */ one) => html`<li key=${one.id}>${one.text}</li>`)}</ul>`}
  <//>`
  }
  ${trace.length > 0 && html`<${Fold} title=${t("call.trace")}>${() => html`<${Trace} call=${call} />`}<//>`}`;
}

/** Their reasons are fetched when they are wanted. @param {{readings: any[]}} props */
function Readings({ readings }) {
  const words = useWords();
  const [, loaded] = useState(0);
  useEffect(() => {
    hall.loadReading().then(
      () => loaded(1),
      () => {},
    );
  }, []);
  return html`<div class="stack">
    ${readings.map(
      ({ id, question, alternatives, chosen }) =>
        html`<p key=${id}>${question} <strong>${alternatives[chosen]}</strong> <small class="soft">${words.reason(id)}</small></p>`,
    )}
  </div>`;
}
