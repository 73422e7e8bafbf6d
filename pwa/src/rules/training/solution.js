/** What is to choose from on a training card under a rulebook, and what is right; nothing of it is stored. */

import { RuleError } from "../errors.js";
import { drawAnswer, drawChoices } from "./draw-card.js";
import { handAnswer, handChoices } from "./hand-card.js";
import { inspected } from "./inspected.js";
import { solveRuling } from "./ruling-card.js";

/** @typedef {Record<string, any>} Json @typedef {import("../books/library.js").Library} Library @typedef {import("../books/rulebook.js").Rulebook} Rulebook */
/** The choices by id, the right one, and the decision or inspection that says so. @typedef {{choices: string[], right: string, found: Json}} Solution */

const KINDS = ["ruling", "hand", "draw"];

/** What a card asks for: a ruling, or to look at a hand or a draw. @param {Json} card @returns {string} */
export function kindOf(card) {
  return /** @type {string} */ (KINDS.find((kind) => kind in card));
}

/**
 * Answer a card. Null where the rulebook has nothing on it, or leaves the answer open.
 * @param {Library} library with all books and the rule points @param {Rulebook} book @param {Json} card
 * @returns {Solution|null}
 */
export function solve(library, book, card) {
  try {
    return solved(library, book, card);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

/** @param {Library} library @param {Rulebook} book @param {Json} card @returns {Solution|null} */
function solved(library, book, card) {
  if (card.ruling) {
    const ruled = solveRuling(library, book, card);
    return ruled && { choices: ruled[0], right: ruled[1], found: ruled[2] };
  }
  const looked = inspected(library, book, card, card.hand ? handAnswer : drawAnswer);
  if (!looked) return null;
  const [right, found] = looked;
  return { choices: card.hand ? handChoices() : drawChoices(/** @type {any} */ (card), right), right, found };
}
