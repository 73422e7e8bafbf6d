import { RIICHI, SIMULTANEOUS } from "../../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice } from "../parts/index.js";
import { useHall } from "../state.js";
import { useWords } from "../hall/words.js";
import { tried } from "./answers.js";
import { Fold } from "./fold.js";
import { address, turn } from "./way.js";

/** @type {Record<string, any>} */
const PLAIN = {
  simultaneous: "none",
  offenders: 1,
  after_time: false,
  riichi: "unknown",
};
const OFFENDERS = [1, 2, 3, 4];

/** @typedef {[string, any[], (value: any) => string]} Asked a part of the context: its values and their words */

/** What happened around the foul; closed, it says what is taken for granted. @param {{call: any}} props */
export function Around({ call }) {
  const words = useWords();
  const asked = askedOf(words);
  const said = asked.filter(([name]) => name in call.context);
  const text = said.map(([name, , say]) => labelled(words, name, say(call.context[name]))).join(" · ");
  const title = html`<span class="body">
    ${t("call.around")}<small class="soft">${text || words.phrase("simultaneous-none")}</small>
  </span>`;
  return html`<${Fold} title=${title}>${() => html`<${Choices} call=${call} words=${words} asked=${asked} />`}<//>`;
}

/** @param {any} words @returns {Asked[]} */
function askedOf(words) {
  return [
    ["simultaneous", SIMULTANEOUS, (value) => words.phrase(`simultaneous-${value}`)],
    ["riichi", RIICHI, (value) => words.phrase(`answer-${value}`)],
    ["offenders", OFFENDERS, String],
    ["after_time", [false, true], (value) => words.phrase(value ? "answer-yes" : "answer-no")],
  ];
}

/** What can go together with the facts. @param {{call: any, words: any, asked: Asked[]}} props */
function Choices({ call: { foul, facts, context }, words, asked }) {
  const { book } = useHall();
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
    const { [name]: _, ...others } = context;
    turn(address(foul, { context: value === PLAIN[name] ? others : { ...others, [name]: value } }));
  };
  return html`<div class="stack">
    ${asked.map(([name, values, text]) => {
      const fitting = values.filter((value) => tried(book, foul, facts, { ...context, [name]: value }));
      return html`<${Choice}
        key=${name}
        label=${questionOf(words, name)}
        value=${context[name] ?? PLAIN[name]}
        options=${fitting.map((value) => ({ value, text: text(value) }))}
        onChange=${(/** @type {any} */ value) => set(name, value)}
      />`;
    })}
  </div>`;
}

/** @param {any} words @param {string} name */
function questionOf(words, name) {
  return words.phrase(`context-${name.replace("_", "-")}`);
}

/** @param {any} words @param {string} name @param {string} text */
function labelled(words, name, text) {
  return name === "simultaneous" ? text : `${questionOf(words, name)} ${text}`;
}
