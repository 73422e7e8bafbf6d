import { RIICHI, SIMULTANEOUS } from "../../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice } from "../parts/index.js";
import { useHall } from "../state.js";
import { useWords } from "../hall/words.js";
import { tried } from "./answers.js";
import { address, turn } from "./way.js";

const PLAIN = {
  simultaneous: "none",
  offenders: 1,
  after_time: false,
  riichi: "unknown",
};
const OFFENDERS = [1, 2, 3, 4];

/** What happened around the foul; closed, it says what is taken for granted. @param {{call: import("./answers.js").Answers}} props */
export function Around({ call: { foul, facts, context: given } }) {
  const words = useWords();
  const { book } = useHall();
  const context = { ...PLAIN, ...given };
  const yesNo = (/** @type {boolean} */ value) => words.phrase(value ? "answer-yes" : "answer-no");
  /** @type {any[][]} */
  const asked = [
    ["simultaneous", SIMULTANEOUS, (/** @type {string} */ value) => words.phrase(`simultaneous-${value}`)],
    ["riichi", RIICHI, (/** @type {string} */ value) => words.phrase(`answer-${value}`)],
    ["offenders", OFFENDERS, String],
    ["after_time", [false, true], yesNo],
  ];
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
    const { [name]: _, ...others } = given;
    const next = value === PLAIN[/** @type {keyof typeof PLAIN} */ (name)] ? others : { ...others, [name]: value };
    turn(address(foul, { context: next }));
  };
  const fits = (/** @type {string} */ name, /** @type {any} */ value) =>
    tried(book, foul, facts, { ...given, [name]: value });
  const offered = asked.map(([name, values, text]) => {
    const options = values.filter((/** @type {any} */ value) => fits(name, value));
    return [name, options.map((/** @type {any} */ value) => ({ value, text: text(value) }))];
  });
  const said = asked.filter(([name]) => name in given).map(([name, , text]) => [name, text(given[name])]);
  return html`<details class="call-fold">
    <summary>
      <span class="body"
        >${t("call.around")}
        <small class="soft"
          >${said.length ? said.map(([name, text]) => labelled(words, name, text)).join(" · ") : words.phrase("simultaneous-none")}</small
        >
      </span>
    </summary>
    <div class="stack">
      ${offered.map(
        ([name, options]) =>
          html`<${Choice}
            key=${name}
            label=${questionOf(words, name)}
            value=${context[name]}
            options=${options}
            onChange=${(/** @type {any} */ value) => set(name, value)}
          />`,
      )}
    </div>
  </details>`;
}

/** @param {any} words @param {string} name */
function questionOf(words, name) {
  return words.phrase(`context-${name.replace("_", "-")}`);
}

/** @param {any} words @param {string} name @param {string} text */
function labelled(words, name, text) {
  return name === "simultaneous" ? text : `${questionOf(words, name)} ${text}`;
}
