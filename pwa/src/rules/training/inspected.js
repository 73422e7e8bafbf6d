/** A hand or a draw inspected for a card's question, if what the rulebook leaves open does not change the answer. */

import { inspectDraw } from "../draws/inspect.js";
import { inspectHand } from "../hands/inspect.js";

/** @typedef {Record<string, any>} Json @typedef {import("../books/library.js").Library} Library @typedef {import("../books/rulebook.js").Rulebook} Rulebook */

/**
 * The right choice and the inspection; null where it is open. Throws what inspecting throws.
 * @param {Library} library @param {Rulebook} book @param {Json} card @param {(card: Json, found: Json) => string|null} answer
 * @returns {[string, Json]|null}
 */
export function inspected(library, book, card, answer) {
  const inspect = (/** @type {Json} */ chosen) =>
    card.hand ? inspectHand(library, book, card.hand, chosen) : inspectDraw(library, book, card.draw, chosen);
  const found = inspect({});
  const right = answer(card, found);
  if (right === null) return null;
  const isSame = (/** @type {Json} */ chosen) => answer(card, inspect(chosen)) === right;
  return answeredOtherwise(library, found.assumed).every(isSame) ? [right, found] : null;
}

/** @param {Library} library @param {Json[]} assumed @returns {Json[]} */
function answeredOtherwise(library, assumed) {
  return assumed.flatMap(({ point, answer }) => {
    const { answers, kind } = library.catalogue.rule_points[point];
    const every = Object.keys(answers);
    const others = kind === "several" ? [[], every] : every;
    return others.filter((other) => String(other) !== String(answer)).map((other) => ({ [point]: other }));
  });
}
