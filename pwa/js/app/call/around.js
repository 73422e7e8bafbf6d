import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Fold } from "../parts/index.js";
import { useHall } from "../state.js";
import { PLAIN, VALUES, answerOf, questionOf } from "../shared/context.js";
import { useWords } from "../shared/words.js";
import { tried } from "./answers.js";
import { address, turn } from "./way.js";

/** What happened around the foul; closed, it says what is taken for granted. @param {{call: any}} props */
export function Around({ call: { foul, facts, context } }) {
  const { book } = useHall();
  const words = useWords();
  const said = Object.keys(VALUES).filter((name) => name in context);
  const text = said.map((name) => labelled(words, name, context[name])).join(" · ");
  const title = html`<span class="body">
    ${t("call.around")}<small class="soft">${text || words.phrase("simultaneous-none")}</small>
  </span>`;
  const change = (/** @type {any} */ changed) => turn(address(foul, { context: changed }));
  return html`<${Fold} title=${title}>
    ${() => html`<${Circumstances} book=${book} words=${words} foul=${foul} facts=${facts} context=${context} onChange=${change} />`}
  <//>`;
}

/**
 * What can go together with the facts.
 * @param {{book: any, words: any, foul: string, facts: any, context: any, onChange: (context: any) => void}} props
 */
export function Circumstances({ book, words, foul, facts, context, onChange }) {
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
    const { [name]: _, ...others } = context;
    onChange(value === PLAIN[name] ? others : { ...others, [name]: value });
  };
  return html`<div class="stack">
    ${Object.entries(VALUES).map(([name, values]) => {
      const fitting = values.filter((value) => tried(book, foul, facts, { ...context, [name]: value }));
      return html`<${Choice}
        key=${name}
        label=${questionOf(words, name)}
        value=${context[name] ?? PLAIN[name]}
        options=${fitting.map((value) => ({ value, text: answerOf(words, name, value) }))}
        onChange=${(/** @type {any} */ value) => set(name, value)}
      />`;
    })}
  </div>`;
}

/** @param {any} words @param {string} name @param {any} value */
function labelled(words, name, value) {
  const answer = answerOf(words, name, value);
  return name === "simultaneous" ? answer : `${questionOf(words, name)} ${answer}`;
}
