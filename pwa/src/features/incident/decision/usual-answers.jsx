import { address, turn } from "../../../domain/incident/address.js";
import { t } from "../../../ui/i18n.js";
import { tried } from "../../../domain/incident/decision.js";
import { useWords } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { Chip } from "../../../domain/reasons/chip.jsx";
import { asks, isUsual, withAnswer, without } from "./usual.js";

/** What was taken for granted, each answer a tap; what stands there counts as given once one is tapped. @param {{call: import("../call/decision.jsx").Answers}} props */
export function UsualAnswers({ call }) {
  const { foul, own, facts, context } = call;
  const { book, library } = useStore();
  const words = useWords();
  // As they came to be known: one that matters only now stands last, and moves no other.
  const questions = Object.keys(own)
    .filter((fact) => isUsual(library, fact))
    .map((fact) => asks(tried(book, foul, without(facts, fact), context), fact))
    .filter(Boolean);
  if (questions.length === 0) return null;
  const answer = (/** @type {string} */ fact, /** @type {any} */ value) =>
    turn(address(foul, { facts: withAnswer(library, book, call, { [fact]: value }) }));
  return (
    <section class="usual" aria-label={t("decide.usual")}>
      {questions.map(({ fact, answers }) => (
        <div key={fact} class={`usual-${Math.min(answers.length, 4)}`} role="group" aria-labelledby={`usual-${fact}`}>
          <span class="soft" id={`usual-${fact}`}>
            {words.question(fact)}
          </span>
          {answers.map((/** @type {any} */ one) => {
            const { value, min = value, max = value } = one;
            const pressed = value === undefined ? min <= facts[fact] && facts[fact] <= max : value === facts[fact];
            return (
              <Chip key={min} pressed={pressed} onClick={() => answer(fact, min)}>
                {words.answer(fact, one)}
              </Chip>
            );
          })}
        </div>
      ))}
    </section>
  );
}
