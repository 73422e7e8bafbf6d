/** What is to choose from on a training card under a rulebook, and what is right; nothing of it is stored. */

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

/** The choices by id, the right one, and the decision or inspection that says so. */
export interface Solution {
  choices: string[];
  right: string;
  found: Decision | HandInspection | DrawInspection;
}

const KINDS = ["ruling", "hand", "draw"];

/** What a card asks for: a ruling, or to look at a hand or a draw. */
export function kindOf(card: Card): string {
  return KINDS.find((kind) => kind in card) ?? "";
}

/**
 * Answer a card. Null where the rulebook has nothing on it, or leaves the answer open.
 * @param library with all books and the rule points
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
    const ruled = solveRuling(library, book, card, ruling);
    return ruled && { choices: ruled[0], right: ruled[1], found: ruled[2] };
  }
  if (hand) {
    const inspect = (chosen: RuleAnswers) => inspectHand(library, book, hand, chosen);
    const looked = inspected(library, inspect, (found) => handAnswer(card, found));
    return looked && { choices: handChoices(), right: looked[0], found: looked[1] };
  }
  const inspect = (chosen: RuleAnswers) => inspectDraw(library, book, draw ?? {}, chosen);
  const looked = inspected(library, inspect, (found) => drawAnswer(card, found));
  return looked && { choices: drawChoices(card, looked[0]), right: looked[0], found: looked[1] };
}
