/** Which of the valid calls in time has the tile, and why the others don't. */

import { CHII, RON, distance } from "./question.ts";
import { Open } from "./scene.ts";
import { COMPETING } from "./timing.ts";
import type { Call } from "./question.ts";
import type { Scene } from "./scene.ts";

type Good = Map<number, Call>;

/** The places of the calls that have the tile, and why; `lost`: why the others don't, by place. */
interface Won {
  places: number[];
  why: string;
  lost: Record<number, string>;
}

const NOT_STATED = "not-stated";

/** Find who has the tile among valid calls, of which there is at least one. Throws Missing and Open. */
export function precedence(scene: Scene, good: Good): Won {
  const places = [...good.keys()];
  const rons = places.filter((at) => kindOf(good, at) === RON);
  if (rons.length) return ronsFirst(scene, good, rons);
  const pons = places.filter((at) => kindOf(good, at) !== CHII);
  if (pons.length > 1) return oneCanHold(scene, good, pons);
  if (places.length === 1) return { places, why: "only-call", lost: {} };
  const [pon] = pons;
  const [chii] = places.filter((at) => at !== pon);
  const by = order(scene, Math.max(pon, chii));
  const first = by === "pon-first" ? pon : Math.min(pon, chii);
  return { places: [first], why: by, lost: { [first === pon ? chii : pon]: by } };
}

function kindOf(good: Good, at: number) {
  return good.get(at)?.kind;
}

function ronsFirst(scene: Scene, good: Good, rons: number[]): Won {
  const others = [...good.keys()].filter((at) => !rons.includes(at));
  const lost = Object.fromEntries(others.map((at) => [at, "ron-first"]));
  if (rons.length === 1) return { places: rons, why: others.length ? "ron-first" : "only-call", lost };
  if (scene.rules["several-rons"] === "all-win") return { places: rons, why: "all-win", lost };
  const away = (at: number) => distance(scene.asked.from, scene.asked.calls[at].seat);
  const [nearest, ...rest] = [...rons].sort((one, other) => away(one) - away(other));
  return {
    places: [nearest],
    why: "head-bump",
    lost: { ...lost, ...Object.fromEntries(rest.map((at) => [at, "head-bump"])) },
  };
}

/**
 * Find which of several pons or kans is real, and offer the foul for the rest: of the three other tiles of a kind only
 * one player can hold two. Throws Missing.
 */
function oneCanHold(scene: Scene, good: Good, pons: number[]): Won {
  const holder = pons.find((at) => good.get(at)?.holds);
  if (holder === undefined) {
    const [unanswered] = pons.filter((at) => good.get(at)?.holds === null);
    scene.need("holds", unanswered);
  }
  const rest = pons.filter((at) => at !== holder);
  const won = precedence(scene, new Map([...good].filter(([at]) => !rest.includes(at))));
  for (const at of rest) scene.offer(scene.asked.calls[at].seat, "empty-group-call");
  return { ...won, lost: { ...won.lost, ...Object.fromEntries(rest.map((at) => [at, "empty"])) } };
}

function order(scene: Scene, later: number) {
  const { book, asked: question, rules } = scene;
  if (book.covers(COMPETING) && (book.content.rule_points["call-order"] ?? NOT_STATED) !== NOT_STATED) {
    const { apart, hidden } = question.calls[later];
    const facts = {
      win_called: false,
      ...(apart !== null && { calls_apart: apart }),
      ...(hidden !== null && { tile_was_hidden: hidden }),
    };
    const effects = scene.effects(COMPETING, facts, later);
    if (effects.includes("first-caller-has-tile")) return "first-caller";
    if (effects.includes("pon-before-chii")) return "pon-first";
    throw new Open("equal-calls");
  }
  if (rules["call-order"] === "pon-first") return "pon-first";
  return scene.need("apart", later) === "apart" ? "first-caller" : "pon-first";
}
