import { localise } from "../../rules/words/speech.js";
import { address, turn } from "../call/address.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { tried } from "../shared/decision.js";
import { useStore } from "../state.js";
import { Chip } from "./chip.js";
import { asks, isUsual, without, withoutIdle } from "./usual.js";

/** What was taken for granted, each answer a tap; what stands there counts as given once one is tapped. @param {{call: import("../call/decision.js").Answers}} props */
export function UsualAnswers({ call: { foul, own, facts, context } }) {
  const { book, library } = useStore();
  // As they came to be known: one that matters only now stands last, and moves no other.
  const questions = Object.keys(own)
    .filter((fact) => isUsual(library, fact))
    .map((fact) => questionOf(library, book, foul, facts, fact, context))
    .filter(Boolean);
  if (questions.length === 0) return null;
  const answer = (/** @type {string} */ fact, /** @type {any} */ value) =>
    turn(address(foul, { facts: withoutIdle(library, book, foul, { ...own, [fact]: value }, context) }));
  return html`<section class="usual" aria-label=${t("decide.usual")}>
    ${questions.map(
      ({
        fact,
        text,
        answers,
      }) => html`<div key=${fact} class=${`usual-${Math.min(answers.length, 4)}`} role="group" aria-labelledby=${`usual-${fact}`}>
        <span class="soft" id=${`usual-${fact}`}>${text}</span>
        ${answers.map((/** @type {any} */ one) => {
          const { value, min = value, max = value } = one;
          const pressed = value === undefined ? min <= facts[fact] && facts[fact] <= max : value === facts[fact];
          return html`<${Chip} key=${one.text} pressed=${pressed} onClick=${() => answer(fact, min)}>${one.text}<//>`;
        })}
      </div>`,
    )}
  </section>`;
}

/** Ask for a fact that is known, if the decision hangs on it. @param {any} library @param {any} book @param {string} foul @param {Record<string, any>} facts @param {string} name @param {any} context */
function questionOf(library, book, foul, facts, name, context) {
  const decision = tried(book, foul, without(facts, name), context);
  return decision?.questions && asks(localise(library, decision), name);
}
