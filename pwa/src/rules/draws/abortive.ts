/** The conditions of each abortive draw, and which of them are not met. */

import { BadFact } from "../errors.ts";
import { HONOURS, SEATS, isHonour, rank } from "../hands/tiles.ts";
import { ABORTIVE_DRAWS } from "./rules.ts";
import type { Asked, Draw } from "./question.ts";
import type { DrawRules } from "./rules.ts";
import type { Tile } from "../hands/tiles.ts";

const NINE = 9;
const ENDS_OF_SUIT = [0, 8];
const STARTING_TILES = 14;
const DRAGONS = HONOURS + SEATS.length;

const CONDITIONS: Record<string, (draw: Draw) => [string, boolean][]> = {
  "nine-terminals": (draw) => {
    const count = draw.tiles.length;
    if (count !== STARTING_TILES) {
      throw new BadFact("tiles", `${count} tiles are no starting hand with its first draw.`, "Write all fourteen.");
    }
    return [
      ["too-few-kinds", terminalsAndHonours(draw.tiles) < NINE],
      ["discarded", Boolean(draw.discards[draw.seat]?.length)],
      ["dead-hand", draw.dead.includes(draw.seat)],
      ["interrupted", interrupted(draw)],
    ];
  },
  "four-winds": (draw) => {
    const rows = SEATS.map((seat) => draw.discards[seat] ?? []);
    const kinds = [...new Set(rows.flat().map(({ kind }) => kind))];
    return [
      ["not-first-turn", rows.some((row) => row.length !== 1)],
      ["not-one-wind", kinds.length !== 1 || kinds[0] < HONOURS || kinds[0] >= DRAGONS],
      ["interrupted", interrupted(draw)],
    ];
  },
  "four-riichi": ({ riichi, won }) => [
    ["not-four-riichi", !SEATS.every((seat) => riichi.includes(seat))],
    ["won", won],
  ],
  "four-quads": ({ quads, won }) => {
    const counts = Object.values(quads);
    const areFour = counts.reduce((sum, count) => sum + count, 0) === SEATS.length;
    return [
      ["not-four-quads", !areFour],
      ["one-player", areFour && counts.includes(SEATS.length)],
      ["won", won],
    ];
  },
};

/**
 * Return why this draw is not valid; an empty list if the hand is aborted. Throws BadFact for nine terminals with a
 * hand of other than 14 tiles.
 */
export function againstAbortive({ draw }: Asked, rules: DrawRules) {
  const unused = rules[ABORTIVE_DRAWS].includes(draw.kind) ? [] : ["not-used"];
  const missing = CONDITIONS[draw.kind](draw).filter(([, isMissing]) => isMissing);
  return [...unused, ...missing.map(([name]) => name)];
}

/** Return whether a tile is a one, a nine, a wind or a dragon. */
export function isTerminalOrHonour({ kind }: Tile) {
  return isHonour(kind) || ENDS_OF_SUIT.includes(rank(kind));
}

/** Count the different terminals and honours among the tiles. */
export function terminalsAndHonours(held: Tile[]) {
  return new Set(held.filter(isTerminalOrHonour).map(({ kind }) => kind)).size;
}

function interrupted({ called, taken, quads }: Draw) {
  return called.length > 0 || taken.length > 0 || Object.values(quads).some(Boolean);
}
