import { Choice } from "../../ui/index.js";
import { PLAIN, VALUES, answerOf, questionOf } from "../words/context.js";
import { tried } from "./decision.js";

/**
 * What can go together with the facts.
 * @param {{book: any, words: any, foul: string, facts: any, context: any, onChange: (context: any) => void}} props
 */
export function Circumstances({ book, words, foul, facts, context, onChange }) {
  const set = (/** @type {string} */ name, /** @type {any} */ value) => {
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
            onChange={(/** @type {any} */ value) => set(name, value)}
          />
        );
      })}
    </div>
  );
}
