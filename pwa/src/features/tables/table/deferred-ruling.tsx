import { localise } from "../../../rules/words/speech.ts";
import { t } from "../../../ui/i18n.ts";
import { Choice } from "../../../ui/index.ts";
import { Stays } from "../../../domain/incident/stays.tsx";
import { foulName, useWords, lookOf } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";

/** A ruling that waited: what it still needs to know, and what it comes to; once that is `done`, the steps. */
export function DeferredRuling({
  ruling,
  questions,
  decision,
  done = false,
  onAnswer,
}: {
  ruling: any;
  questions: any[];
  decision: any;
  done?: boolean;
  onAnswer?: (fact: string, value: any) => void;
}) {
  const { library } = useStore();
  const words = useWords();
  const spoken = decision && localise(library as any, decision);
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
            {spoken.steps.map((step: any) => (
              <li key={step.id}>{step.text}</li>
            ))}
          </ol>
          <Stays stays={spoken.stays} />
        </>
      )}
    </section>
  );
}

function Question({
  asked: { decision, question, chosen },
  onAnswer,
}: {
  asked: any;
  onAnswer: (fact: string, value: any) => void;
}) {
  const { library } = useStore();
  const { text, answers } = localise(library as any, decision).questions[0];
  const options = answers.map((one: any) => ({ value: one.value ?? one.min, text: one.text }));
  return (
    <Choice label={text} value={chosen} options={options} onChange={(value: any) => onAnswer(question.fact, value)} />
  );
}
