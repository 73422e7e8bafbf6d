/** Noten riichi at the end of a hand: what the rulebook's own rows say of it. */

import { decide } from "../engine/decide.js";
import { EXHAUSTIVE } from "./asked.js";
import { IS_TENPAI } from "./declarations.js";

export const NOTEN_RIICHI = "noten-riichi";
export const CHONBO = "chonbo";
export const NONE = "none";
export const OPEN = "open";

/**
 * The facts of the foul for a hand in riichi that shows this; null where it is tenpai.
 *
 * A dead hand is noten by its ruling, unless its tiles are noten.
 * @param {import("./asked.js").Asked} asked
 * @param {string} seat
 * @param {string} held
 * @returns {Record<string, any> | null}
 */
export function notenFacts({ told }, seat, held) {
  const dead = told.dead.includes(seat);
  if (IS_TENPAI[held] && !dead) return null;
  return {
    hand_end: [EXHAUSTIVE, "four-riichi"].includes(told.kind) ? told.kind : "abortive-draw",
    riichi_hand: held === "refused" ? "refused" : "noten",
    noten_by_dead_hand: dead && held !== "noten",
  };
}

/**
 * What the foul comes to: a chonbo, none, or open where the referee decides or the book says nothing.
 * @param {import("../books/rulebook.js").Rulebook} book
 * @param {Record<string, any>} facts
 * @param {string} moment
 */
export function notenOutcome(book, facts, moment) {
  if (!book.covers(NOTEN_RIICHI)) return OPEN;
  const decision = decide(book, NOTEN_RIICHI, facts, { simultaneous: moment });
  if (decision.status !== "decided") return OPEN;
  return decision.penalties.some((/** @type {{kind: string}} */ { kind }) => kind === CHONBO) ? CHONBO : NONE;
}
