/** A question about a draw: who declared what, which hands were shown, what was discarded and called. */

import { BadFact, UnknownName, asSent, isWhole } from "../errors.ts";
import { SEATS, tiles } from "../hands/tiles.ts";
import type { Tile } from "../hands/tiles.ts";

export const EXHAUSTIVE = "exhaustive-draw";
export const KINDS_OF_DRAW = [EXHAUSTIVE, "nine-terminals", "four-winds", "four-riichi", "four-quads"];
export const DECLARED = ["tenpai", "noten"];
/** What a shown hand is: `shape` is tenpai without a yaku; `refused` was not shown. */
export const HANDS = ["tenpai", "shape", "noten", "refused"];
export const MOST_QUADS = 4;

/** Values of some seats. */
type BySeat<T> = Record<string, T>;

/** A draw as JSON has it; see `askedOf`. */
export interface DrawSaid {
  kind?: unknown;
  declarations?: DeclarationSaid[] | null;
  riichi?: unknown[] | null;
  dead?: unknown[] | null;
  hands?: BySeat<unknown> | null;
  discards?: BySeat<unknown> | null;
  taken?: unknown[] | null;
  called?: unknown[] | null;
  quads?: BySeat<unknown> | null;
  seat?: unknown;
  tiles?: unknown;
  won?: unknown;
  counters?: number | null;
  deposits?: number | null;
}

type DeclarationSaid = { seat?: unknown; said?: unknown };

export interface Draw {
  kind: string;
  declarations: { seat: string; said: string }[];
  riichi: string[];
  dead: string[];
  hands: BySeat<string>;
  discards: BySeat<Tile[]>;
  taken: string[];
  called: string[];
  quads: BySeat<number>;
  seat: string;
  tiles: Tile[];
  won: boolean;
  counters: number;
  /** those of earlier hands */
  deposits: number;
}

/** Everything that decides a draw. */
export class Asked {
  draw: Draw;

  constructor(draw: Draw) {
    this.draw = draw;
  }

  /** Return the seat's first declaration, the only one that counts; null if it made none. */
  declared(seat: string): string | null {
    return this.draw.declarations.find((one) => one.seat === seat)?.said ?? null;
  }
}

/**
 * Parse a draw from JSON. Throws UnknownName or BadFact, naming the field.
 *
 * `declarations` stand in the order in which they were made, each with `seat` and `said`; `riichi`, `dead`, `taken` (a
 * discard of theirs was called) and `called` (they called one) list seats; `hands`, `discards` and `quads` go by seat.
 */
export function askedOf(input: DrawSaid) {
  return new Asked({
    kind: oneOf(input.kind || EXHAUSTIVE, KINDS_OF_DRAW, "kind", "draw"),
    declarations: (input.declarations ?? []).map(declaration),
    riichi: seats(input, "riichi"),
    dead: seats(input, "dead"),
    hands: bySeat(input, "hands", (hand, field) => oneOf(hand, HANDS, field, "hand")),
    discards: bySeat(input, "discards", tiles),
    taken: seats(input, "taken"),
    called: seats(input, "called"),
    quads: bySeat(input, "quads", quads),
    seat: oneOf(input.seat || "east", SEATS, "seat", "seat"),
    tiles: tiles(input.tiles || "", "tiles"),
    won: Boolean(input.won),
    counters: input.counters || 0,
    deposits: input.deposits || 0,
  });
}

function oneOf(value: unknown, known: string[], field: string, what: string): string {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UnknownName(field, what, value, known);
  return found;
}

function declaration(input: DeclarationSaid, place: number) {
  const field = `declarations.${place}`;
  const seat = oneOf(input.seat, SEATS, `${field}.seat`, "seat");
  return { seat, said: oneOf(input.said, DECLARED, `${field}.said`, "declaration") };
}

function seats(input: DrawSaid, field: "riichi" | "dead" | "taken" | "called"): string[] {
  return (input[field] ?? []).map((seat) => oneOf(seat, SEATS, field, "seat"));
}

function bySeat<T>(
  input: DrawSaid,
  field: "hands" | "discards" | "quads",
  parse: (value: unknown, field: string) => T,
): BySeat<T> {
  const entries = Object.entries(input[field] ?? {});
  return Object.fromEntries(
    entries.map(([seat, value]) => [oneOf(seat, SEATS, field, "seat"), parse(value, `${field}.${seat}`)]),
  );
}

function quads(count: unknown, field: string): number {
  if (!isWhole(count, 0, MOST_QUADS)) {
    throw new BadFact(field, `${asSent(count)} is no number of quads.`, "Write a whole number from 0 to 4.");
  }
  return count;
}
