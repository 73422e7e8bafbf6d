/** What the engine answers. */

import type { Transfer } from "../scores/casual.ts";
import type { Penalty } from "./consequences.ts";
import type { Context } from "./context.ts";

/** A penalty as it was issued: `p` in whole P, `amount` in minor units of `currency`. */
export interface IssuedPenalty extends Penalty {
  amount?: number;
  currency?: string;
  unit?: string;
}

/** Where in which text it is said, and in which row of a table. */
interface Source {
  id: string;
  section: string | null;
  row?: string;
}

/** What a book prescribes, as `decide` answers. */
export interface Decision {
  status: string;
  penalties: IssuedPenalty[];
  /** what the penalties take off tournament scores */
  points: { whom: string; p: number; unit?: string }[];
  fines: { whom: string; amount: number; currency: string }[];
  /** what is paid at the table */
  transfers: Transfer[];
  effects: string[];
  steps: string[];
  /** those of an older app do not tell it from the steps */
  stays?: string[];
  /** as an offence; those of an older app do not say it */
  counts?: boolean;
  /** left to the referee to choose from */
  range?: Penalty[];
  /** the ends of the hand at which it is judged, and at which it is dropped */
  deferred?: { judged: string[]; dropped: string[] };
  rulebook: {
    id: string;
    revision: string | null;
    standing: string;
    options: Record<string, Record<string, unknown>>;
    /** those that are not as usual */
    readings: Record<string, string>;
  };
  foul: string;
  facts: Record<string, string | number | boolean>;
  context: Context;
  /** within which offences of this foul are counted */
  scope: string | null;
  source: Source | null;
  /** those that it hangs on */
  readings: { id: string; chosen: string }[];
  /** the rule on what happened at the same time */
  context_rule?: { id: string; source: Source };
  casual?: { source: Source; borrowed: boolean; extrapolated: boolean };
  /** each row down to the one that fits */
  trace: { row: string; verdict: string; facts?: string[] }[];
  /** the facts that still matter */
  questions?: { fact: string; kind: string; answers: Answer[] }[];
  /** of cheating and obstruction */
  examples?: string[];
  /** fouls to look at where the book does not cover this one */
  near?: string[];
}

/** An answer to a question, one value or a stretch of them, with all that it may come to. */
type Answer = ({ value: string | boolean | number } | { min: number; max: number }) & {
  outcomes: (Pick<Decision, "status" | "penalties"> & Partial<Decision>)[];
};
