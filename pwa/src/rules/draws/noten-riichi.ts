/** Noten riichi at the end of a hand, decided by the rulebook's own rows. */

import { decide } from "../engine/decide.ts";
import { EXHAUSTIVE } from "./question.ts";
import { IS_TENPAI } from "./declarations.ts";
import type { Facts } from "../engine/facts.ts";
import type { Asked } from "./question.ts";
import type { Rulebook } from "../books/rulebook.ts";

export const NOTEN_RIICHI = "noten-riichi";
export const CHONBO = "chonbo";
export const NONE = "none";
export const OPEN = "open";

/**
 * Return the facts of the foul for a hand in riichi that shows `hand`; null if it is tenpai.
 *
 * A dead hand is noten by its ruling, unless its tiles are noten.
 */
export function notenFacts({ draw }: Asked, seat: string, hand: string): Facts | null {
  const dead = draw.dead.includes(seat);
  if (IS_TENPAI[hand] && !dead) return null;
  return {
    hand_end: [EXHAUSTIVE, "four-riichi"].includes(draw.kind) ? draw.kind : "abortive-draw",
    riichi_hand: hand === "refused" ? "refused" : "noten",
    noten_by_dead_hand: dead && hand !== "noten",
  };
}

/** Return the outcome of the foul: chonbo, none, or open if the referee decides or the book is silent. */
export function notenOutcome(book: Rulebook, facts: Facts, moment: string) {
  if (!book.covers(NOTEN_RIICHI)) return OPEN;
  const decision = decide(book, NOTEN_RIICHI, facts, { simultaneous: moment });
  if (decision.status !== "decided") return OPEN;
  return decision.penalties.some(({ kind }) => kind === CHONBO) ? CHONBO : NONE;
}
