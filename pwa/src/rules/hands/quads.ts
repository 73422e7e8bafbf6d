/**
 * Whether a concealed quad may be declared: in riichi only of the tile just drawn, and nothing may change by it.
 *
 * Books differ in what may not change: only the waits, or also how the hand can be read: then, in every arrangement and
 * for every wait, the three tiles must be a triplet. There is no quad on the last tile (WRC 2015, 5.7.1).
 */

import { arrangements } from "./arrangements.ts";
import { waits } from "./tenpai.ts";
import { COPIES, KINDS, Tile, text } from "./tiles.ts";
import type { Arrangement } from "./arrangements.ts";
import type { Rules } from "./rules.ts";

/** A wait, the arrangements with it, and those in which the three tiles are no triplet (`broken`). */
interface ReadWait {
  tile: string;
  arrangements: string[][];
  broken: string[][];
}

/**
 * Return whether a quad of `kind` may be declared, and why not.
 * @param concealed counts by kind before the draw, without melds
 * @param wall tiles left to draw; null if not known
 */
export function concealedQuad(concealed: number[], drawn: number, kind: number, wall: number | null, rules: Rules) {
  const read = waits(concealed, concealed).map(({ tile }) => readWait(concealed, tile, kind));
  const left = concealed.map((count, at) => (at === kind ? 0 : count));
  const after = waits(left, left).map(({ tile }) => tile);
  const reason = wall === 0 ? "last-tile" : (notMade(concealed, drawn, kind) ?? changed(read, after, rules));
  return { tile: String(new Tile(kind)), allowed: reason === null, reason, waits: read, waits_after: after };
}

function notMade(concealed: number[], drawn: number, kind: number) {
  if (concealed[kind] + Number(drawn === kind) < COPIES) return "not-four";
  return drawn === kind ? null : "not-drawn";
}

function changed(read: ReadWait[], after: string[], rules: Rules) {
  if (read.map(({ tile }) => tile).join(" ") !== after.join(" ")) return "waits-change";
  return rules["quad-in-riichi"] === "shape" && read.some(({ broken }) => broken.length) ? "shape-changes" : null;
}

function readWait(concealed: number[], wait: string, kind: number): ReadWait {
  const completed = concealed.map((count, at) => count + Number(String(new Tile(at)) === wait));
  const found = asText(completed);
  const triplet = text([kind, kind, kind].map((one) => new Tile(one)));
  return { tile: wait, arrangements: found, broken: found.filter((one) => !one.includes(triplet)) };
}

/** Return each arrangement, its sets as text, in the same order as the server. */
function asText(completed: number[]) {
  const found = [...arrangements(completed)].map((one) => setsOf(one, completed).sort());
  return found.sort((one, other) => (one.join() < other.join() ? -1 : 1));
}

function setsOf({ form, pairs, sets }: Arrangement, completed: number[]): string[] {
  const write = (kinds: number[]) => text(kinds.map((kind) => new Tile(kind)));
  if (form === "orphans")
    return [write([...Array(KINDS).keys()].flatMap((kind) => Array<number>(completed[kind]).fill(kind)))];
  const groups = sets.map(({ first, run }) => (run ? [first, first + 1, first + 2] : [first, first, first]));
  return [...pairs.map((kind) => [kind, kind]), ...groups].map(write);
}
