/** What a person laid down: the tiles, and which of them the keyboard adds to. */

/**
 * @typedef {{kind: string, tiles: string, from: string|null}} Meld
 * @typedef {object} Laid
 * @property {string[]} tiles concealed
 * @property {Meld[]} melds
 * @property {string|null} won the tile won on
 * @property {string|null} drawn
 * @property {""|"ron"|"tsumo"} by
 * @property {string|null} source who discarded it
 * @property {boolean} mixed
 * @property {string} seat
 * @property {string} round
 * @property {string[]} situations
 * @property {string[]} dora
 * @property {string[]} ura
 * @property {string[]} discards
 * @property {string[]} passed
 * @property {number} counters
 * @property {number} deposits
 * @property {number|null} wall tiles left in it, where that matters
 * @property {boolean} poor under 1,000 points
 * @property {Record<string, string>} rules what was chosen where the rulebook leaves it open
 */

/** @type {Laid} */
export const EMPTY = {
  ...{ tiles: [], melds: [], won: null, drawn: null, by: "", source: null, mixed: false },
  ...{ seat: "south", round: "east", situations: [], dora: [], ura: [], discards: [], passed: [] },
  ...{ counters: 0, deposits: 0, wall: null, poor: false, rules: {} },
};
export const SEATS = ["east", "south", "west", "north"];
export const MELDS = ["chii", "pon", "open-quad", "concealed-quad"];
/** What the keyboard can add to, beside melds. */
export const PLACES = /** @type {const} */ (["tiles", "won", "drawn", "dora", "ura", "discards", "passed"]);
const ONE = ["won", "drawn"];
const SUITS = "mpsz";
const TOO_FEW_POINTS = 900; // for a riichi, where a book asks for them

/**
 * Lay a tile down. A meld takes its others by itself: three equal, four equal, or the run that begins with it.
 * @param {Laid} laid
 * @param {string} to
 * @param {string} tile
 * @returns {Laid}
 */
export function added(laid, to, tile) {
  if (MELDS.includes(to)) return { ...laid, melds: [...laid.melds, meldOf(to, tile)] };
  if (to === "won") return { ...laid, won: tile, by: laid.by || "ron", drawn: null };
  if (ONE.includes(to)) return { ...laid, [to]: tile, won: null, by: "" };
  const lying = /** @type {string[]} */ (laid[/** @type {"tiles"} */ (to)]);
  return { ...laid, [to]: to === "tiles" ? sorted([...lying, tile]) : [...lying, tile] };
}

/**
 * @param {string} kind
 * @param {string} tile
 * @returns {Meld}
 */
function meldOf(kind, tile) {
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

/** Whether a meld can begin with a tile. @param {string} to @param {string} tile */
export function canBegin(to, tile) {
  return to !== "chii" || (tile[1] !== "z" && tile[0] !== "0" && Number(tile[0]) <= 7);
}

/** @param {string[]} tiles */
export function sorted(tiles) {
  const place = (/** @type {string} */ tile) => SUITS.indexOf(tile[1]) * 10 + (Number(tile[0]) || 4.5);
  return [...tiles].sort((one, other) => place(one) - place(other));
}

/** Tiles one by one, of text such as 234m0p. @param {string} text @returns {string[]} */
export function each(text) {
  const groups = [...text.matchAll(/([0-9]+)([mpsz])/g)];
  return groups.flatMap(([, digits, suit]) => [...digits].map((digit) => `${digit}${suit}`));
}

/** Tiles as text, each suit once. @param {string[]} tiles */
export function written(tiles) {
  const suits = [...SUITS].map((suit) => [tiles.filter((tile) => tile[1] === suit).map(([digit]) => digit), suit]);
  return suits
    .map(([digits, suit]) => (digits.length ? `${/** @type {string[]} */ (digits).join("")}${suit}` : ""))
    .join("");
}

/** How many tiles it is, a quad counting as three. @param {Laid} laid */
export function size({ tiles, melds, won, drawn, by }) {
  return tiles.length + 3 * melds.length + Number(Boolean((by && won) || drawn));
}

/** What the engine is asked. @param {Laid} laid @returns {Record<string, any>} */
export function question(laid) {
  const { by, won, mixed, source, tiles, ura, dora, discards, passed, drawn, poor, ...rest } = laid;
  const win = by && (won || mixed) ? { by, tile: won, from: by === "ron" ? source : null, mixed } : null;
  return {
    ...rest,
    tiles: written(tiles),
    win,
    drawn: win ? null : drawn,
    points: poor ? TOO_FEW_POINTS : null,
    dora: dora.join(""),
    ura_dora: ura.join(""),
    discards: discards.join(""),
    passed: passed.join(""),
  };
}
