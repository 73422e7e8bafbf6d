import { answerOf, questionOf, stated } from "./context.js";

/**
 * Questions and answers of a case: its facts, then what happened around it. An old one may name a fact that is no longer asked.
 * @param {import("../../rules/words/wording.js").Words} words @param {Record<string, any>} facts @param {Record<string, any>} context
 * @returns {[string, string][]}
 */
export function answersOf(words, facts, context) {
  const asked = Object.entries(facts).map(([fact, value]) =>
    fact in words.catalogue.facts ? [words.question(fact), words.answer(fact, { value })] : [fact, String(value)],
  );
  const around = Object.entries(stated(context)).map(([name, value]) => [
    questionOf(words, name),
    answerOf(words, name, value),
  ]);
  return /** @type {[string, string][]} */ ([...asked, ...around]);
}
