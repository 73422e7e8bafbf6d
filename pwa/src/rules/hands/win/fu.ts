/** The fu of a win, part by part. */

import { isOrphan } from "../arrangements.ts";
import { HONOURS } from "../tiles.ts";
import type { PlacedSet, Placement } from "./placement.ts";
import type { Rules } from "../rules.ts";

export interface Part {
  part: string;
  fu: number;
}

const DRAGONS = HONOURS + 4;
const WAITS = ["edge-wait", "closed-wait", "pair-wait"];
const SEVEN_PAIRS = 25;
const EVERY_SET = ["triplet", "terminal-triplet", "quad", "terminal-quad"].flatMap((what) => [
  `open-${what}`,
  `closed-${what}`,
]);

/** Return the parts in the order in which they are announced; none for thirteen orphans. */
export function fuParts(placed: Placement, rules: Rules): Part[] {
  if (placed.form === "orphans") return [];
  if (placed.form === "pairs") return [{ part: "seven-pairs", fu: SEVEN_PAIRS }];
  const { closed, tsumo, mixed } = placed;
  const shape = ofShape(placed, rules);
  const plain = shape.length === 0 && !mixed;
  const parts = [{ part: "base", fu: 20 }];
  if (closed && !tsumo) parts.push({ part: "closed-ron", fu: 10 });
  if (tsumo && !mixed && !(plain && closed)) parts.push({ part: "tsumo", fu: 2 });
  if (plain && !closed && !tsumo) parts.push({ part: "open-pinfu", fu: 2 });
  return [...parts, ...shape].sort((one, other) => order(one) - order(other));
}

/** Return whether the hand is pinfu: closed, its runs, pair and wait without fu. */
export function isPinfu(placed: Placement, rules: Rules) {
  return placed.form === "sets" && placed.closed && !placed.mixed && ofShape(placed, rules).length === 0;
}

/** Return the total of the parts, rounded up to ten except for seven pairs. */
export function fuTotal(parts: Part[]) {
  const all = fuSum(parts);
  return all === SEVEN_PAIRS ? all : Math.ceil(all / 10) * 10;
}

/** Add up the parts. */
export function fuSum(parts: Part[]) {
  return parts.reduce((total, { fu }) => total + fu, 0);
}

/** Return the place of a part among the others. */
function order({ part }: Part) {
  return [
    "base",
    "closed-ron",
    "tsumo",
    ...WAITS,
    "value-pair",
    "double-wind-pair",
    "open-pinfu",
    ...EVERY_SET,
  ].indexOf(part);
}

/** Return the parts of wait, pair and sets. */
function ofShape(placed: Placement, rules: Rules) {
  const wait = placed.wait && WAITS.includes(placed.wait) ? [{ part: placed.wait, fu: 2 }] : [];
  return [...wait, ...ofPair(placed, rules), ...placed.triplets.map(ofTriplet)];
}

function ofPair({ pairs: [pair], seatWind, roundWind }: Placement, rules: Rules) {
  const values = [pair >= DRAGONS, pair === seatWind, pair === roundWind].filter(Boolean).length;
  if (values === 2 && rules["double-wind-pair"] === "four-fu") return [{ part: "double-wind-pair", fu: 4 }];
  return values ? [{ part: "value-pair", fu: 2 }] : [];
}

function ofTriplet({ first, open, quad }: PlacedSet) {
  const orphan = isOrphan(first);
  const part = `${open ? "open" : "closed"}-${orphan ? "terminal-" : ""}${quad ? "quad" : "triplet"}`;
  return { part, fu: 2 * (open ? 1 : 2) * (orphan ? 2 : 1) * (quad ? 4 : 1) };
}
