/** The tiles that a person laid down, and the places to which the keyboard adds. */

import type { RuleAnswers } from "../../../rules/books/content.ts";
import type { HandSaid } from "../../../rules/hands/hand.ts";

/** A meld. `called`: the called tile of a chii */
export interface Meld {
  kind: string;
  tiles: string;
  from: string | null;
  called?: string | null;
}

export interface Laid {
  /** concealed */
  tiles: string[];
  melds: Meld[];
  /** the winning tile */
  won: string | null;
  drawn: string | null;
  by: "" | "ron" | "tsumo";
  /** the seat that discarded it */
  source: string | null;
  mixed: boolean;
  seat: string;
  round: string;
  situations: string[];
  dora: string[];
  ura: string[];
  discards: string[];
  passed: string[];
  counters: number;
  deposits: number;
  /** tiles left in the wall, where that matters */
  wall: number | null;
  /** under 1,000 points */
  poor: boolean;
  /** the answers chosen for rule points that the rulebook leaves open */
  rules: RuleAnswers;
}

export const EMPTY: Laid = {
  ...{ tiles: [], melds: [], won: null, drawn: null, by: "", source: null, mixed: false },
  ...{ seat: "south", round: "east", situations: [], dora: [], ura: [], discards: [], passed: [] },
  ...{ counters: 0, deposits: 0, wall: null, poor: false, rules: {} },
};
export const SEATS = ["east", "south", "west", "north"];
export const MELDS = ["chii", "pon", "open-quad", "added-quad", "concealed-quad"];
/** The places to which the keyboard adds, beside melds. */
export const PLACES = ["tiles", "won", "drawn", "dora", "ura", "discards", "passed"] as const;
const ROWS = ["tiles", "dora", "ura", "discards", "passed"] as const;
const ONE = ["won", "drawn"];
const SUITS = "mpsz";
const CLAIMS = ["chii", "pon", "open-quad"];
/** The size of a hand that must discard. */
export const WITH_DRAW = 14;
const TOO_FEW_POINTS = 900; // for riichi, where a rulebook requires 1,000

/**
 * Lay a tile down. A meld adds its other tiles itself: three or four equal ones, or the run that begins with the tile;
 * a pon of the same tile becomes the added kan.
 */
export function addTile(laid: Laid, to: string, tile: string): Laid {
  if (MELDS.includes(to)) {
    const pon = ponOf(laid, to, tile);
    if (!pon) return { ...laid, melds: [...laid.melds, meldOf(to, tile)] };
    const quad = { ...pon, kind: to, tiles: joinTiles(sortTiles([...splitTiles(pon.tiles), tile])) };
    return { ...laid, melds: laid.melds.map((one) => (one === pon ? quad : one)) };
  }
  if (to === "won") return { ...laid, won: tile, by: laid.by || "ron", drawn: null };
  if (ONE.includes(to)) return { ...laid, [to]: tile, won: null, by: "" };
  const place = ROWS.find((one) => one === to) ?? "tiles";
  const lying = [...laid[place], tile];
  return { ...laid, [place]: place === "tiles" ? sortTiles(lying) : lying };
}

/** Return the pon that a tile is added to. */
function ponOf({ melds }: Laid, to: string, tile: string) {
  return (
    to === "added-quad" && melds.find((one) => one.kind === "pon" && plain(splitTiles(one.tiles)[2]) === plain(tile))
  );
}

/** Return the tile without its red mark. */
export function plain(tile: string) {
  return tile.replace("0", "5");
}

function meldOf(kind: string, tile: string): Meld {
  const [digit, suit] = tile;
  const first = Number(digit) || 5;
  if (kind === "chii") {
    const start = Math.min(first, 7);
    return { kind, tiles: `${[0, 1, 2].map((step) => start + step).join("")}${suit}`, from: null };
  }
  const many = kind === "pon" ? 3 : 4;
  const red = digit === "0" ? "0" : String(first);
  return { kind, tiles: `${red}${String(first).repeat(many - 1)}${suit}`, from: null };
}

/** Return a function from a tile to how many are left; each red five exists once. */
export function leftOf(laid: Laid): (tile: string) => number {
  const { tiles, melds, won, drawn, dora, ura } = laid;
  const last = [won, drawn].flatMap((one) => one ?? []);
  const lying = [...tiles, ...melds.flatMap((meld) => splitTiles(meld.tiles)), ...last, ...dora, ...ura];
  return (tile) => {
    if (tile[0] === "0" && lying.includes(tile)) return 0;
    return 4 - lying.filter((one) => plain(one) === plain(tile)).length;
  };
}

/** Return whether a tile can be laid down there; there are four of each. */
export function canAdd(laid: Laid, to: string, tile: string) {
  const left = leftOf(laid);
  if (!MELDS.includes(to) || ponOf(laid, to, tile)) return left(tile) > 0;
  if (to === "chii") return canBegin(tile) && splitTiles(meldOf(to, tile).tiles).every((one) => left(one) > 0);
  return left(tile) >= splitTiles(meldOf(to, tile).tiles).length;
}

/** Return whether a run can begin with a tile. */
function canBegin(tile: string) {
  return tile[1] !== "z" && tile[0] !== "0" && Number(tile[0]) <= 7;
}

/** Return the called tile of a meld, if known; null for a concealed kan. */
export function calledOf({ kind, tiles, called }: Meld): string | null {
  if (kind === "concealed-quad") return null;
  return kind === "chii" ? (called ?? null) : plain(splitTiles(tiles)[0]);
}

export function sortTiles(tiles: string[]) {
  const place = (tile: string) => SUITS.indexOf(tile[1]) * 10 + (Number(tile[0]) || 4.5);
  return [...tiles].sort((one, other) => place(one) - place(other));
}

/** Split text such as 234m0p into tiles. */
export function splitTiles(text: string): string[] {
  const groups = [...text.matchAll(/([0-9]+)([mpsz])/g)];
  return groups.flatMap(([, digits, suit]) => [...digits].map((digit) => `${digit}${suit}`));
}

/** Join tiles to text, each suit once. */
export function joinTiles(tiles: string[]) {
  const suits = [...SUITS].map((suit) => {
    const digits = tiles.filter((tile) => tile[1] === suit).map(([digit]) => digit);
    return digits.length ? `${digits.join("")}${suit}` : "";
  });
  return suits.join("");
}

/** Return the seat whose discards this seat may call chii on. */
export function before(seat: string) {
  return SEATS[(SEATS.indexOf(seat) + 3) % 4];
}

/** Return the size of the hand; a quad counts as three. */
export function size({ tiles, melds, won, drawn, by }: Laid) {
  return tiles.length + 3 * melds.length + Number(Boolean((by && won) || drawn));
}

/** Return the question for the engine. */
export function question(laid: Laid): HandSaid {
  const { by, won, mixed, source, tiles, ura, dora, discards, passed, drawn, poor, ...rest } = laid;
  const win = by && (won || mixed) ? { by, tile: won, from: by === "ron" ? source : null, mixed } : null;
  const last = laid.melds.at(-1);
  const hasClaimed = last && CLAIMS.includes(last.kind) && !win && !drawn && size(laid) === WITH_DRAW;
  return {
    ...rest,
    melds: laid.melds.map((one) => (one.kind === "chii" ? { ...one, from: before(laid.seat) } : one)),
    called: hasClaimed ? calledOf(last) : null,
    tiles: joinTiles(tiles),
    win,
    drawn: win ? null : drawn,
    points: poor ? TOO_FEW_POINTS : null,
    dora: dora.join(""),
    ura_dora: ura.join(""),
    discards: discards.join(""),
    passed: passed.join(""),
  };
}
