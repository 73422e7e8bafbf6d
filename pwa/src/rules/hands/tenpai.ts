/** How far a hand is from winning, and on which tiles: tenpai, waits and dead waits. */

import { ORPHANS, arrangements } from "./arrangements.ts";
import { SETS } from "./hand.ts";
import { COPIES, KINDS, Tile, isHonour, rank } from "./tiles.ts";

/** A tile that would complete the hand; `dead`: its player has all four. */
export interface Wait {
  tile: string;
  dead: boolean;
}

const MOST_RUNS = 2; // three equal runs are counted as three triplets
const WIDTH = MOST_RUNS + 1;
const IMPOSSIBLE = -1;
/** What can begin at a kind: a pair, a triplet, and some runs. */
const STEPS = product(2, 2, WIDTH).map(([pair, triplet, runs]) => ({ pair, triplet, runs }));
const WITHOUT_RUNS = STEPS.filter(({ runs }) => !runs);
const RUNS = STEPS.filter(({ pair, triplet }) => !pair && !triplet);
const NO_STEP = STEPS.slice(0, 1);
/** Pairs and sets so far, runs that began one kind before, and two before; `placeOf` returns the index of each. */
const STATES = product(2, SETS + 1, WIDTH, WIDTH).map(([pair, done, one, two]) => ({ pair, done, one, two }));

/**
 * Return whether the concealed tiles are sets and a pair, seven pairs or thirteen orphans. Melds are whole sets
 * already.
 * @param concealed counts by kind
 */
export function complete(concealed: number[]) {
  return !arrangements(concealed).next().done;
}

/**
 * Return the tiles that complete the concealed ones, yaku or not.
 * @param own counts of the concealed tiles, the melds' tiles, and one to be discarded
 */
export function waits(concealed: number[], own: number[]): Wait[] {
  const kinds = [...concealed.keys()].filter((kind) => complete(changed(concealed, kind, 1)));
  return kinds.map((kind) => ({ tile: String(new Tile(kind)), dead: own[kind] >= COPIES }));
}

/** Return each discard of fourteen tiles that leaves a wait which is not dead. */
export function discards(concealed: number[], own: number[]) {
  const kinds = [...concealed.keys()].filter((kind) => concealed[kind]);
  return kinds
    .map((kind) => ({ discard: String(new Tile(kind)), waits: waits(changed(concealed, kind, -1), own) }))
    .filter(({ waits }) => waits.some(({ dead }) => !dead));
}

/** Return the counts with some more or fewer of one kind. */
function changed(concealed: number[], kind: number, by: number) {
  return concealed.map((count, at) => (at === kind ? count + by : count));
}

/** Count the tiles that must change until tenpai: 0 is tenpai, -1 complete. Melds are not examined. */
export function shanten(concealed: number[]) {
  const sets = Math.floor(concealed.reduce((total, count) => total + count, 0) / 3);
  const ofSets = 3 * sets + 1 - mostUsed(concealed, sets);
  return sets === SETS ? Math.min(ofSets, ofPairs(concealed), ofOrphans(concealed)) : ofSets;
}

function ofPairs(held: number[]) {
  const [kinds, pairs] = [1, 2].map((least) => held.filter((count) => count >= least).length);
  return 6 - pairs + Math.max(0, 7 - kinds);
}

function ofOrphans(held: number[]) {
  const kinds = ORPHANS.filter((kind) => held[kind]).length;
  return 13 - kinds - Number(ORPHANS.some((kind) => held[kind] > 1));
}

/**
 * Count the tiles of the hand that the best sets and pair use: a dynamic programme over the kinds, with the maximum for
 * each number of pairs and sets, runs that began one kind before, and two before.
 */
function mostUsed(held: number[], sets: number) {
  let most = new Int8Array(STATES.length).fill(IMPOSSIBLE);
  most[0] = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const next = new Int8Array(STATES.length).fill(IMPOSSIBLE);
    const steps = stepsAt(held, kind);
    for (const [state, { pair, done, one, two }] of STATES.entries()) {
      if (most[state] === IMPOSSIBLE) continue;
      for (const step of steps) {
        const target = one + two + step.runs + 3 * step.triplet + 2 * step.pair;
        const complete = done + step.runs + step.triplet;
        if (target > COPIES || pair + step.pair > 1 || complete > sets) continue;
        const place = placeOf(pair + step.pair, complete, step.runs, one);
        next[place] = Math.max(next[place], most[state] + Math.min(target, held[kind]));
      }
    }
    most = next;
  }
  return Math.max(...most.filter((_, place) => place % (WIDTH * WIDTH) === 0));
}

/** Return what can begin at a kind and uses tiles of the hand: what uses none can be left out. */
function stepsAt(held: number[], kind: number) {
  const runs = !isHonour(kind) && rank(kind) <= 6 && held[kind] + held[kind + 1] + held[kind + 2] > 0;
  if (held[kind]) return runs ? STEPS : WITHOUT_RUNS;
  return runs ? RUNS : NO_STEP;
}

function placeOf(pair: number, done: number, one: number, two: number) {
  return ((pair * (SETS + 1) + done) * WIDTH + one) * WIDTH + two;
}

/** Return the Cartesian product of the numbers from 0 to below each size. */
function product(...sizes: number[]): number[][] {
  const extend = (rows: number[][], size: number) =>
    rows.flatMap((row) => [...Array(size).keys()].map((number) => [...row, number]));
  return sizes.reduce(extend, [[]]);
}
