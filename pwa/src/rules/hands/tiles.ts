/**
 * Tiles as players write them: digits and a suit, `234m0p11z`; 0 is a red five, 1z to 4z are east to north, 5z to 7z
 * white, green and red.
 *
 * A *kind* is a number from 0 to 33: nine characters, nine circles, nine bamboos, four winds, three dragons.
 */

import { BadFact, asSent } from "../errors.ts";

export const SUITS = "mpsz";
export const KINDS = 34;
export const COPIES = 4;
export const HONOURS = 27;
export const SEATS = ["east", "south", "west", "north"];
const GROUP = /([0-9]+)([mpsz])/g;

/** One tile: its kind, and whether it is a red five. */
export class Tile {
  kind: number;
  red: boolean;

  constructor(kind: number, red: boolean = false) {
    this.kind = kind;
    this.red = red;
  }

  toString() {
    return `${this.red ? 0 : rank(this.kind) + 1}${SUITS[Math.floor(this.kind / 9)]}`;
  }
}

/** Parse tiles in the order they were written. Throws BadFact for what is no tile. */
export function tiles(text: unknown, field: string): Tile[] {
  const written = typeof text === "string" ? text.replace(/\s+/g, "") : null;
  if (written === null || written.replace(GROUP, "")) {
    const cure = "Write digits and their suit: 234m067p11z; 0 is a red five.";
    throw new BadFact(field, `${asSent(text)} are no tiles.`, cure);
  }
  return [...written.matchAll(GROUP)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => parse(digit, suit, field)),
  );
}

function parse(digit: string, suit: string, field: string) {
  const rank = Number(digit);
  if (suit === "z" && (rank < 1 || rank > 7)) {
    throw new BadFact(field, `There is no tile ${digit}${suit}.`, "Honours are 1z to 7z: winds, then dragons.");
  }
  return new Tile(SUITS.indexOf(suit) * 9 + (rank || 5) - 1, !rank);
}

/** Parse one tile. Throws BadFact for none or several. */
export function tile(text: unknown, field: string) {
  const parsed = tiles(text, field);
  if (parsed.length !== 1) {
    throw new BadFact(field, `${asSent(text)} is not one tile.`, "Write one tile, such as 5m or 2z.");
  }
  return parsed[0];
}

/** Write tiles sorted, each suit once: `234m067p11z`. */
export function text(chosen: Tile[]) {
  const ordered = [...chosen].sort((one, other) => one.kind - other.kind || Number(other.red) - Number(one.red));
  const written = ordered.map(String);
  const suits = [...SUITS].map((suit) => [written.filter((one) => one[1] === suit).map((one) => one[0]), suit]);
  return suits.map(([digits, suit]) => (digits.length ? [...digits, suit].join("") : "")).join("");
}

/** Count the tiles of each kind. */
export function counts(chosen: Iterable<Tile>): number[] {
  const held = new Array<number>(KINDS).fill(0);
  for (const { kind } of chosen) held[kind]++;
  return held;
}

/** Return whether a kind is a wind or a dragon. */
export function isHonour(kind: number) {
  return kind >= HONOURS;
}

/** Return a kind's place in its suit, from 0. */
export function rank(kind: number) {
  return kind % 9;
}
