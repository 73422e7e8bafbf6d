import { Choice } from "../../ui/index.ts";
import { CIRCUMSTANCES, PLAIN, VALUES, answerOf, questionOf } from "../words/context.ts";
import { tried } from "./decision.ts";
import type { Around, Circumstance } from "../words/context.ts";
import type { Facts, FactValue } from "./decision.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Words } from "../../rules/words/wording.ts";

interface CircumstancesProps {
  book: Rulebook;
  words: Words;
  foul: string;
  facts: Facts;
  context: Around;
  onChange: (context: Around) => void;
}

/** What can go together with the facts. */
export function Circumstances({ book, words, foul, facts, context, onChange }: CircumstancesProps) {
  const set = (name: Circumstance, value: FactValue) => {
    const { [name]: _, ...others } = context;
    onChange(value === PLAIN[name] ? others : { ...others, [name]: value });
  };
  return (
    <div class="stack">
      {CIRCUMSTANCES.map((name) => {
        const fitting = VALUES[name].filter((value) => tried(book, foul, facts, { ...context, [name]: value }));
        return (
          <Choice
            key={name}
            label={questionOf(words, name)}
            value={context[name] ?? PLAIN[name]}
            options={fitting.map((value) => ({ value, text: answerOf(words, name, value) }))}
            onChange={(value: FactValue) => set(name, value)}
          />
        );
      })}
    </div>
  );
}
