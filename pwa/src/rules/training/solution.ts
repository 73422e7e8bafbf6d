/** The choices of a training card under a rulebook, and the right one; computed, never stored. */

import { inspectDraw } from "../draws/inspect.ts";
import { RuleError } from "../errors.ts";
import { inspectHand } from "../hands/inspect.ts";
import { drawAnswer, drawChoices } from "./draw-card.ts";
import { handAnswer, handChoices } from "./hand-card.ts";
import { inspected } from "./inspected.ts";
import { solveRuling } from "./ruling-card.ts";
import type { RuleAnswers } from "../books/content.ts";
import type { DrawInspection } from "../draws/inspect.ts";
import type { Decision } from "../engine/decision.ts";
import type { HandInspection } from "../hands/inspect.ts";
import type { Card } from "./card.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

/** The ids of the choices, the right one, and the decision or inspection behind it. */
export interface Solution {
  choices: string[];
  right: string;
  found: Decision | HandInspection | DrawInspection;
}

const KINDS = ["ruling", "hand", "draw"];

/** Return what a card asks about: ruling, hand or draw. */
export function kindOf(card: Card): string {
  return KINDS.find((kind) => kind in card) ?? "";
}

/**
 * Answer a card. Return null if the rulebook does not cover it, or leaves the answer open.
 * @param library with all books and the rule points loaded
 */
export function solve(library: Library, book: Rulebook, card: Card): Solution | null {
  try {
    return solved(library, book, card);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function solved(library: Library, book: Rulebook, card: Card): Solution | null {
  const { ruling, hand, draw } = card;
  if (ruling) {
    const solution = solveRuling(library, book, card, ruling);
    return solution && { choices: solution[0], right: solution[1], found: solution[2] };
  }
  if (hand) {
    const inspect = (chosen: RuleAnswers) => inspectHand(library, book, hand, chosen);
    const result = inspected(library, inspect, (found) => handAnswer(card, found));
    return result && { choices: handChoices(), right: result[0], found: result[1] };
  }
  const inspect = (chosen: RuleAnswers) => inspectDraw(library, book, draw ?? {}, chosen);
  const result = inspected(library, inspect, (found) => drawAnswer(card, found));
  return result && { choices: drawChoices(card, result[0]), right: result[0], found: result[1] };
}
