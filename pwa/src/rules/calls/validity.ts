/** Is a call good at all: may this seat call that, does it hold the tiles, did anybody hear it? */

import { CHII, CONCEALED_QUAD, QUADS, RON, after } from "./question.ts";
import { Open } from "./scene.ts";
import type { Call } from "./question.ts";
import type { Scene } from "./scene.ts";

const AFTER_END = "draw-after-wall-end";
const SILENT = "unvocalised-call";

/** Why a call is none, offering the foul that lies in it; null where it is good. Throws Missing and Open. */
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

/** Why a call can't be carried out; null where it can, or nobody has told. Throws Missing. */
export function impossible(scene: Scene, call: Call, at: number): string | null {
  const { asked, rules } = scene;
  if (call.kind !== RON) {
    if (QUADS.includes(asked.tile)) return "only-ron";
    if (asked.last && rules["last-discard"] === "win-only") return "last-discard";
    if (call.kind === CHII && call.seat !== after(asked.from)) return "not-next";
  } else if (asked.tile === CONCEALED_QUAD) {
    if (rules["concealed-quad-ron"] === "not-allowed") return "concealed-quad";
    if (!scene.need("orphans", at)) return "not-orphans";
  }
  return call.holds === false ? "empty" : null;
}

/** A call that nobody heard. Throws Open where the book says nothing of one. */
function silent(scene: Scene, call: Call) {
  scene.offer(call.seat, SILENT);
  if (!scene.book.covers(SILENT)) throw new Open("silent");
  return scene.effects(SILENT, {}).includes("call-reverted") ? "silent" : null;
}
