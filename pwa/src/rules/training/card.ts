/** A training card: a ruling to make, or a hand or a draw to look at. */

import type { DrawSaid } from "../draws/question.ts";
import type { Context } from "../engine/context.ts";
import type { Facts } from "../engine/facts.ts";
import type { HandSaid } from "../hands/hand.ts";

export interface Card {
  subject: string;
  /** of difficulty, from 1 */
  level: number;
  story: string;
  /** the source and its section */
  from: string;
  /** what is asked; not for a ruling's penalty */
  ask?: string;
  ruling?: { foul: string; facts?: Facts; context?: Partial<Context> };
  hand?: HandSaid;
  draw?: DrawSaid;
  /** of whom it is asked */
  seat?: string;
  /** of which it is asked */
  tile?: string;
}
