/** A draw as it is told: who declared what, which hands were shown, what was discarded and called. */

import { BadFact, UnknownName, asSent, isWhole } from "../errors.ts";
import { SEATS, tiles } from "../hands/tiles.ts";
import type { Tile } from "../hands/tiles.ts";

export const EXHAUSTIVE = "exhaustive-draw";
export const KINDS_OF_DRAW = [EXHAUSTIVE, "nine-terminals", "four-winds", "four-riichi", "four-quads"];
export const DECLARED = ["tenpai", "noten"];
/** What a hand turns out to be; `shape` is tenpai without a yaku. */
export const HANDS = ["tenpai", "shape", "noten", "refused"];
export const MOST_QUADS = 4;

/** What is told of some seats. */
type BySeat<T> = Record<string, T>;

/** A draw as it is told; see `askedOf`. */
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

export interface Told {
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
  told: Told;

  constructor(told: Told) {
    this.told = told;
  }

  /** The seat's first declaration: no other counts. */
  declared(seat: string): string | null {
    return this.told.declarations.find((one) => one.seat === seat)?.said ?? null;
  }
}

/**
 * A draw read from JSON. Throws UnknownName or BadFact, naming the field.
 *
 * `declarations` stand in the order in which they were made, each with `seat` and `said`; `riichi`, `dead`, `taken` (a
 * discard of theirs was called) and `called` (they called one) list seats; `hands`, `discards` and `quads` go by seat.
 */
export function askedOf(said: DrawSaid) {
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

function oneOf(value: unknown, known: string[], field: string, what: string): string {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UnknownName(field, what, value, known);
  return found;
}

function declaration(said: DeclarationSaid, place: number) {
  const field = `declarations.${place}`;
  const seat = oneOf(said.seat, SEATS, `${field}.seat`, "seat");
  return { seat, said: oneOf(said.said, DECLARED, `${field}.said`, "declaration") };
}

function seats(said: DrawSaid, field: "riichi" | "dead" | "taken" | "called"): string[] {
  return (said[field] ?? []).map((seat) => oneOf(seat, SEATS, field, "seat"));
}

function bySeat<T>(
  said: DrawSaid,
  field: "hands" | "discards" | "quads",
  read: (value: unknown, field: string) => T,
): BySeat<T> {
  const given = Object.entries(said[field] ?? {});
  return Object.fromEntries(
    given.map(([seat, value]) => [oneOf(seat, SEATS, field, "seat"), read(value, `${field}.${seat}`)]),
  );
}

function quads(many: unknown, field: string): number {
  if (!isWhole(many, 0, MOST_QUADS)) {
    throw new BadFact(field, `${asSent(many)} is no number of quads.`, "Write a whole number from 0 to 4.");
  }
  return many;
}
