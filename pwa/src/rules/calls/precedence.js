/** Which of the calls that are good and in time has the tile, and why the others don't. */

import { CHII, RON, distance } from "./asked.js";
import { Open } from "./scene.js";
import { COMPETING } from "./timing.js";

/** @typedef {import("./scene.js").Scene} Scene @typedef {import("./asked.js").Call} Call @typedef {Map<number, Call>} Good */
/** @typedef {{places: number[], why: string, lost: Record<number, string>}} Won `lost` says of the others why not, by place */

const NOT_STATED = "not-stated";

/**
 * Who has the tile among at least one good call. Throws Missing and Open.
 * @param {Scene} scene
 * @param {Good} good
 * @returns {Won}
 */
export function precedence(scene, good) {
  const places = [...good.keys()];
  const rons = places.filter((at) => kindOf(good, at) === RON);
  if (rons.length) return ronsFirst(scene, good, rons);
  const pons = places.filter((at) => kindOf(good, at) !== CHII);
  if (pons.length > 1) return oneCanHold(scene, good, pons);
  if (places.length === 1) return { places, why: "only-call", lost: {} };
  const [pon] = pons;
  const chii = /** @type {number} */ (places.find((at) => at !== pon));
  const by = order(scene, Math.max(pon, chii));
  const first = by === "pon-first" ? pon : Math.min(pon, chii);
  return { places: [first], why: by, lost: { [first === pon ? chii : pon]: by } };
}

/** @param {Good} good @param {number} at */
function kindOf(good, at) {
  return good.get(at)?.kind;
}

/** @param {Scene} scene @param {Good} good @param {number[]} rons @returns {Won} */
function ronsFirst(scene, good, rons) {
  const others = [...good.keys()].filter((at) => !rons.includes(at));
  const lost = Object.fromEntries(others.map((at) => [at, "ron-first"]));
  if (rons.length === 1) return { places: rons, why: others.length ? "ron-first" : "only-call", lost };
  if (scene.rules["several-rons"] === "all-win") return { places: rons, why: "all-win", lost };
  const away = (/** @type {number} */ at) => distance(scene.asked.from, scene.asked.calls[at].seat);
  const [nearest, ...rest] = [...rons].sort((one, other) => away(one) - away(other));
  return {
    places: [nearest],
    why: "head-bump",
    lost: { ...lost, ...Object.fromEntries(rest.map((at) => [at, "head-bump"])) },
  };
}

/**
 * Of a tile there are four, so that only one player can hold two more: ask who shows them.
 * @param {Scene} scene
 * @param {Good} good
 * @param {number[]} pons
 * @returns {Won}
 */
function oneCanHold(scene, good, pons) {
  const holder = pons.find((at) => good.get(at)?.holds);
  if (holder === undefined) {
    scene.need("holds", /** @type {number} */ (pons.find((at) => good.get(at)?.holds === null)));
  }
  const rest = pons.filter((at) => at !== holder);
  const won = precedence(scene, new Map([...good].filter(([at]) => !rest.includes(at))));
  for (const at of rest) scene.offer(/** @type {Call} */ (good.get(at)).seat, "empty-group-call");
  return { ...won, lost: { ...won.lost, ...Object.fromEntries(rest.map((at) => [at, "empty"])) } };
}

/** @param {Scene} scene @param {number} later */
function order(scene, later) {
  const { book, asked, rules } = scene;
  if (book.covers(COMPETING) && (book.content.rule_points["call-order"] ?? NOT_STATED) !== NOT_STATED) {
    const { apart, hidden } = asked.calls[later];
    const facts = Object.entries({ win_called: false, calls_apart: apart, tile_was_hidden: hidden });
    const effects = scene.effects(COMPETING, Object.fromEntries(facts.filter(([, told]) => told !== null)), later);
    if (effects.includes("first-caller-has-tile")) return "first-caller";
    if (effects.includes("pon-before-chii")) return "pon-first";
    throw new Open("equal-calls");
  }
  if (rules["call-order"] === "pon-first") return "pon-first";
  return scene.need("apart", later) === "apart" ? "first-caller" : "pon-first";
}
