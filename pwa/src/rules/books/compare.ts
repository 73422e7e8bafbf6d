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
 * Decide the same foul and facts under each book. A book without something that another one has, such as an abortive
 * draw, does not cover the foul. Throws what `decide` throws if no book can decide.
 */
export function decideAcross(books: Rulebook[], foul: string, facts: Facts, context: Partial<Context>): Decision[] {
  const results = books.map((book) => decideOrRefuse(book, foul, facts, context));
  const errors = results.filter((result) => result instanceof RuleError);
  if (errors.length && errors.length === results.length) throw errors[0];
  const question = { foul, facts, context: check(context) };
  return results.map((result, place) =>
    result instanceof RuleError ? { rulebook: books[place].names(), ...question, ...notCovered() } : result,
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

/** List every rule point with each book's answer, and whether the answers differ. */
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

/** Return a rule point's answer as text. */
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
