import { Choice } from "../../ui/index.ts";
import { PLAIN, VALUES, answerOf, questionOf } from "../words/context.ts";
import { tried } from "./decision.ts";

/** What can go together with the facts. */
export function Circumstances({
  book,
  words,
  foul,
  facts,
  context,
  onChange,
}: {
  book: any;
  words: any;
  foul: string;
  facts: any;
  context: any;
  onChange: (context: any) => void;
}) {
  const set = (name: string, value: any) => {
    const { [name]: _, ...others } = context;
    onChange(value === PLAIN[name] ? others : { ...others, [name]: value });
  };
  return (
    <div class="stack">
      {Object.entries(VALUES).map(([name, values]) => {
        const fitting = values.filter((value) => tried(book, foul, facts, { ...context, [name]: value }));
        return (
          <Choice
            key={name}
            label={questionOf(words, name)}
            value={context[name] ?? PLAIN[name]}
            options={fitting.map((value) => ({ value, text: answerOf(words, name, value) }))}
            onChange={(value: any) => set(name, value)}
          />
        );
      })}
    </div>
  );
}
