/** All that is asked of a hand at once: its tiles, how far it is, what it waits for, and what a win is worth. */

import { hand } from "./hand.js";
import { changed, shanten, waits } from "./shanten.js";
import { COPIES, Tile, counts } from "./tiles.js";
import { value } from "./value.js";

/** @typedef {import("./hand.js").Hand} Hand */
/** @typedef {{tile: string, dead: boolean}} Wait dead where the player has all four */

const BEFORE_A_DISCARD = 14;

/**
 * What to say of a hand that is read from JSON. Throws BadFact or UnknownName for what can't be.
 * @param {Record<string, any>} said
 * @param {import("./rules.js").Rules} rules
 */
export function examine(said, rules) {
  const read = hand(said);
  const { count, due, win } = read;
  const toDiscard = !win && count === BEFORE_A_DISCARD;
  const melded = counts(read.melds.flatMap((meld) => meld.tiles));
  const found = count === due && !(win && !win.tile) ? liveOrDead(counts(read.concealed), melded, read) : [];
  return {
    count: { held: count, due },
    shanten: count === due || toDiscard ? shanten(counts(read.held), read.melds.length, melded) : null,
    tenpai: found.some(({ dead }) => !dead),
    waits: found,
    discards: toDiscard ? discards(counts(read.held), melded, read) : [],
    win: win ? value(read, rules) : null,
  };
}

/**
 * The waits of 13 tiles.
 * @param {number[]} held
 * @param {number[]} melded
 * @param {Hand} read
 * @returns {Wait[]}
 */
function liveOrDead(held, melded, read) {
  const kinds = waits(held, read.melds.length);
  return kinds.map((kind) => ({ tile: String(new Tile(kind)), dead: held[kind] + melded[kind] === COPIES }));
}

/**
 * Each kind whose discard leaves a wait that can come, with what it waits for then.
 * @param {number[]} held
 * @param {number[]} melded
 * @param {Hand} read
 */
function discards(held, melded, read) {
  const kinds = [...held.keys()].filter((kind) => held[kind]);
  return kinds
    .map((kind) => ({ tile: String(new Tile(kind)), waits: liveOrDead(changed(held, kind, -1), melded, read) }))
    .filter(({ waits }) => waits.some(({ dead }) => !dead));
}
