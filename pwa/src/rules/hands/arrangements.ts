/** The ways to arrange concealed tiles into a complete hand: sets and a pair, seven pairs, thirteen orphans. */

import { SETS } from "./hand.ts";
import { HONOURS, KINDS, isHonour, rank } from "./tiles.ts";

/** A triplet of `first`, or the run that begins with it. */
interface TileSet {
  first: number;
  run: boolean;
}

/** An arrangement of the concealed tiles. */
export interface Arrangement {
  form: "sets" | "pairs" | "orphans";
  pairs: number[];
  sets: TileSet[];
}

const SEVEN = 7;

/** Return whether a kind is an honour, or the lowest or highest of its suit. */
export function isOrphan(kind: number) {
  return isHonour(kind) || rank(kind) === 0 || rank(kind) === 8;
}

export const ORPHANS = [...Array(KINDS).keys()].filter(isOrphan);

/**
 * Yield each way to arrange the concealed tiles, once; none if they are not complete. Melds are whole sets already.
 * @param held counts by kind
 */
export function* arrangements(held: number[]): Generator<Arrangement> {
  yield* sets([...held], 0, [], []);
  if (held.reduce((total, count) => total + count, 0) <= 3 * SETS) return;
  const pairs = ORPHANS.filter((kind) => held[kind] === 2);
  if (pairs.length === 1 && ORPHANS.every((kind) => held[kind])) yield { form: "orphans", pairs, sets: [] };
  const twice = [...held.keys()].filter((kind) => held[kind] === 2);
  if (twice.length === SEVEN) yield { form: "pairs", pairs: twice, sets: [] };
}

/**
 * Yield the sets and one pair of the kinds from `kind` on. The tiles of each kind are split into pair, triplet and runs
 * in every possible way, so that no arrangement comes twice.
 */
function* sets(held: number[], kind: number, pairs: number[], found: TileSet[]): Generator<Arrangement> {
  while (kind < KINDS && !held[kind]) kind++;
  if (kind === KINDS) {
    if (pairs.length === 1) yield { form: "sets", pairs, sets: found };
    return;
  }
  for (const pair of pairs.length ? [0] : [0, 1]) {
    for (const triplet of [0, 1]) {
      const runs = held[kind] - 2 * pair - 3 * triplet;
      if (!(runs >= 0 && canBegin(held, kind, runs))) continue;
      const left = held.map((count, at) => (at === kind ? 0 : at - kind <= 2 && at > kind ? count - runs : count));
      const extended = [
        ...found,
        ...(triplet ? [{ first: kind, run: false }] : []),
        ...Array<TileSet>(runs).fill({ first: kind, run: true }),
      ];
      yield* sets(left, kind + 1, pair ? [kind] : pairs, extended);
    }
  }
}

/** Return whether this many runs can begin with a kind. */
function canBegin(held: number[], kind: number, runs: number) {
  if (!runs) return true;
  return kind < HONOURS && rank(kind) <= 6 && held[kind + 1] >= runs && held[kind + 2] >= runs;
}
