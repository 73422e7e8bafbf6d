import { address, turn } from "../../../domain/incident/address.ts";
import { t } from "../../../ui/i18n.ts";
import { tried } from "../../../domain/incident/decision.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { Chip } from "../../../domain/reasons/chip.tsx";
import { asks, isUsual, withAnswer, without } from "./usual.ts";
import type { Answers } from "../call/decision.tsx";

/** What was taken for granted, each answer a tap; what stands there counts as given once one is tapped. */
export function UsualAnswers({ call }: { call: Answers }) {
  const { foul, own, facts, context } = call;
  const { book, library } = useStore();
  const words = useWords();
  // As they came to be known: one that matters only now stands last, and moves no other.
  const questions = Object.keys(own)
    .filter((fact) => isUsual(library, fact))
    .map((fact) => asks(tried(book, foul, without(facts, fact), context), fact))
    .filter(Boolean);
  if (questions.length === 0) return null;
  const answer = (fact: string, value: any) =>
    turn(address(foul, { facts: withAnswer(library, book, call, { [fact]: value }) }));
  return (
    <section class="usual" aria-label={t("decide.usual")}>
      {questions.map(({ fact, answers }) => (
        <div key={fact} class={`usual-${Math.min(answers.length, 4)}`} role="group" aria-labelledby={`usual-${fact}`}>
          <span class="soft" id={`usual-${fact}`}>
            {words.question(fact)}
          </span>
          {answers.map((one: any) => {
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
