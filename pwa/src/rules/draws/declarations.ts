/** Tenpai or noten at a draw: what each seat counts as, may still say and must show. */

import { SEATS } from "../hands/tiles.ts";
import { DECLARED } from "./question.ts";
import type { Asked } from "./question.ts";
import type { DrawRules } from "./rules.ts";

export const IS_TENPAI: Record<string, boolean> = { tenpai: true, shape: true, noten: false, refused: false };

/** What is known of a hand: what it showed, else what its player may be believed; null for nothing. */
export function knownHand(asked: Asked, seat: string): string | null {
  const { hands, dead, riichi } = asked.told;
  if (hands[seat]) return hands[seat];
  const said = asked.declared(seat);
  const believed = said === "tenpai" ? !dead.includes(seat) : !riichi.includes(seat);
  return believed ? said : null;
}

/** Tenpai, noten, or null where that is not known yet. */
export function counted(asked: Asked, rules: DrawRules, seat: string) {
  const held = knownHand(asked, seat);
  const inRiichi = asked.told.riichi.includes(seat);
  if (asked.told.dead.includes(seat) || (!inRiichi && asked.declared(seat) === "noten")) return "noten";
  if (held === "shape" && !inRiichi && rules["keishiki-tenpai"] === "not-allowed") return "noten";
  return held && (IS_TENPAI[held] ? "tenpai" : "noten");
}

/** What a seat may still declare: in riichi only tenpai, dead only noten, nothing twice. */
export function maySay(asked: Asked, seat: string) {
  const { hands, dead, riichi } = asked.told;
  if (asked.declared(seat) || hands[seat]) return [];
  if (dead.includes(seat)) return ["noten"];
  return riichi.includes(seat) ? ["tenpai"] : DECLARED;
}

/** Whether a hand must or must not be shown; null while its player may choose. */
export function shows(asked: Asked, seat: string, riichiMust: boolean) {
  const isDead = asked.told.dead.includes(seat);
  if (asked.told.riichi.includes(seat)) return riichiMust ? "must" : null;
  const said = asked.declared(seat);
  if (said === null) return isDead ? "must-not" : null;
  return said === "tenpai" && !isDead ? "must" : "must-not";
}

/** What was irregular: tolerated out of turn, and a change that doesn't count. */
export function remarks({ told }: Asked, seat: string) {
  const order = [...new Set(told.declarations.map((one) => one.seat))];
  const before = order.slice(0, Math.max(order.indexOf(seat), 0));
  const due = SEATS.slice(0, SEATS.indexOf(seat)).filter((other) => order.includes(other) || !told.hands[other]);
  const outOfTurn = order.includes(seat) && due.some((other) => !before.includes(other));
  const words = new Set(told.declarations.filter((one) => one.seat === seat).map(({ said }) => said));
  return [...(outOfTurn ? ["out-of-turn"] : []), ...(words.size > 1 ? ["changed"] : [])];
}
