/** A rulebook's rule points on hands, and what is assumed for those it doesn't state. */

import { UnknownName } from "../errors.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { Library } from "../books/library.ts";

/** The answer of each rule point that hands depend on. */
export type Rules = RuleAnswers;

/** A rulebook, or just its id and rule points. */
export type Stated = { id: string; content: { rule_points: RuleAnswers } };

const NOT_STATED = "not-stated";
export const CALL_POINTS = [
  ...["several-rons", "call-order", "late-ron", "fast-draw", "last-discard", "concealed-quad-ron", "kan-dora-timing"],
];

/**
 * Return the answers of the rule points that decide hands, and which of them are assumed.
 *
 * Each of these rule points has an answer that is assumed where a book is silent: the commonest one, or the one that
 * other texts give for this book. Throws UnknownName for a chosen point that is not among them, has no such answer, or
 * is decided by the book.
 * @param library with the rule points loaded
 * @param chosen answers to rule points that the book leaves open
 */
export function handRules(library: Library, book: Stated, chosen: Rules = {}): [Rules, string[]] {
  const points = library.catalogue.rule_points;
  const isOfHands = (point: string) => "assumed" in points[point] && !CALL_POINTS.includes(point);
  return answered(library, book, Object.keys(points).filter(isOfHands), chosen, "hands");
}

/** Return the answers of these rule points, and which of them are assumed. Throws UnknownName. */
export function answered(
  library: Library,
  book: Stated,
  known: string[],
  chosen: Rules,
  what: string,
): [Rules, string[]] {
  const points = library.catalogue.rule_points;
  const base = library.books[book.id];
  const own = (base && "assumed" in base && base.assumed) || {};
  const stated = book.content.rule_points;
  const silent = known.filter((point) => (stated[point] ?? NOT_STATED) === NOT_STATED);
  for (const [point, answer] of Object.entries(chosen)) {
    const field = `rules.${point}`;
    if (!silent.includes(point)) {
      throw new UnknownName(field, `rule point of ${what} that the rulebook leaves open`, point, silent);
    }
    if (!(String(answer) in points[point].answers)) {
      throw new UnknownName(field, "answer", answer, Object.keys(points[point].answers));
    }
  }
  const answers = known.map((point) => {
    const { assumed = NOT_STATED } = points[point];
    return [point, silent.includes(point) ? (chosen[point] ?? own[point] ?? assumed) : stated[point]] as const;
  });
  return [Object.fromEntries(answers), silent.filter((point) => !Object.hasOwn(chosen, point))];
}
