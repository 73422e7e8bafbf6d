import { later } from "../../ui/later.tsx";
import { linesOf } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";

const Exactly = later(() => import("./exactly.tsx"), "Exactly");

/**
 * A question, each answer with what it leads to.
 * @param props `id`: of the heading, where it takes the focus; children stand below it
 */
export function Question({
  question,
  onAnswer,
  late,
  id,
  children,
}: {
  question: any;
  onAnswer: (value: any) => void;
  late?: number | null;
  id?: string;
  children?: any;
}) {
  const { library } = useStore();
  return (
    <section class="question" aria-labelledby={id}>
      <h2 id={id} tabindex={id ? -1 : undefined}>
        {question.text}
      </h2>
      {children} {library.catalogue.facts[question.fact].unit && <Exactly late={late} onAnswer={onAnswer} />}
      <div class="answers">
        {question.answers.map((one: any) => (
          <button class="answer" type="button" key={one.text} onClick={() => onAnswer(one.value ?? one.min)}>
            <strong>{one.text}</strong>
            <span class="penalty">{one.leads ?? linesOf([one]).join(one.value === undefined ? " – " : " / ")}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
