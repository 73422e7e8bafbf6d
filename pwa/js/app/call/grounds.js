import { useEffect, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Fold } from "../parts/index.js";
import { useWords } from "../shared/words.js";

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
  const [, learnt] = useState(0);
  useEffect(() => {
    const told = import("../open/more.js").then(({ learnRules }) => learnRules());
    told.then(
      () => learnt(1),
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

/** Fetched when it is wanted. @param {{call: any}} props */
function Trace(props) {
  const [made, setMade] = useState(/** @type {any} */ (null));
  useEffect(() => void import("../open/trace.js").then(setMade, () => {}), []);
  return made && html`<${made.Trace} ...${props} />`;
}
