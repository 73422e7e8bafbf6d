/** Whether a call is in time, by what has happened at the table since the discard. */

import { DISCARD, IS_DRAWN, QUADS, RON, after } from "./question.ts";
import { Open } from "./scene.ts";
import type { Call } from "./question.ts";
import type { Scene } from "./scene.ts";

const DRAW_TOO_FAST = "draw-too-fast";
const AFTER_TOUCH = "claim-after-wall-touched";
export const COMPETING = "competing-calls";
const DRAW_FIRST = "draw-has-priority";

/** Return why a call comes too late; null if it is in time. Throws Missing and Open. */
export function tooLate(scene: Scene, call: Call, at: number): string | null {
  const { tile, since, taker, from } = scene.asked;
  // a kan can still be robbed while its player draws
  if (since === "nothing" || (QUADS.includes(tile) && since !== "discarded")) return null;
  if (since === "taken") {
    return call.kind === RON && call.seat !== taker && scene.rules["late-ron"] === "too-late" ? "taken" : null;
  }
  if (QUADS.includes(tile)) return "played-on";
  if (call.seat === after(from)) return afterOwnTouch(scene, call);
  return since === "touched" ? null : afterDraw(scene, call, at);
}

function afterOwnTouch(scene: Scene, call: Call) {
  const facts = { win_called: call.kind === RON };
  scene.offer(call.seat, AFTER_TOUCH, facts);
  if (!scene.book.covers(AFTER_TOUCH)) throw new Open("wall-touched");
  return scene.effects(AFTER_TOUCH, facts).includes(DRAW_FIRST) ? "wall-touched" : null;
}

function afterDraw(scene: Scene, call: Call, at: number) {
  const { since, from, drawn_wins } = scene.asked;
  const fast = scene.rules["fast-draw"];
  const playedOn = since === "discarded";
  if (fast === "call") {
    if (playedOn) throw new Open("played-on");
    if (!scene.need("too_fast")) return checkHidden(scene, at);
  }
  if (fast === "in-hand" && (playedOn || !isApart(scene))) {
    return playedOn ? "played-on" : call.kind === RON ? null : "draw-first";
  }
  const facts = { self_draw_declared: drawn_wins, win_called: call.kind === RON, tile_provable: isApart(scene) };
  if (!playedOn) scene.offer(after(from), DRAW_TOO_FAST, facts);
  if (!scene.book.covers(DRAW_TOO_FAST)) return fast === "draw" ? "draw-first" : null;
  const effects = scene.effects(DRAW_TOO_FAST, facts);
  if (effects.includes("chonbo")) throw new Open("rule-first");
  return effects.includes(DRAW_FIRST) ? "draw-first" : null;
}

/**
 * Allow a late call by a player who could not see the tile, if the book has a row that does. Throws Missing and Open.
 */
function checkHidden(scene: Scene, at: number) {
  if (scene.book.covers(COMPETING) && scene.need("hidden", at)) {
    const facts = { win_called: false, calls_apart: "apart", tile_was_hidden: true };
    if (scene.effects(COMPETING, facts).includes("late-call-allowed")) return null;
  }
  throw new Open("late-call");
}

function isApart({ asked }: Scene) {
  return asked.since === "drawn";
}

/** Return the step for the tile that the next player has drawn; null if none was drawn. */
export function drawnTile(scene: Scene, taken: boolean) {
  const { tile, since } = scene.asked;
  if (tile !== DISCARD || !IS_DRAWN.includes(since)) return null;
  if (!taken) return "drawn-tile-stays";
  return isApart(scene) ? "drawn-tile-back" : "referee-names-tile";
}
