/** Furiten: a player who let a tile pass that completes the hand, yaku or not, can't win by ron (WRC 2015, 5.7.5). */

import { Tile } from "./tiles.ts";
import type { Wait } from "./tenpai.ts";

/** The kind of furiten, on which tiles, and what ends it. */
export interface Furiten {
  kind: string;
  tiles: string[];
  until: string;
}

const END_OF_HAND = "end-of-hand";

/**
 * Return why a hand can't win by ron, or null. An own discard takes precedence.
 * @param discards the player's own, including those that others called
 * @param passed what others discarded since the player's last draw or claim, in riichi since the riichi
 */
export function furiten(waits: Wait[], discards: Tile[], passed: Tile[], inRiichi: boolean): Furiten | null {
  const waitTiles = waits.map(({ tile }) => tile);
  const own = among(discards, waitTiles);
  if (own.length) return { kind: "own-discard", tiles: own, until: inRiichi ? END_OF_HAND : "waits-change" };
  const missed = among(passed, waitTiles);
  if (!missed.length) return null;
  if (inRiichi) return { kind: "riichi", tiles: missed, until: END_OF_HAND };
  return { kind: "temporary", tiles: missed, until: "next-draw-or-claim" };
}

function among(tiles: Tile[], waits: string[]) {
  const kinds = [...new Set(tiles.map(({ kind }) => kind))].sort((one, other) => one - other);
  return kinds.map((kind) => String(new Tile(kind))).filter((tile) => waits.includes(tile));
}
