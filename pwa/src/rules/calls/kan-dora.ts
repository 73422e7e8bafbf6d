/** When the indicator of a kan is turned. */

import { CONCEALED_QUAD } from "./question.ts";
import type { Scene } from "./scene.ts";

const EARLY_DORA = "early-dora";
const BEFORE_REPLACEMENT = "before-replacement";

/** Return when the indicator of this kan is turned, and offer the foul if it was turned too early. */
export function kanDora(scene: Scene, kan: string, seat: string) {
  const concealed = kan === CONCEALED_QUAD;
  const facts = { kan_kind: concealed ? "concealed" : "open-or-added" };
  if (scene.rules["kan-dora-timing"] === BEFORE_REPLACEMENT) return BEFORE_REPLACEMENT;
  // by the book's row: under some readings a concealed kan's indicator is turned after the discard too
  const isFoul = () => scene.book.covers(EARLY_DORA) && !scene.effects(EARLY_DORA, facts).includes("none");
  if (concealed && !isFoul()) return "at-once";
  if (scene.asked.indicator_turned) scene.offer(seat, EARLY_DORA, facts);
  return "after-discard";
}
