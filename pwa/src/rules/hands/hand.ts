/** A player's tiles: concealed, melded, and the winning tile. */

import { BadFact, UnknownName } from "../errors.ts";
import { COPIES, KINDS, SEATS, Tile, counts, isHonour, rank, text, tile, tiles } from "./tiles.ts";

export const QUADS = ["concealed-quad", "open-quad", "added-quad"];
export const MELDS = ["chii", "pon", ...QUADS];
export const SETS = 4;
export const DUE = 13;
const MOST_DORA = 5;
/** The circumstances of a win that its tiles do not show. */
export const SITUATIONS = [
  ...["riichi", "double-riichi", "revealed-riichi", "ippatsu"],
  ...["last-tile", "after-quad", "robbing-quad", "first-turn"],
];

/** A hand as JSON has it; see `hand`. */
export interface HandSaid {
  tiles?: unknown;
  melds?: MeldSaid[] | null;
  seat?: unknown;
  round?: unknown;
  win?: WinSaid | null;
  situations?: unknown[] | null;
  dora?: unknown;
  ura_dora?: unknown;
  counters?: number | null;
  deposits?: number | null;
  drawn?: unknown;
  called?: unknown;
  discards?: unknown;
  passed?: unknown;
  /** the player's points */
  points?: number | null;
  /** tiles left to draw */
  wall?: number | null;
}

type WinSaid = { by?: unknown; tile?: unknown; from?: unknown; mixed?: unknown };

type MeldSaid = { kind?: unknown; tiles?: unknown; from?: unknown };

/** What was won on. `tile` is null if it was mixed into the tiles and nobody knows which it was. */
export interface Win {
  by: string;
  tile: Tile | null;
  source: string | null;
  mixed: boolean;
}

/** An open set, or a concealed quad; `source` is the seat whose discard was called. */
export class Meld {
  kind: string;
  tiles: Tile[];
  source: string | null;

  constructor(kind: string, tiles: Tile[], source: string | null) {
    this.kind = kind;
    this.tiles = tiles;
    this.source = source;
  }

  /** Return whether the meld opens the hand: any but a concealed quad. */
  get isOpen() {
    return this.kind !== "concealed-quad";
  }
}

/** Everything that decides the value of a win; `concealed` is without the winning tile, unless it was mixed in. */
export class Hand {
  concealed: Tile[];
  melds: Meld[];
  seat: string;
  round: string;
  win: Win | null;
  situations: Set<string>;
  dora: Tile[];
  uraDora: Tile[];
  counters: number;
  deposits: number;
  drawn: Tile | null;
  called: Tile | null;
  discards: Tile[];
  passed: Tile[];
  points: number | null;
  wall: number | null;

  constructor(input: HandSaid) {
    this.concealed = tiles(input.tiles, "tiles");
    this.melds = (input.melds || []).map((one, at) => meld(one, `melds.${at}`));
    this.seat = oneOf(input.seat || "east", SEATS, "seat", "seat");
    this.round = oneOf(input.round || "east", SEATS, "round", "round");
    this.win = input.win ? win(input.win) : null;
    const situations = input.situations || [];
    this.situations = new Set(situations.map((one) => oneOf(one, SITUATIONS, "situations", "situation")));
    this.dora = indicators(input, "dora");
    this.uraDora = indicators(input, "ura_dora");
    this.counters = input.counters || 0;
    this.deposits = input.deposits || 0;
    this.drawn = input.drawn ? tile(input.drawn, "drawn") : null;
    this.called = input.called ? tile(input.called, "called") : null;
    this.discards = tiles(input.discards || "", "discards");
    this.passed = tiles(input.passed || "", "passed");
    this.points = input.points ?? null;
    this.wall = input.wall ?? null;
  }

  /** Return whether the hand has no chii, pon, open or added quad. */
  get closed() {
    return !this.melds.some((meld) => meld.isOpen);
  }

  /** Return the concealed tiles with the one that was won on, or drawn. */
  get held() {
    const last = this.win ? this.win.tile : this.drawn;
    return last ? [...this.concealed, last] : this.concealed;
  }

  /** Return the held tiles and those of all melds. */
  get all() {
    return [...this.held, ...this.melds.flatMap((meld) => meld.tiles)];
  }

  /** Return the number of tiles; a quad counts as three. */
  get count() {
    return this.held.length + 3 * this.melds.length;
  }

  /** Return the number of tiles it must have: 13, or 14 with the tile won on or drawn. */
  get due() {
    return DUE + Number(this.win !== null || this.drawn !== null);
  }
}

/**
 * Parse a hand from JSON. Throws UnknownName or BadFact, naming the field, for impossible tiles or melds.
 *
 * `tiles` are the concealed ones; `melds` have `kind`, `tiles` and, if called, `from`; `win` has `by` (ron or tsumo),
 * `tile`, `from` for a ron, and `mixed` if the tile was not kept apart. `drawn` is the tile just drawn, `called` the
 * one that made the last meld; for furiten `discards` are the player's own, `passed` those of others.
 */
export function hand(input: HandSaid) {
  const read = new Hand(input);
  checkCopies(read);
  checkSources(read);
  checkLast(read);
  return read;
}

function oneOf(value: unknown, known: string[], field: string, what: string): string {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new UnknownName(field, what, value, known);
  return found;
}

function indicators(input: HandSaid, field: "dora" | "ura_dora") {
  const read = tiles(input[field] || "", field);
  if (read.length > MOST_DORA) {
    throw new BadFact(field, `${read.length} indicators are too many.`, "There are at most five.");
  }
  return read;
}

function win(input: WinSaid): Win {
  const by = oneOf(input.by, ["ron", "tsumo"], "win.by", "way to win");
  const mixed = Boolean(input.mixed);
  const won = input.tile ? tile(input.tile, "win.tile") : null;
  if (won === null && !(mixed && by === "tsumo")) {
    const cure = "Name the tile, or say that it was drawn and mixed in.";
    throw new BadFact("win.tile", "Nothing says what was won on.", cure);
  }
  const source = by === "ron" && input.from ? oneOf(input.from, SEATS, "win.from", "seat") : null;
  return { by, tile: won, source, mixed };
}

function meld(input: MeldSaid, field: string) {
  const kind = oneOf(input.kind, MELDS, `${field}.kind`, "kind of meld");
  const meldTiles = tiles(input.tiles, `${field}.tiles`);
  const kinds = meldTiles.map((one) => one.kind).sort((one, other) => one - other);
  const equal = new Set(kinds).size === 1 && kinds.length === (QUADS.includes(kind) ? COPIES : 3);
  if (!(kind === "chii" ? isRun(kinds) : equal)) {
    const cure = "A chii is a run of three, a pon three equal, a quad four.";
    throw new BadFact(`${field}.tiles`, `${text(meldTiles)} are no ${kind}.`, cure);
  }
  const source = input.from ? oneOf(input.from, SEATS, `${field}.from`, "seat") : null;
  return new Meld(kind, meldTiles, source);
}

function isRun(kinds: number[]) {
  const first = kinds[0] ?? KINDS;
  const isConsecutive = kinds.length === 3 && kinds.every((kind, place) => kind === first + place);
  return isConsecutive && !isHonour(first) && rank(first) <= 6;
}

function checkCopies(read: Hand) {
  counts([...read.all, ...read.dora, ...read.uraDora]).forEach((count, kind) => {
    if (count <= COPIES) return;
    const cure = "Of each tile there are four, indicators counted.";
    throw new BadFact("tiles", `There are ${count} tiles ${new Tile(kind)}.`, cure);
  });
}

function checkSources(read: Hand) {
  const before = SEATS[(SEATS.indexOf(read.seat) + 3) % 4];
  for (const [place, { kind, source }] of read.melds.entries()) {
    const field = `melds.${place}.from`;
    if (source === read.seat) {
      throw new BadFact(field, "Nobody calls an own discard.", "Name the seat that discarded it.");
    }
    if (kind === "chii" && source && source !== before) {
      throw new BadFact(field, "A chii comes from the player before.", "Name that seat, or another meld.");
    }
  }
  if (read.win?.source === read.seat) {
    throw new BadFact("win.from", "Nobody wins on an own discard.", "Name the seat that discarded it.");
  }
}

function checkLast({ melds, called, win, drawn }: Hand) {
  const last = melds[melds.length - 1];
  if (called && !last?.tiles.some(({ kind }) => kind === called.kind)) {
    throw new BadFact("called", `The last meld has no ${called}.`, "Name a tile of the last meld.");
  }
  if (win && drawn) throw new BadFact("drawn", "A win names its own tile.", "Leave out drawn, or win.");
}
