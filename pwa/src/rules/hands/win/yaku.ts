/** Yaku and their han, in the order in which they are announced; a hand with a yakuman has none of them. */

import { isOrphan } from "../arrangements.ts";
import { isPinfu } from "./fu.ts";
import { IN_RIICHI } from "../situations.ts";
import { HONOURS, isHonour, rank } from "../tiles.ts";
import type { Hand } from "../hand.ts";
import type { Placement } from "./placement.ts";
import type { Rules } from "../rules.ts";
import type { Tile } from "../tiles.ts";

export interface Counted {
  id: string;
  han: number;
}

type Condition = (placed: Placement, rules: Rules) => boolean;

export const WHITE = HONOURS + 4;
const [GREEN, RED] = [WHITE + 1, WHITE + 2];

/** Id, han closed, han open (0 if it must be closed), and condition. */
const YAKU: [string, number, number, Condition][] = [
  ["riichi", 1, 0, (placed) => placed.situations.has("riichi")],
  ["double-riichi", 2, 0, (placed) => placed.situations.has("double-riichi")],
  ["revealed-riichi", 2, 0, (placed) => placed.situations.has("revealed-riichi")],
  ["ippatsu", 1, 0, (placed) => placed.situations.has("ippatsu")],
  ["tsumo", 1, 0, (placed) => placed.tsumo],
  ["pinfu", 1, 0, isPinfu],
  [
    "tanyao",
    1,
    1,
    (placed, rules) => !placed.kinds.some(isOrphan) && (placed.closed || rules["open-tanyao"] === "allowed"),
  ],
  ["iipeikou", 1, 0, (placed) => equalRuns(placed) === 1],
  ["seat-wind", 1, 1, (placed) => hasTriplet(placed, placed.seatWind)],
  ["round-wind", 1, 1, (placed) => hasTriplet(placed, placed.roundWind)],
  ["white-dragon", 1, 1, (placed) => hasTriplet(placed, WHITE)],
  ["green-dragon", 1, 1, (placed) => hasTriplet(placed, GREEN)],
  ["red-dragon", 1, 1, (placed) => hasTriplet(placed, RED)],
  ["rinshan", 1, 1, (placed) => placed.tsumo && placed.situations.has("after-quad")],
  ["chankan", 1, 1, (placed) => !placed.tsumo && placed.situations.has("robbing-quad")],
  ["haitei", 1, 1, ({ tsumo, situations }) => tsumo && situations.has("last-tile") && !situations.has("after-quad")],
  ["houtei", 1, 1, (placed) => !placed.tsumo && placed.situations.has("last-tile")],
  ["renhou", 4, 0, (placed, rules) => isRenhou(placed) && rules.renhou === "four-han"],
  ["chiitoitsu", 2, 0, (placed) => placed.form === "pairs"],
  ["toitoi", 2, 2, (placed) => placed.triplets.length === 4],
  ["sanankou", 2, 2, (placed) => closedTriplets(placed) === 3],
  ["sankantsu", 2, 2, (placed) => placed.triplets.filter((set) => set.quad).length === 3],
  ["sanshoku-doujun", 2, 1, ({ runs }) => runs.some(({ first }) => inEachSuit(runs, first))],
  ["sanshoku-doukou", 2, 2, ({ triplets }) => triplets.some(({ first }) => inEachSuit(triplets, first))],
  ["ittsu", 2, 1, isStraight],
  ["chanta", 2, 1, (placed) => isOutside(placed) && placed.kinds.some(isHonour)],
  ["honroutou", 2, 2, (placed) => placed.form !== "orphans" && placed.kinds.every(isOrphan)],
  ["shousangen", 2, 2, (placed) => placed.triplets.filter(isDragon).length === 2 && placed.pairs[0] >= WHITE],
  ["junchan", 3, 2, (placed) => isOutside(placed) && !placed.kinds.some(isHonour)],
  ["honitsu", 3, 2, (placed) => suits(placed).size === 1 && placed.kinds.some(isHonour)],
  ["ryanpeikou", 3, 0, (placed) => equalRuns(placed) === 2],
  ["chinitsu", 6, 5, (placed) => suits(placed).size === 1 && !placed.kinds.some(isHonour)],
];

/** Return the yaku of a win that is no yakuman, without dora. */
export function yaku(placed: Placement, rules: Rules): Counted[] {
  return YAKU.map(([id, closed, open, matches]) => ({ id, han: placed.closed ? closed : open, matches }))
    .filter(({ han, matches }) => han && matches(placed, rules))
    .map(({ id, han }) => ({ id, han }));
}

/** Count dora, red fives and ura-dora, which need a yaku beside them. */
export function dora(hand: Hand, rules: Rules): Counted[] {
  const matches = (indicators: Tile[], first: string, others: string) =>
    indicators
      .filter((_, place) => rules[place ? others : first] === "used")
      .reduce((total, { kind }) => total + hand.all.filter((tile) => tile.kind === doraOf(kind)).length, 0);
  const inRiichi = IN_RIICHI.some((one) => hand.situations.has(one));
  const counted = [
    { id: "dora", han: matches(hand.dora, "dora", "kan-dora") },
    { id: "red-five", han: rules["red-fives"] === "used" ? hand.all.filter((tile) => tile.red).length : 0 },
    { id: "ura-dora", han: inRiichi ? matches(hand.uraDora, "ura-dora", "kan-ura-dora") : 0 },
  ];
  return counted.filter(({ han }) => han);
}

/** Return whether a win is renhou: a non-dealer's ron before the first own draw, with nothing melded. */
export function isRenhou({
  tsumo,
  dealer,
  melds,
  situations,
}: Pick<Placement, "tsumo" | "dealer" | "melds" | "situations">) {
  return !tsumo && !dealer && !melds.length && situations.has("first-turn");
}

/** Count the concealed triplets and quads. */
export function closedTriplets({ triplets }: Placement) {
  return triplets.filter((set) => !set.open).length;
}

/** Return whether a set is of dragons. */
export function isDragon({ first }: { first: number }) {
  return first >= WHITE;
}

function hasTriplet({ triplets }: Placement, kind: number) {
  return triplets.some(({ first }) => first === kind);
}

/** Count the pairs of equal runs. */
function equalRuns({ runs }: Placement) {
  const firsts = runs.map(({ first }) => first);
  return [...new Set(firsts)].reduce((total, one) => total + (firsts.filter((first) => first === one).length >> 1), 0);
}

function inEachSuit(sets: { first: number }[], kind: number) {
  return kind < 9 && [kind, kind + 9, kind + 18].every((wanted) => sets.some(({ first }) => first === wanted));
}

function isStraight({ runs }: Placement) {
  return [0, 9, 18].some((suit) => [0, 3, 6].every((from) => runs.some(({ first }) => first === suit + from)));
}

/** Return whether every set and the pair have a terminal or honour, and there is a run. */
function isOutside({ form, pairs, sets, runs }: Placement) {
  if (form !== "sets" || !runs.length) return false;
  return isOrphan(pairs[0]) && sets.every(({ first, run }) => isOrphan(first) || (run && isOrphan(first + 2)));
}

function suits({ kinds }: Placement) {
  return new Set(kinds.filter((kind) => !isHonour(kind)).map((kind) => Math.floor(kind / 9)));
}

/** Return the kind that an indicator points to: the next one, winds and dragons each in their own circle. */
function doraOf(indicator: number) {
  if (indicator < HONOURS) return rank(indicator) === 8 ? indicator - 8 : indicator + 1;
  const [first, size] = indicator < HONOURS + 4 ? [HONOURS, 4] : [HONOURS + 4, 3];
  return first + ((indicator - first + 1) % size);
}
