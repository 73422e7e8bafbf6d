/** Cards about tiles: yes or no, by the inspection of the hand. */

import type { HandInspection } from "../hands/inspect.ts";
import type { Card } from "./card.ts";

export const YES = "yes";
export const NO = "no";

const ANSWER: Record<string, (card: Card, found: HandInspection) => boolean | undefined> = {
  win: (_, found) => found.win?.reason === null,
  tenpai: (_, found) => found.tenpai,
  furiten: (_, found) => found.furiten !== null,
  riichi: (_, found) => found.riichi?.allowed,
  quad: (card, found) => quadOf(card, found)?.allowed,
  discard: (card, found) => forbiddenOf(card, found) === null,
};

/** Return the right answer, yes or no. */
export function handAnswer(card: Card, found: HandInspection) {
  return ANSWER[String(card.ask)](card, found) ? YES : NO;
}

/** Return the two answers. */
export function handChoices(): string[] {
  return [YES, NO];
}

/** Return the inspection of the quad that the card asks about. */
export function quadOf(card: Card, found: HandInspection) {
  return found.quads.find((quad) => quad.tile === card.tile);
}

/** Return why the card's tile may not be discarded; null if it may. */
export function forbiddenOf(card: Card, found: HandInspection) {
  return found.forbidden_discards.find((one) => one.tile === card.tile) ?? null;
}
