/** Whether a call is valid: allowed to this seat, with the tiles for it, and heard. */

import { CHII, CONCEALED_QUAD, QUADS, RON, after } from "./question.ts";
import { Open } from "./scene.ts";
import type { Call } from "./question.ts";
import type { Scene } from "./scene.ts";

const AFTER_END = "draw-after-wall-end";
const SILENT = "unvocalised-call";

/** Return why a call is void, and offer the foul that it is; null if it is valid. Throws Missing and Open. */
export function againstCall(scene: Scene, call: Call, at: number): string | null {
  if (call.voice === "mumbled") scene.offer(call.seat, "unclear-call");
  const why = impossible(scene, call, at);
  if (why === null) return call.voice === "silent" ? silent(scene, call) : null;
  if (why === "last-discard" && scene.book.covers(AFTER_END)) {
    scene.offer(call.seat, AFTER_END, { called_or_drew: "called" });
  } else {
    scene.offer(call.seat, call.kind === RON ? "empty-win" : "empty-group-call");
  }
  return why;
}

/** Return why a call can't be carried out; null if it can, or that is not known. Throws Missing. */
export function impossible(scene: Scene, call: Call, at: number): string | null {
  const { asked: question, rules } = scene;
  if (call.kind !== RON) {
    if (QUADS.includes(question.tile)) return "only-ron";
    if (question.last && rules["last-discard"] === "win-only") return "last-discard";
    if (call.kind === CHII && call.seat !== after(question.from)) return "not-next";
  } else if (question.tile === CONCEALED_QUAD) {
    if (rules["concealed-quad-ron"] === "not-allowed") return "concealed-quad";
    if (!scene.need("orphans", at)) return "not-orphans";
  }
  return call.holds === false ? "empty" : null;
}

/** Offer the foul of a call that nobody heard. Return why it is void, if it is. Throws Open if the book doesn't say. */
function silent(scene: Scene, call: Call) {
  scene.offer(call.seat, SILENT);
  if (!scene.book.covers(SILENT)) throw new Open("silent");
  return scene.effects(SILENT, {}).includes("call-reverted") ? "silent" : null;
}
