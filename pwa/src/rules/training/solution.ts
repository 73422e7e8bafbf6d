/** What is to choose from on a training card under a rulebook, and what is right; nothing of it is stored. */

import { RuleError } from "../errors.ts";
import { drawAnswer, drawChoices } from "./draw-card.ts";
import { handAnswer, handChoices } from "./hand-card.ts";
import { inspected } from "./inspected.ts";
import { solveRuling } from "./ruling-card.ts";
import type { Library } from "../books/library.ts";
import type { Rulebook } from "../books/rulebook.ts";

export type Json = Record<string, any>;

/** The choices by id, the right one, and the decision or inspection that says so. */
export interface Solution {
  choices: string[];
  right: string;
  found: Json;
}

const KINDS = ["ruling", "hand", "draw"];

/** What a card asks for: a ruling, or to look at a hand or a draw. */
export function kindOf(card: Json): string {
  return KINDS.find((kind) => kind in card) as string;
}

/**
 * Answer a card. Null where the rulebook has nothing on it, or leaves the answer open.
 * @param library with all books and the rule points
 */
export function solve(library: Library, book: Rulebook, card: Json): Solution | null {
  try {
    return solved(library, book, card);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

function solved(library: Library, book: Rulebook, card: Json): Solution | null {
  if (card.ruling) {
    const ruled = solveRuling(library, book, card);
    return ruled && { choices: ruled[0], right: ruled[1], found: ruled[2] };
  }
  const looked = inspected(library, book, card, card.hand ? handAnswer : drawAnswer);
  if (!looked) return null;
  const [right, found] = looked;
  return { choices: card.hand ? handChoices() : drawChoices(card as any, right), right, found };
}
