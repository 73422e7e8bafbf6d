/** Tenpai or noten at a draw: what each seat counts as, may still declare and must show. */

import { SEATS } from "../hands/tiles.ts";
import { DECLARED } from "./question.ts";
import type { Asked } from "./question.ts";
import type { DrawRules } from "./rules.ts";

export const IS_TENPAI: Record<string, boolean> = { tenpai: true, shape: true, noten: false, refused: false };

/** Return what is known of a hand: as shown, else as declared, if that can be believed; null if nothing is known. */
export function knownHand(question: Asked, seat: string): string | null {
  const { hands, dead, riichi } = question.draw;
  if (hands[seat]) return hands[seat];
  const declared = question.declared(seat);
  const isBelieved = declared === "tenpai" ? !dead.includes(seat) : !riichi.includes(seat);
  return isBelieved ? declared : null;
}

/** Return what a seat counts as: tenpai, noten, or null while that is not known. */
export function counted(question: Asked, rules: DrawRules, seat: string) {
  const hand = knownHand(question, seat);
  const inRiichi = question.draw.riichi.includes(seat);
  if (question.draw.dead.includes(seat) || (!inRiichi && question.declared(seat) === "noten")) return "noten";
  if (hand === "shape" && !inRiichi && rules["keishiki-tenpai"] === "not-allowed") return "noten";
  return hand && (IS_TENPAI[hand] ? "tenpai" : "noten");
}

/** Return what a seat may still declare: in riichi only tenpai, with a dead hand only noten, nothing twice. */
export function maySay(question: Asked, seat: string) {
  const { hands, dead, riichi } = question.draw;
  if (question.declared(seat) || hands[seat]) return [];
  if (dead.includes(seat)) return ["noten"];
  return riichi.includes(seat) ? ["tenpai"] : DECLARED;
}

/** Return whether a hand "must" or "must-not" be shown; null while its player may choose. */
export function shows(question: Asked, seat: string, riichiMust: boolean) {
  const isDead = question.draw.dead.includes(seat);
  if (question.draw.riichi.includes(seat)) return riichiMust ? "must" : null;
  const declared = question.declared(seat);
  if (declared === null) return isDead ? "must-not" : null;
  return declared === "tenpai" && !isDead ? "must" : "must-not";
}

/** List irregular declarations: one out of turn, which is tolerated, and a change, which doesn't count. */
export function remarks({ draw }: Asked, seat: string) {
  const order = [...new Set(draw.declarations.map((one) => one.seat))];
  const before = order.slice(0, Math.max(order.indexOf(seat), 0));
  const due = SEATS.slice(0, SEATS.indexOf(seat)).filter((other) => order.includes(other) || !draw.hands[other]);
  const outOfTurn = order.includes(seat) && due.some((other) => !before.includes(other));
  const declarations = new Set(draw.declarations.filter((one) => one.seat === seat).map(({ said }) => said));
  return [...(outOfTurn ? ["out-of-turn"] : []), ...(declarations.size > 1 ? ["changed"] : [])];
}
