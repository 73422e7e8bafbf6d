/** Rulebooks side by side: the same foul under each of them, and their rule points. */

import { check } from "../engine/context.ts";
import { decide, notCovered } from "../engine/decide.ts";
import { RuleError } from "../errors.ts";
import { Words } from "../words/wording.ts";
import { canonical } from "./rulebook.ts";
import type { Context } from "../engine/context.ts";
import type { Decision } from "../engine/decision.ts";
import type { Facts } from "../engine/facts.ts";
import type { RulePoint } from "./catalogue.ts";
import type { RuleAnswer } from "./content.ts";
import type { Library } from "./library.ts";
import type { Rulebook } from "./rulebook.ts";

/**
 * The same foul and facts decided under each book. What another book has, such as an abortive draw, a book without it does
 * not cover; what no book can decide is refused.
 */
export function decideAcross(books: Rulebook[], foul: string, facts: Facts, context: Partial<Context>): Decision[] {
  const answers = books.map((book) => decideOrRefuse(book, foul, facts, context));
  const refused = answers.filter((answer) => answer instanceof RuleError);
  if (refused.length && refused.length === answers.length) throw refused[0];
  const bare = { foul, facts, context: check(context) };
  return answers.map((answer, place) =>
    answer instanceof RuleError ? { rulebook: books[place].names(), ...bare, ...notCovered() } : answer,
  );
}

function decideOrRefuse(book: Rulebook, foul: string, facts: Facts, context: Partial<Context>): Decision | RuleError {
  try {
    return decide(book, foul, facts, context);
  } catch (error) {
    if (error instanceof RuleError) return error;
    throw error;
  }
}

/** Every rule point with each book's answer, and whether the answers differ. */
export function compareRulePoints(library: Library, books: Rulebook[]) {
  const words = new Words(library);
  const points = Object.entries(library.catalogue.rule_points).map(([id, described]) => {
    const values = books.map((book) => book.content.rule_points[id]);
    return {
      id,
      name: words.pick(described.name),
      kind: described.kind,
      values: values.map((value) => ({ value, text: rulePointText(words, described, value) })),
      differs: values.some((value) => !same(value, values[0])),
    };
  });
  return { rulebooks: books.map((book) => words.book(book.names())), points };
}

/** A rule point's answer as a person reads it. */
function rulePointText(words: Words, described: RulePoint, value: RuleAnswer): string {
  if (value === "not-stated") return words.phrase("not-stated");
  if (Array.isArray(value)) {
    if (described.kind === "places")
      return value.map((place) => (Number(place) < 0 ? String(place) : `+${place}`)).join(" / ");
    return value.map((each) => words.pick(described.answers[each])).join(" · ") || words.phrase("none");
  }
  if (described.kind === "choice") return words.pick(described.answers[value]);
  return described.kind === "p" ? `${value}P` : words.number(Number(value));
}

function same(one: RuleAnswer, other: RuleAnswer) {
  return canonical(one) === canonical(other);
}
