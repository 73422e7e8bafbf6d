import { lazy } from "../../ui/lazy.tsx";
import { linesOf, useWords } from "../words/words.ts";
import type { ComponentChildren } from "preact";
import type { FactValue } from "./decision.ts";

/** An answer and what it may come to, in words; `leads`: what it leads to, where that is something else. */
export type Answer = ({ value: FactValue } | { min: number; max: number }) & {
  text: string;
  outcomes: { line: string }[];
  leads?: string;
};

/** A question in words. */
export interface Asked {
  fact: string;
  text: string;
  answers: Answer[];
}

const ExactValue = lazy(() => import("./exact-value.tsx"), "ExactValue");

interface QuestionProps {
  question: Asked;
  onAnswer: (value: FactValue) => void;
  late?: number | null;
  id?: string;
  children?: ComponentChildren;
}

/**
 * A question, each answer with what it leads to.
 * @param props `id`: of the heading, where it takes the focus; children stand below it
 */
export function Question({ question, onAnswer, late, id, children }: QuestionProps) {
  const { catalogue } = useWords();
  return (
    <section class="question" aria-labelledby={id}>
      <h2 id={id} tabindex={id ? -1 : undefined}>
        {question.text}
      </h2>
      {children} {"unit" in catalogue.facts[question.fact] && <ExactValue late={late} onAnswer={onAnswer} />}
      <div class="answers">
        {question.answers.map((one) => (
          <button
            class="answer"
            type="button"
            key={one.text}
            onClick={() => onAnswer("value" in one ? one.value : one.min)}
          >
            <strong>{one.text}</strong>
            <span class="penalty">{one.leads ?? linesOf([one]).join("value" in one ? " / " : " – ")}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
