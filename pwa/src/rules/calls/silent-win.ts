/** A self-drawn winning tile laid down without a call, and what happened then. */

import { RON, after, distance } from "./question.ts";
import { Open } from "./scene.ts";
import type { Scene } from "./scene.ts";

const SILENT_WIN = "silent-win";
export const WITHDRAWN = "discard-withdrawn";

/**
 * Return the outcome and why: the tsumo counts, a later ron does, or the tile is a discard. Throws Open and Missing.
 *
 * The calls are those on the next player's discard.
 */
export function silentWin(scene: Scene): [string, string] {
  const { from, calls, place } = scene.asked;
  const facts = { another_won: calls.some(({ kind }) => kind === RON), ...(place && { face_up_forward: place }) };
  if (!scene.book.covers(SILENT_WIN)) throw new Open("silent-win");
  const effects = scene.effects(SILENT_WIN, facts);
  scene.offer(from, SILENT_WIN, facts);
  if (effects.includes("last-win-counts")) {
    scene.offer(after(from), "draw-too-fast");
    return ["ron", "last-win"];
  }
  if (effects.includes("win-stands")) return ["tsumo", "win-stands"];
  return effects.includes(WITHDRAWN) ? ["tsumo", "not-discarded"] : ["discard-stands", "discarded"];
}

/** Return the seats that win on the next player's discard. */
export function laterRon({ asked, rules }: Scene) {
  const seats = asked.calls.filter(({ kind }) => kind === RON).map(({ seat }) => seat);
  if (rules["several-rons"] === "all-win") return seats;
  const away = (seat: string) => distance(after(asked.from), seat);
  return seats.sort((one, other) => away(one) - away(other)).slice(0, 1);
}
