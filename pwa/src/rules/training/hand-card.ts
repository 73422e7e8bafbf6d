/** A card that asks about tiles: yes or no, as the inspection of the hand says. */

type Json = Record<string, any>;

export const YES = "yes";
export const NO = "no";

const HOLDS: Record<string, (card: Json, found: Json) => boolean> = {
  win: (_, found) => found.win.reason === null,
  tenpai: (_, found) => found.tenpai,
  furiten: (_, found) => found.furiten !== null,
  riichi: (_, found) => found.riichi.allowed,
  quad: (card, found) => quadOf(card, found).allowed,
  discard: (card, found) => forbiddenOf(card, found) === null,
};

/** Yes or no. */
export function handAnswer(card: Json, found: Json) {
  return HOLDS[card.ask](card, found) ? YES : NO;
}

/** The two answers. */
export function handChoices(): string[] {
  return [YES, NO];
}

/** What the inspection says of the quad that the card asks about. */
export function quadOf(card: Json, found: Json): Json {
  return found.quads.find((quad: Json) => quad.tile === card.tile);
}

/** Why the card's tile may not be discarded; null where it may. */
export function forbiddenOf(card: Json, found: Json): Json | null {
  return found.forbidden_discards.find((one: Json) => one.tile === card.tile) ?? null;
}
