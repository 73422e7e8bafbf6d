/** A hand or a draw inspected for a card's question, if what the rulebook leaves open does not change the answer. */

import { inspectDraw } from "../draws/inspect.ts";
import { inspectHand } from "../hands/inspect.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

type Json = Record<string, any>;

/** The right choice and the inspection; null where it is open. Throws what inspecting throws. */
export function inspected(
  library: Library,
  book: Rulebook,
  card: Json,
  answer: (card: Json, found: Json) => string | null,
): [string, Json] | null {
  const inspect = (chosen: Json) =>
    card.hand ? inspectHand(library, book, card.hand, chosen) : inspectDraw(library, book, card.draw, chosen);
  const found = inspect({});
  const right = answer(card, found);
  if (right === null) return null;
  const isSame = (chosen: Json) => answer(card, inspect(chosen)) === right;
  return answeredOtherwise(library, found.assumed).every(isSame) ? [right, found] : null;
}

function answeredOtherwise(library: Library, assumed: Json[]): Json[] {
  return assumed.flatMap(({ point, answer }) => {
    const { answers, kind } = library.catalogue.rule_points[point];
    const every = Object.keys(answers);
    const others = kind === "several" ? [[], every] : every;
    return others.filter((other) => String(other) !== String(answer)).map((other) => ({ [point]: other }));
  });
}
