/** Inspects a hand or a draw for a card's question, if what the rulebook leaves open does not change the answer. */

import type { RuleAnswer, RuleAnswers } from "../books/content.ts";
import type { Library } from "../books/library.ts";

type Assumed = { point: string; answer: RuleAnswer }[];

/**
 * Return the right choice and the inspection; null if it is open. Throws what inspecting throws.
 * @param inspect inspects under answers to rule points that the rulebook leaves open
 */
export function inspected<Found extends { assumed: Assumed }>(
  library: Library,
  inspect: (chosen: RuleAnswers) => Found,
  answer: (found: Found) => string | null,
): [string, Found] | null {
  const found = inspect({});
  const right = answer(found);
  if (right === null) return null;
  const isSame = (chosen: RuleAnswers) => answer(inspect(chosen)) === right;
  return answeredOtherwise(library, found.assumed).every(isSame) ? [right, found] : null;
}

function answeredOtherwise(library: Library, assumed: Assumed): RuleAnswers[] {
  return assumed.flatMap(({ point, answer }) => {
    const { answers, kind } = library.catalogue.rule_points[point];
    const every = Object.keys(answers);
    const others = kind === "several" ? [[], every] : every;
    return others.filter((other) => String(other) !== String(answer)).map((other) => ({ [point]: other }));
  });
}
