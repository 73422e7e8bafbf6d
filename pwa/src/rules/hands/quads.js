/**
 * Whether a concealed quad may be declared: in riichi only of the tile just drawn, and nothing may change by it. Books
 * differ in what may not change: only the waits, or also how the hand can be read. On the last tile there is none.
 */

import { arrangements } from "./arrangements.js";
import { waits } from "./tenpai.js";
import { COPIES, KINDS, Tile, text } from "./tiles.js";

/** @typedef {{tile: string, arrangements: string[][], broken: string[][]}} ReadWait `broken`: where the three tiles are no triplet */

/**
 * @param {number[]} concealed before the draw, without melds
 * @param {number} drawn
 * @param {number} kind
 * @param {number|null} wall tiles left to draw, where somebody said it
 * @param {import("./rules.js").Rules} rules
 */
export function concealedQuad(concealed, drawn, kind, wall, rules) {
  const read = waits(concealed, concealed).map(({ tile }) => readWait(concealed, tile, kind));
  const left = concealed.map((many, at) => (at === kind ? 0 : many));
  const after = waits(left, left).map(({ tile }) => tile);
  const reason = wall === 0 ? "last-tile" : (notMade(concealed, drawn, kind) ?? changed(read, after, rules));
  return { tile: String(new Tile(kind)), allowed: reason === null, reason, waits: read, waits_after: after };
}

/**
 * @param {number[]} concealed
 * @param {number} drawn
 * @param {number} kind
 */
function notMade(concealed, drawn, kind) {
  if (concealed[kind] + Number(drawn === kind) < COPIES) return "not-four";
  return drawn === kind ? null : "not-drawn";
}

/**
 * @param {ReadWait[]} read
 * @param {string[]} after
 * @param {import("./rules.js").Rules} rules
 */
function changed(read, after, rules) {
  if (read.map(({ tile }) => tile).join(" ") !== after.join(" ")) return "waits-change";
  return rules["quad-in-riichi"] === "shape" && read.some(({ broken }) => broken.length) ? "shape-changes" : null;
}

/**
 * @param {number[]} concealed
 * @param {string} wait
 * @param {number} kind
 * @returns {ReadWait}
 */
function readWait(concealed, wait, kind) {
  const completed = concealed.map((many, at) => many + Number(String(new Tile(at)) === wait));
  const found = asText(completed);
  const triplet = text([kind, kind, kind].map((one) => new Tile(one)));
  return { tile: wait, arrangements: found, broken: found.filter((one) => !one.includes(triplet)) };
}

/**
 * Each arrangement, its sets as text, in one order for both engines.
 * @param {number[]} completed
 */
function asText(completed) {
  const found = [...arrangements(completed)].map((one) => setsOf(one, completed).sort());
  return found.sort((one, other) => (one.join() < other.join() ? -1 : 1));
}

/**
 * @param {import("./arrangements.js").Arrangement} one
 * @param {number[]} completed
 * @returns {string[]}
 */
function setsOf({ form, pairs, sets }, completed) {
  const write = (/** @type {number[]} */ kinds) => text(kinds.map((kind) => new Tile(kind)));
  if (form === "orphans") return [write([...Array(KINDS).keys()].flatMap((kind) => Array(completed[kind]).fill(kind)))];
  const groups = sets.map(({ first, run }) => (run ? [first, first + 1, first + 2] : [first, first, first]));
  return [...pairs.map((kind) => [kind, kind]), ...groups].map(write);
}
