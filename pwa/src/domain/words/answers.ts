import { answerOf, questionOf, stated } from "./context.ts";
import type { Words } from "../../rules/words/wording.ts";

/** Questions and answers of a case: its facts, then what happened around it. An old one may name a fact that is no longer asked. */
export function answersOf(
  words: Words,
  facts: Record<string, unknown>,
  context: Parameters<typeof stated>[0],
): [string, string][] {
  const asked = Object.entries(facts).map(([fact, value]) =>
    fact in words.catalogue.facts ? [words.question(fact), words.answer(fact, { value })] : [fact, String(value)],
  );
  const around = Object.entries(stated(context)).map(([name, value]) => [
    questionOf(words, name),
    answerOf(words, name, value),
  ]);
  return [...asked, ...around] as [string, string][];
}
