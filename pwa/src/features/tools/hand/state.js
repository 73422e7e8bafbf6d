/** What a person laid down: the tiles, and which of them the keyboard adds to. */

/**
 * @typedef {{kind: string, tiles: string, from: string|null, called?: string|null}} Meld `called`: of a chii, the tile that was
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
export const MELDS = ["chii", "pon", "open-quad", "added-quad", "concealed-quad"];
/** What the keyboard can add to, beside melds. */
export const PLACES = /** @type {const} */ (["tiles", "won", "drawn", "dora", "ura", "discards", "passed"]);
const ONE = ["won", "drawn"];
const SUITS = "mpsz";
const CLAIMS = ["chii", "pon", "open-quad"];
/** A hand that must discard. */
export const WITH_DRAW = 14;
const TOO_FEW_POINTS = 900; // for a riichi, where a book asks for them

/**
 * Lay a tile down. A meld takes its others by itself: three equal, four equal, or the run that begins with it; and a pon
 * that lies there already becomes the added kan.
 * @param {Laid} laid
 * @param {string} to
 * @param {string} tile
 * @returns {Laid}
 */
export function added(laid, to, tile) {
  if (MELDS.includes(to)) {
    const pon = ponOf(laid, to, tile);
    if (!pon) return { ...laid, melds: [...laid.melds, meldOf(to, tile)] };
    const quad = { ...pon, kind: to, tiles: written(sorted([...each(pon.tiles), tile])) };
    return { ...laid, melds: laid.melds.map((one) => (one === pon ? quad : one)) };
  }
  if (to === "won") return { ...laid, won: tile, by: laid.by || "ron", drawn: null };
  if (ONE.includes(to)) return { ...laid, [to]: tile, won: null, by: "" };
  const lying = /** @type {string[]} */ (laid[/** @type {"tiles"} */ (to)]);
  return { ...laid, [to]: to === "tiles" ? sorted([...lying, tile]) : [...lying, tile] };
}

/** The pon that a tile is added to. @param {Laid} laid @param {string} to @param {string} tile */
function ponOf({ melds }, to, tile) {
  return to === "added-quad" && melds.find((one) => one.kind === "pon" && plain(each(one.tiles)[2]) === plain(tile));
}

/** The tile without red. @param {string} tile */
export function plain(tile) {
  return tile.replace("0", "5");
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

/** How many of a tile nobody has laid down yet; a red five is there once. @param {Laid} laid @returns {(tile: string) => number} */
export function leftOf(laid) {
  const { tiles, melds, won, drawn, dora, ura } = laid;
  const last = [won, drawn].flatMap((one) => one ?? []);
  const lying = [...tiles, ...melds.flatMap((meld) => each(meld.tiles)), ...last, ...dora, ...ura];
  return (tile) => {
    if (tile[0] === "0" && lying.includes(tile)) return 0;
    return 4 - lying.filter((one) => plain(one) === plain(tile)).length;
  };
}

/** Whether a tile can be laid down there: of each there are four. @param {Laid} laid @param {string} to @param {string} tile */
export function canAdd(laid, to, tile) {
  const left = leftOf(laid);
  if (!MELDS.includes(to) || ponOf(laid, to, tile)) return left(tile) > 0;
  if (to === "chii") return canBegin(tile) && each(meldOf(to, tile).tiles).every((one) => left(one) > 0);
  return left(tile) >= each(meldOf(to, tile).tiles).length;
}

/** Whether a run can begin with a tile. @param {string} tile */
function canBegin(tile) {
  return tile[1] !== "z" && tile[0] !== "0" && Number(tile[0]) <= 7;
}

/** The tile of a meld that was called, as far as anybody said; null for an ankan. @param {Meld} meld @returns {string|null} */
export function calledOf({ kind, tiles, called }) {
  if (kind === "concealed-quad") return null;
  return kind === "chii" ? (called ?? null) : plain(each(tiles)[0]);
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

/** The seat whose discards one may call chii on. @param {string} seat */
export function before(seat) {
  return SEATS[(SEATS.indexOf(seat) + 3) % 4];
}

/** How many tiles it is, a quad counting as three. @param {Laid} laid */
export function size({ tiles, melds, won, drawn, by }) {
  return tiles.length + 3 * melds.length + Number(Boolean((by && won) || drawn));
}

/** What the engine is asked. @param {Laid} laid @returns {Record<string, any>} */
export function question(laid) {
  const { by, won, mixed, source, tiles, ura, dora, discards, passed, drawn, poor, ...rest } = laid;
  const win = by && (won || mixed) ? { by, tile: won, from: by === "ron" ? source : null, mixed } : null;
  const last = laid.melds.at(-1);
  const hasClaimed = last && CLAIMS.includes(last.kind) && !win && !drawn && size(laid) === WITH_DRAW;
  return {
    ...rest,
    melds: laid.melds.map((one) => (one.kind === "chii" ? { ...one, from: before(laid.seat) } : one)),
    called: hasClaimed ? calledOf(last) : null,
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
