/** What the engine answers. */

import type { FineOn, PointsOn } from "../clocks/content.ts";
import type { Transfer } from "../scores/casual.ts";
import type { Penalty } from "./consequences.ts";
import type { Context } from "./context.ts";
import type { FactValue, Facts } from "./facts.ts";
import type { Cited, Deferred } from "./row.ts";

/** A penalty as it was issued: `p` in whole P, `amount` in minor units of `currency`. */
export interface IssuedPenalty extends Penalty {
  amount?: number;
  currency?: string;
}

/** Where in which text it is said, and in which row of a table. */
interface Source extends Cited {
  row?: string;
}

/** In minor units of its currency. */
export type Fine = FineOn & { currency: string };

/** A reading with the alternative that is chosen. */
export type ChosenReading = { id: string; chosen: string };

/** A row, and what speaks for it or against it: `facts` that it waits for, or that don't fit. */
export interface Traced {
  row: string;
  /** fits, open or not */
  verdict: string;
  facts?: string[];
}

/** What a book prescribes, as `decide` answers. */
export interface Decision {
  /** decided, needs-facts, discretion, deferred or not-covered */
  status: string;
  penalties: IssuedPenalty[];
  /** what the penalties take off tournament scores */
  points: PointsOn[];
  fines: Fine[];
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
  deferred?: Deferred;
  rulebook: RulebookNames;
  foul: string;
  facts: Facts;
  context: Context;
  /** within which offences of this foul are counted */
  scope: string | null;
  source: Source | null;
  /** those that it hangs on */
  readings: ChosenReading[];
  /** the rule on what happened at the same time */
  context_rule?: { id: string; source: Cited };
  casual?: CasualNote;
  /** each row down to the one that fits */
  trace: Traced[];
  /** the facts that still matter */
  questions?: Question[];
  /** of cheating and obstruction */
  examples?: string[];
  /** fouls to look at where the book does not cover this one */
  near?: string[];
}

/** What a decision says of the rulebook it was made under. */
export interface RulebookNames {
  id: string;
  revision: string | null;
  standing: string;
  options: Record<string, Record<string, unknown>>;
  /** those that are not as usual */
  readings: Record<string, string>;
}

/** Where the payments at the table come from: another book's, or beyond its list. */
export interface CasualNote {
  source: Cited;
  borrowed: boolean;
  extrapolated: boolean;
}

export interface Question {
  fact: string;
  kind: string;
  answers: Answer[];
}

/** An answer to a question, one value or a stretch of them, with all that it may come to. */
export type Answer = ({ value: FactValue } | { min: number; max: number }) & { outcomes: Brief[] };

/** An outcome as an answer's button shows it. */
export type Brief = Pick<
  Decision,
  "status" | "penalties" | "effects" | "points" | "fines" | "transfers" | "range" | "deferred"
>;
