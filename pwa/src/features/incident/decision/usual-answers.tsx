import { address, turn } from "../../../domain/incident/address.ts";
import { t } from "../../../ui/i18n.ts";
import { tried } from "../../../domain/incident/decision.ts";
import { useWords } from "../../../domain/words/words.ts";
import { useBook } from "../../../domain/rulebook/book.ts";
import { Chip } from "../../../domain/reasons/chip.tsx";
import { questionAbout, isUsual, withAnswer, without } from "./usual.ts";
import type { Answers } from "../call/decision.tsx";
import type { FactValue } from "../../../domain/incident/decision.ts";

/** Show the usual answers that were taken as given, each changed by a tap; a tap on one confirms the others. */
export function UsualAnswers({ call }: { call: Answers }) {
  const { foul, own, facts, context } = call;
  const { book, library } = useBook();
  const words = useWords();
  // In the order in which they became known: a new one is added last, so that no other moves.
  const questions = Object.keys(own)
    .filter((fact) => isUsual(library, fact))
    .flatMap((fact) => questionAbout(tried(book, foul, without(facts, fact), context), fact) ?? []);
  if (questions.length === 0) return null;
  const answer = (fact: string, value: FactValue) =>
    turn(address(foul, { facts: withAnswer(library, book, call, { [fact]: value }) }));
  return (
    <section class="usual" aria-label={t("decide.usual")}>
      {questions.map(({ fact, answers }) => (
        <div key={fact} class={`usual-${Math.min(answers.length, 4)}`} role="group" aria-labelledby={`usual-${fact}`}>
          <span class="soft" id={`usual-${fact}`}>
            {words.question(fact)}
          </span>
          {answers.map((one) => {
            const min = "value" in one ? one.value : one.min;
            const known = facts[fact];
            const pressed =
              "value" in one ? one.value === known : typeof known === "number" && one.min <= known && known <= one.max;
            return (
              <Chip key={String(min)} pressed={pressed} onClick={() => answer(fact, min)}>
                {words.answer(fact, one)}
              </Chip>
            );
          })}
        </div>
      ))}
    </section>
  );
}
