/** A training card: a ruling to make, or a hand or a draw to examine. */

import type { DrawSaid } from "../draws/question.ts";
import type { Context } from "../engine/context.ts";
import type { Facts } from "../engine/facts.ts";
import type { HandSaid } from "../hands/hand.ts";

export interface Card {
  subject: string;
  /** difficulty, from 1 */
  level: number;
  story: string;
  /** the source and its section */
  from: string;
  /** the kind of question; none for a ruling's penalty */
  ask?: string;
  ruling?: { foul: string; facts?: Facts; context?: Partial<Context> };
  hand?: HandSaid;
  draw?: DrawSaid;
  /** the seat that the question is about */
  seat?: string;
  /** the tile that the question is about */
  tile?: string;
}
