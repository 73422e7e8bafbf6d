import { localise } from "../../../rules/words/speech.js";
import { t } from "../../../ui/i18n.js";
import { Choice } from "../../../ui/index.js";
import { Stays } from "../../../domain/incident/stays.jsx";
import { foulName, useWords, lookOf } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";

/**
 * A ruling that waited: what it still needs to know, and what it comes to; once that is `done`, the steps.
 * @param {{ruling: any, questions: any[], decision: any, done?: boolean, onAnswer?: (fact: string, value: any) => void}} props
 */
export function DeferredRuling({ ruling, questions, decision, done = false, onAnswer }) {
  const { library } = useStore();
  const words = useWords();
  const spoken = decision && localise(/** @type {any} */ (library), decision);
  return (
    <section class="card">
      <h3>
        <span class="who">{ruling.offender.name}</span> · {foulName(words, ruling.foul)}
      </h3>
      {!done &&
        onAnswer &&
        questions.map((asked) => <Question key={asked.question.fact} asked={asked} onAnswer={onAnswer} />)}
      {spoken && (
        <p class={`penalty ${lookOf(decision.penalties[0]?.kind ?? "none")}`} role="status">
          {t("hall-comes-to", { line: spoken.line })}
        </p>
      )}
      {done && (
        <>
          <ol class="steps">
            {spoken.steps.map((/** @type {any} */ step) => (
              <li key={step.id}>{step.text}</li>
            ))}
          </ol>
          <Stays stays={spoken.stays} />
        </>
      )}
    </section>
  );
}

/** @param {{asked: any, onAnswer: (fact: string, value: any) => void}} props */
function Question({ asked: { decision, question, chosen }, onAnswer }) {
  const { library } = useStore();
  const { text, answers } = localise(/** @type {any} */ (library), decision).questions[0];
  const options = answers.map((/** @type {any} */ one) => ({ value: one.value ?? one.min, text: one.text }));
  return (
    <Choice
      label={text}
      value={chosen}
      options={options}
      onChange={(/** @type {any} */ value) => onAnswer(question.fact, value)}
    />
  );
}
