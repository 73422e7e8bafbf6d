/** Several calls by one player on one tile, as in "pon, no, ron": which of them counts, and which foul it is. */

import { RON } from "./question.ts";
import { impossible } from "./validity.ts";
import { Missing, Open } from "./scene.ts";
import type { Facts } from "../engine/facts.ts";
import type { Call } from "./question.ts";
import type { Scene } from "./scene.ts";

const CHANGING_CALL = "changing-call";
const CHANGED = "changed";
const TAKEN_BACK = "taken-back";
const DEAD = ["dead-hand", "chonbo"];

/** Return why a call doesn't count beside the same player's others; null if it does. Throws Missing and Open. */
export function againstChange(scene: Scene, at: number): string | null {
  const { calls } = scene.asked;
  const places = [...calls.keys()].filter((place) => calls[place].seat === calls[at].seat);
  const lost: Record<number, string> = {};
  let first = places[0];
  for (const later of places.slice(1)) {
    const [counts, why] = compare(scene, first, later);
    if (counts !== first) lost[first] = why;
    if (counts !== later) lost[later] = CHANGED;
    if (counts === null) return lost[at] ?? CHANGED;
    first = counts;
  }
  return lost[at] ?? null;
}

/** Return the place of the one of two calls that counts, null if neither does, and why the first would not. */
function compare(scene: Scene, first: number, later: number): [number | null, string] {
  const call = scene.asked.calls[first];
  const { slip } = scene.asked.calls[later];
  if (!scene.book.covers(CHANGING_CALL)) return [withdrawn(scene, call, first, later), TAKEN_BACK];
  const possible = impossible(scene, call, first) === null ? call.holds : false;
  const facts = {
    first_call: call.kind === RON ? "win" : "group",
    ...(possible !== null && { first_call_possible: possible }),
    ...(slip !== null && { immediate_slip: slip }),
  };
  const effects = effectsOf(scene, CHANGING_CALL, facts, first, later);
  scene.offer(call.seat, CHANGING_CALL, facts);
  if (effects.includes("second-call-allowed")) return [later, TAKEN_BACK];
  return [effects.includes("first-call-stands") ? first : null, "empty"];
}

/** Treat the first call as an empty one and the next as a new call, where the book has no row on changes. */
function withdrawn(scene: Scene, call: Call, first: number, later: number): number | null {
  const foul = call.kind === RON ? "empty-win" : "empty-group-call";
  if (!scene.book.covers(foul)) throw new Open(CHANGING_CALL);
  const facts: Facts = call.kind === RON || call.shown === null ? {} : { group_shown: call.shown };
  const effects = effectsOf(scene, foul, facts, first, later);
  scene.offer(call.seat, foul, facts);
  if (effects.includes("call-valid") && impossible(scene, call, first) === null) return first;
  return DEAD.some((penalty) => effects.includes(penalty)) ? null : later;
}

function effectsOf(scene: Scene, foul: string, facts: Facts, first: number, later: number) {
  try {
    return scene.effects(foul, facts, later);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    throw new Missing(error.fact, error.fact === "slip" ? later : first);
  }
}
