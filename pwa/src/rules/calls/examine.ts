/** The outcome of calls on a tile, once every fact that matters is known. */

import { CONCEALED_QUAD, DISCARD, KAN, QUADS, RON, SELF_DRAW, after } from "./question.ts";
import { againstChange } from "./change.ts";
import { againstCall } from "./validity.ts";
import { kanDora } from "./kan-dora.ts";
import { precedence } from "./precedence.ts";
import { Missing, Open } from "./scene.ts";
import { WITHDRAWN, laterRon, silentWin } from "./silent-win.ts";
import { drawnTile, tooLate } from "./timing.ts";
import type { Call } from "./question.ts";
import type { Scene } from "./scene.ts";

/** The outcome, and why. */
export interface Found {
  ends: string;
  why: string | null;
  has?: string[];
  /** why a call is void, by its place */
  lost?: Record<number, string>;
  dora?: string | null;
  table?: string[];
}

const TAKEN_BACK = "discard-taken-back";

/** Find who has the tile. Throws Missing and Open. */
export function find(scene: Scene): Found {
  const { asked: question, rules } = scene;
  const everybody = (why: string) => Object.fromEntries(question.calls.map((_, at) => [at, why]));
  if (question.tile === SELF_DRAW) {
    const [ends, why] = silentWin(scene);
    const seats = ends === "ron" ? laterRon(scene) : ends === "tsumo" ? [question.from] : [];
    return { ends: seats.length > 1 ? "several-rons" : ends, why, has: seats };
  }
  if (QUADS.includes(question.tile) && question.last && rules["last-discard"] === "win-only") {
    if (question.tile === CONCEALED_QUAD) scene.offer(question.from, "empty-concealed-quad");
    return { ends: "no-quad", why: "last-tile", lost: everybody("no-quad") };
  }
  if (question.tile === DISCARD && !isDiscarded(scene)) {
    const seats = question.tsumo_said ? [question.from] : [];
    return {
      ends: seats.length ? "tsumo" : "no-discard",
      why: "not-discarded",
      has: seats,
      lost: everybody("not-discarded"),
    };
  }
  return called(scene);
}

/** Return whether the tile counts as discarded. Throws Open if the book doesn't say. */
function isDiscarded(scene: Scene) {
  const { knocked, place, tsumo_said, from } = scene.asked;
  if (!knocked && (place === null || place === "face-up-forward")) return true;
  if (!scene.book.covers(TAKEN_BACK)) throw new Open("tile-place");
  const facts = {
    knocked_by_accident: knocked,
    self_draw_declared: tsumo_said,
    ...(place && { face_up_forward: place }),
  };
  scene.offer(from, TAKEN_BACK, facts);
  return !scene.effects(TAKEN_BACK, facts).includes(WITHDRAWN);
}

function called(scene: Scene): Found {
  const { tile, from, drawn_wins } = scene.asked;
  const { good, lost } = checkCalls(scene);
  if (good.size) {
    const won = precedence(scene, good);
    return taken(scene, won.places, won.why, { ...lost, ...won.lost });
  }
  const hasVoidCalls = Object.keys(lost).length > 0;
  if (QUADS.includes(tile)) return { ends: "quad-stands", why: "nobody-robs", lost, dora: kanDora(scene, tile, from) };
  const drawn = drawnTile(scene, false);
  if (drawn) {
    const why = hasVoidCalls ? "draw-first" : "no-call";
    return drawn_wins ? { ends: "tsumo", why, has: [after(from)], lost } : { ends: "draw", why, lost, table: [drawn] };
  }
  return { ends: "nobody", why: hasVoidCalls ? "no-good-call" : "no-call", lost, table: givenBack(scene, []) };
}

/** Return the calls that are valid and in time, and why the others are not; rons are examined first. */
function checkCalls(scene: Scene) {
  const good: Map<number, Call> = new Map();
  const lost: Record<number, string> = {};
  const numbered = [...scene.asked.calls.entries()];
  const isRon = ({ kind }: Call) => kind === RON;
  for (const [at, call] of [
    ...numbered.filter(([, one]) => isRon(one)),
    ...numbered.filter(([, one]) => !isRon(one)),
  ]) {
    const why = whyNot(scene, call, at, !isRon(call) && [...good.values()].some(isRon));
    if (why) lost[at] = why;
    else good.set(at, call);
  }
  return { good, lost };
}

function whyNot(scene: Scene, call: Call, at: number, ronIsGood: boolean): string | null {
  try {
    return againstChange(scene, at) ?? againstCall(scene, call, at) ?? tooLate(scene, call, at);
  } catch (error) {
    if (ronIsGood && (error instanceof Missing || error instanceof Open)) return "ron-first";
    throw error;
  }
}

function taken(scene: Scene, places: number[], why: string, lost: Record<number, string>): Found {
  const { asked: question } = scene;
  const has = places.map((at) => question.calls[at].seat);
  const { kind, seat } = question.calls[places[0]];
  const isRon = kind === RON;
  const dora = QUADS.includes(question.tile) ? "never" : kind === KAN ? kanDora(scene, KAN, seat) : null;
  const drawn = drawnTile(scene, true);
  if (isRon && question.since === "taken" && question.taker && has.includes(question.taker)) {
    scene.offer(question.taker, "winning-tile-taken");
  }
  const drawnSteps = drawn && !(isRon && drawn !== "drawn-tile-back") ? [drawn] : [];
  const ends = has.length > 1 ? "several-rons" : isRon ? "ron" : "set";
  return { ends, why, has, lost, dora, table: [...drawnSteps, ...givenBack(scene, has)] };
}

/** Return the step that puts a tile back to the discards which was taken by a player who may not have it. */
function givenBack({ asked: { tile, since, taker } }: Scene, has: string[]) {
  return tile === DISCARD && since === "taken" && taker !== null && !has.includes(taker) ? ["taken-tile-back"] : [];
}
