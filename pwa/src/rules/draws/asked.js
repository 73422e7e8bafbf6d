/** A draw as it is told: who declared what, which hands were shown, what was discarded and called. */

import { BadFact, UnknownName, asSent, isWhole } from "../errors.js";
import { SEATS, tiles } from "../hands/tiles.js";

export const EXHAUSTIVE = "exhaustive-draw";
export const KINDS_OF_DRAW = [EXHAUSTIVE, "nine-terminals", "four-winds", "four-riichi", "four-quads"];
export const DECLARED = ["tenpai", "noten"];
/** What a hand turns out to be; `shape` is tenpai without a yaku. */
export const HANDS = ["tenpai", "shape", "noten", "refused"];
export const MOST_QUADS = 4;

/**
 * @template T
 * @typedef {Record<string, T>} BySeat what is told of some seats
 */
/**
 * @typedef {object} Told
 * @property {string} kind
 * @property {{seat: string, said: string}[]} declarations
 * @property {string[]} riichi
 * @property {string[]} dead
 * @property {BySeat<string>} hands
 * @property {BySeat<import("../hands/tiles.js").Tile[]>} discards
 * @property {string[]} taken
 * @property {string[]} called
 * @property {BySeat<number>} quads
 * @property {string} seat
 * @property {import("../hands/tiles.js").Tile[]} tiles
 * @property {boolean} won
 * @property {number} counters
 * @property {number} deposits those of earlier hands
 */

/** Everything that decides a draw. */
export class Asked {
  /** @param {Told} told */
  constructor(told) {
    this.told = told;
  }

  /**
   * The seat's first declaration: no other counts.
   * @param {string} seat
   * @returns {string | null}
   */
  declared(seat) {
    return this.told.declarations.find((one) => one.seat === seat)?.said ?? null;
  }
}

/**
 * A draw read from JSON. Throws UnknownName or BadFact, naming the field.
 *
 * `declarations` stand in the order in which they were made, each with `seat` and `said`; `riichi`, `dead`, `taken` (a
 * discard of theirs was called) and `called` (they called one) list seats; `hands`, `discards` and `quads` go by seat.
 * @param {Record<string, any>} said
 */
export function askedOf(said) {
  return new Asked({
    kind: oneOf(said.kind || EXHAUSTIVE, KINDS_OF_DRAW, "kind", "draw"),
    declarations: (said.declarations ?? []).map(declaration),
    riichi: seats(said, "riichi"),
    dead: seats(said, "dead"),
    hands: bySeat(said, "hands", (hand, field) => oneOf(hand, HANDS, field, "hand")),
    discards: bySeat(said, "discards", tiles),
    taken: seats(said, "taken"),
    called: seats(said, "called"),
    quads: bySeat(said, "quads", quads),
    seat: oneOf(said.seat || "east", SEATS, "seat", "seat"),
    tiles: tiles(said.tiles || "", "tiles"),
    won: Boolean(said.won),
    counters: said.counters || 0,
    deposits: said.deposits || 0,
  });
}

/**
 * @param {any} value
 * @param {string[]} known
 * @param {string} field
 * @param {string} what
 * @returns {string}
 */
function oneOf(value, known, field, what) {
  if (!known.includes(value)) throw new UnknownName(field, what, value, known);
  return value;
}

/**
 * @param {Record<string, any>} said
 * @param {number} place
 */
function declaration(said, place) {
  const field = `declarations.${place}`;
  const seat = oneOf(said.seat, SEATS, `${field}.seat`, "seat");
  return { seat, said: oneOf(said.said, DECLARED, `${field}.said`, "declaration") };
}

/**
 * @param {Record<string, any>} said
 * @param {string} field
 * @returns {string[]}
 */
function seats(said, field) {
  return (said[field] ?? []).map((/** @type {string} */ seat) => oneOf(seat, SEATS, field, "seat"));
}

/**
 * @template T
 * @param {Record<string, any>} said
 * @param {string} field
 * @param {(value: any, field: string) => T} read
 * @returns {BySeat<T>}
 */
function bySeat(said, field, read) {
  const given = Object.entries(said[field] ?? {});
  return Object.fromEntries(
    given.map(([seat, value]) => [oneOf(seat, SEATS, field, "seat"), read(value, `${field}.${seat}`)]),
  );
}

/**
 * @param {any} many
 * @param {string} field
 * @returns {number}
 */
function quads(many, field) {
  if (!isWhole(many, 0, MOST_QUADS)) {
    throw new BadFact(field, `${asSent(many)} is no number of quads.`, "Write a whole number from 0 to 4.");
  }
  return many;
}
