/** Noten riichi at the end of a hand: what the rulebook's own rows say of it. */

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
 * The facts of the foul for a hand in riichi that shows this; null where it is tenpai.
 *
 * A dead hand is noten by its ruling, unless its tiles are noten.
 */
export function notenFacts({ told }: Asked, seat: string, held: string): Facts | null {
  const dead = told.dead.includes(seat);
  if (IS_TENPAI[held] && !dead) return null;
  return {
    hand_end: [EXHAUSTIVE, "four-riichi"].includes(told.kind) ? told.kind : "abortive-draw",
    riichi_hand: held === "refused" ? "refused" : "noten",
    noten_by_dead_hand: dead && held !== "noten",
  };
}

/** What the foul comes to: a chonbo, none, or open where the referee decides or the book says nothing. */
export function notenOutcome(book: Rulebook, facts: Facts, moment: string) {
  if (!book.covers(NOTEN_RIICHI)) return OPEN;
  const decision = decide(book, NOTEN_RIICHI, facts, { simultaneous: moment });
  if (decision.status !== "decided") return OPEN;
  return decision.penalties.some(({ kind }) => kind === CHONBO) ? CHONBO : NONE;
}
