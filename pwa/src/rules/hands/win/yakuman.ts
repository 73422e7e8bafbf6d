/** Yakuman, in the order in which they are announced, and liability for them. */

import { isOrphan } from "../arrangements.ts";
import { HONOURS, isHonour, rank } from "../tiles.ts";
import { WHITE, closedTriplets, isDragon } from "./yaku.ts";
import type { Hand } from "../hand.ts";
import type { Liability } from "./payments.ts";
import type { Placement } from "./placement.ts";
import type { Rules } from "../rules.ts";

export interface Fulfilled {
  id: string;
  yakuman: number;
}

const GREEN = [19, 20, 21, 23, 25, WHITE + 1];
const GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Id, its count where double yakuman are used, and condition. */
const YAKUMAN: [string, number, (placed: Placement) => boolean][] = [
  ["tenhou", 1, (placed) => isFirstDraw(placed) && placed.dealer],
  ["chiihou", 1, (placed) => isFirstDraw(placed) && !placed.dealer],
  ["kokushi", 1, (placed) => placed.form === "orphans" && !waitsForAll(placed)],
  ["kokushi-13", 2, (placed) => placed.form === "orphans" && waitsForAll(placed)],
  ["suuankou", 1, (placed) => closedTriplets(placed) === 4 && placed.wait !== "pair-wait"],
  ["suuankou-tanki", 2, (placed) => closedTriplets(placed) === 4 && placed.wait === "pair-wait"],
  ["daisangen", 1, (placed) => placed.triplets.filter(isDragon).length === 3],
  ["shousuushii", 1, (placed) => winds(placed) === 3 && isWind({ first: placed.pairs[0] })],
  ["daisuushii", 2, (placed) => winds(placed) === 4],
  ["tsuuiisou", 1, (placed) => placed.kinds.every(isHonour)],
  ["ryuuiisou", 1, (placed) => placed.kinds.every((kind) => GREEN.includes(kind))],
  ["chinroutou", 1, (placed) => placed.kinds.every((kind) => isOrphan(kind) && !isHonour(kind))],
  ["suukantsu", 1, (placed) => placed.triplets.filter((set) => set.quad).length === 4],
  ["chuuren", 1, (placed) => isGates(placed) && !waitsForNine(placed)],
  ["chuuren-9", 2, (placed) => isGates(placed) && waitsForNine(placed)],
];
/** Yakuman that can make a player liable: id, rule point, number of melds that show it, and which melds. */
const LIABLE: [string, string, number, (meld: { first: number; quad: boolean }) => boolean][] = [
  ["daisangen", "liability-three-dragons", 3, isDragon],
  ["daisuushii", "liability-four-winds", 4, isWind],
  ["suukantsu", "liability-four-quads", 4, ({ quad }) => quad],
];

/** Return all yakuman that a win fulfils. */
export function yakuman(placed: Placement, rules: Rules): Fulfilled[] {
  const double = rules["double-yakuman"] === "used";
  return YAKUMAN.filter(([, , matches]) => matches(placed)).map(([id, count]) => ({ id, yakuman: double ? count : 1 }));
}

/** Return who is liable, and for how many yakuman: the seat whose discard gave the last of the melds that show one. */
export function liability(fulfilled: Fulfilled[], hand: Hand, rules: Rules): Liability | null {
  for (const [id, point, due, shows] of LIABLE) {
    const liableYakuman = fulfilled.find((one) => one.id === id);
    const melds = hand.melds.filter(({ kind, tiles }) => shows({ first: tiles[0].kind, quad: kind.endsWith("quad") }));
    const last = melds.length === due ? melds[due - 1] : null;
    const isAdded = id === "suukantsu" && last?.kind === "added-quad"; // its discard made a pon, not the fourth kan
    const seat = last && !isAdded ? last.source : null;
    if (liableYakuman && seat && rules[point] === "used") return { seat, yakuman: liableYakuman.yakuman };
  }
  return null;
}

function isFirstDraw({ tsumo, melds, situations }: Placement) {
  return tsumo && !melds.length && situations.has("first-turn");
}

/** Return whether there was one of each orphan before the winning tile. */
function waitsForAll({ mixed, won, pairs }: Placement) {
  return !mixed && won === pairs[0];
}

function isGates({ form, melds, kinds, counts }: Placement) {
  const suit = kinds[0] - rank(kinds[0]);
  return form === "sets" && !melds.length && suit < HONOURS && GATES.every((least, at) => counts[suit + at] >= least);
}

/** Return whether there was nothing but the nine gates before the winning tile. */
function waitsForNine({ mixed, won, counts }: Placement) {
  return !mixed && won !== null && counts[won] === GATES[rank(won)] + 1;
}

function winds({ triplets }: Placement) {
  return triplets.filter(isWind).length;
}

function isWind({ first }: { first: number }) {
  return first >= HONOURS && first < WHITE;
}
