/** What an abortive draw needs, and what of it is missing. */

import { BadFact } from "../errors.ts";
import { HONOURS, SEATS, isHonour, rank } from "../hands/tiles.ts";
import { ABORTIVE_DRAWS } from "./rules.ts";
import type { Asked, Told } from "./question.ts";
import type { DrawRules } from "./rules.ts";
import type { Tile } from "../hands/tiles.ts";

const NINE = 9;
const ENDS_OF_SUIT = [0, 8];
const STARTING_TILES = 14;
const DRAGONS = HONOURS + SEATS.length;

const CONDITIONS: Record<string, (told: Told) => [string, boolean][]> = {
  "nine-terminals": (told) => {
    const many = told.tiles.length;
    if (many !== STARTING_TILES) {
      throw new BadFact("tiles", `${many} tiles are no starting hand with its first draw.`, "Write all fourteen.");
    }
    return [
      ["too-few-kinds", terminalsAndHonours(told.tiles) < NINE],
      ["discarded", Boolean(told.discards[told.seat]?.length)],
      ["dead-hand", told.dead.includes(told.seat)],
      ["interrupted", interrupted(told)],
    ];
  },
  "four-winds": (told) => {
    const rows = SEATS.map((seat) => told.discards[seat] ?? []);
    const kinds = [...new Set(rows.flat().map(({ kind }) => kind))];
    return [
      ["not-first-turn", rows.some((row) => row.length !== 1)],
      ["not-one-wind", kinds.length !== 1 || kinds[0] < HONOURS || kinds[0] >= DRAGONS],
      ["interrupted", interrupted(told)],
    ];
  },
  "four-riichi": ({ riichi, won }) => [
    ["not-four-riichi", !SEATS.every((seat) => riichi.includes(seat))],
    ["won", won],
  ],
  "four-quads": ({ quads, won }) => {
    const made = Object.values(quads);
    const all = made.reduce((sum, many) => sum + many, 0) === SEATS.length;
    return [
      ["not-four-quads", !all],
      ["one-player", all && made.includes(SEATS.length)],
      ["won", won],
    ];
  },
};

/** Why this draw is none; nothing where the hand is aborted. Throws BadFact for a hand of other than 14. */
export function againstAbortive({ told }: Asked, rules: DrawRules) {
  const unused = rules[ABORTIVE_DRAWS].includes(told.kind) ? [] : ["not-used"];
  const missing = CONDITIONS[told.kind](told).filter(([, isMissing]) => isMissing);
  return [...unused, ...missing.map(([name]) => name)];
}

/** Whether a tile is a one, a nine, a wind or a dragon. */
export function isTerminalOrHonour({ kind }: Tile) {
  return isHonour(kind) || ENDS_OF_SUIT.includes(rank(kind));
}

/** How many different terminals and honours are among the tiles. */
export function terminalsAndHonours(held: Tile[]) {
  return new Set(held.filter(isTerminalOrHonour).map(({ kind }) => kind)).size;
}

function interrupted({ called, taken, quads }: Told) {
  return called.length > 0 || taken.length > 0 || Object.values(quads).some(Boolean);
}
