/** Furiten: a player who let a tile pass that completes the hand, yaku or not, can't win by ron (WRC 2015, 5.7.5). */

import { Tile } from "./tiles.js";

/** @typedef {{kind: string, tiles: string[], until: string}} Furiten */

const END_OF_HAND = "end-of-hand";

/**
 * Why a hand can't win by ron, or null. An own discard weighs most.
 * @param {import("./tenpai.js").Wait[]} waits
 * @param {Tile[]} discards the player's own, those that others called included
 * @param {Tile[]} passed what others discarded since the player's last draw or claim, in riichi since the riichi
 * @param {boolean} inRiichi
 * @returns {Furiten | null}
 */
export function furiten(waits, discards, passed, inRiichi) {
  const on = waits.map(({ tile }) => tile);
  const own = among(discards, on);
  if (own.length) return { kind: "own-discard", tiles: own, until: inRiichi ? END_OF_HAND : "waits-change" };
  const gone = among(passed, on);
  if (!gone.length) return null;
  if (inRiichi) return { kind: "riichi", tiles: gone, until: END_OF_HAND };
  return { kind: "temporary", tiles: gone, until: "next-draw-or-claim" };
}

/**
 * @param {Tile[]} tiles
 * @param {string[]} waits
 */
function among(tiles, waits) {
  const kinds = [...new Set(tiles.map(({ kind }) => kind))].sort((one, other) => one - other);
  return kinds.map((kind) => String(new Tile(kind))).filter((tile) => waits.includes(tile));
}
