import { spokenDecision } from "../../../domain/incident/decision.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { Unchanged } from "../../../domain/incident/unchanged.tsx";
import { foulName, useWords, lookOf } from "../../../domain/words/words.ts";
import type { Asked } from "../../../domain/incident/deferred.ts";
import type { Decision } from "../../../rules/engine/decision.ts";
import type { FactValue } from "../../../domain/incident/decision.ts";
import type { Ruling } from "../../../store/index.ts";

interface DeferredRulingProps {
  ruling: Ruling;
  questions: Asked[];
  decision: Decision | null;
  done?: boolean;
  onAnswer?: (fact: string, value: FactValue) => void;
}

/** Show a deferred ruling: the questions that are still open, and the outcome; once it is `done`, the steps. */
export function DeferredRuling({ ruling, questions, decision, done = false, onAnswer }: DeferredRulingProps) {
  const words = useWords();
  const spoken = decision && spokenDecision(words.library, decision);
  return (
    <section class="card">
      <h3>
        <span class="who">{ruling.offender.name}</span> · {foulName(words, ruling.foul)}
      </h3>
      {!done &&
        onAnswer &&
        questions.map((pending) => <Question key={pending.question.fact} pending={pending} onAnswer={onAnswer} />)}
      {spoken && decision && (
        <p class={`penalty ${lookOf(decision.penalties[0]?.kind ?? "none")}`} role="status">
          {t("hall-comes-to", { line: spoken.line })}
        </p>
      )}
      {done && spoken && (
        <>
          <ol class="steps">
            {spoken.steps.map((step) => (
              <li key={step.id}>{step.text}</li>
            ))}
          </ol>
          <Unchanged stays={spoken.stays} />
        </>
      )}
    </section>
  );
}

function Question({
  pending: { decision, question, chosen },
  onAnswer,
}: {
  pending: Asked;
  onAnswer: (fact: string, value: FactValue) => void;
}) {
  const { library } = useWords();
  const [spoken] = spokenDecision(library, decision).questions ?? [];
  if (!spoken) return null;
  const options = spoken.answers.map((one) => ({ value: "value" in one ? one.value : one.min, text: one.text }));
  return (
    <Choice
      label={spoken.text}
      value={chosen}
      options={options}
      onChange={(value: FactValue) => onAnswer(question.fact, value)}
    />
  );
}
