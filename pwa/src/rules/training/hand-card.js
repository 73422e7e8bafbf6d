/** A card that asks about tiles: yes or no, as the inspection of the hand says. */

/** @typedef {Record<string, any>} Json */

export const YES = "yes";
export const NO = "no";

/** @type {Record<string, (card: Json, found: Json) => boolean>} */
const HOLDS = {
  win: (_, found) => found.win.reason === null,
  tenpai: (_, found) => found.tenpai,
  furiten: (_, found) => found.furiten !== null,
  riichi: (_, found) => found.riichi.allowed,
  quad: (card, found) => quadOf(card, found).allowed,
  discard: (card, found) => forbiddenOf(card, found) === null,
};

/** Yes or no. @param {Json} card @param {Json} found */
export function handAnswer(card, found) {
  return HOLDS[card.ask](card, found) ? YES : NO;
}

/** The two answers. @returns {string[]} */
export function handChoices() {
  return [YES, NO];
}

/** What the inspection says of the quad that the card asks about. @param {Json} card @param {Json} found @returns {Json} */
export function quadOf(card, found) {
  return found.quads.find((/** @type {Json} */ quad) => quad.tile === card.tile);
}

/** Why the card's tile may not be discarded; null where it may. @param {Json} card @param {Json} found @returns {Json|null} */
export function forbiddenOf(card, found) {
  return found.forbidden_discards.find((/** @type {Json} */ one) => one.tile === card.tile) ?? null;
}
