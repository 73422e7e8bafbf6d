/** The engine's answers. */

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

/** Source and section, and the row of the penalty table. */
interface Source extends Cited {
  row?: string;
}

/** A fine in minor units of its currency. */
export type Fine = FineOn & { currency: string };

/** A reading with the chosen alternative. */
export type ChosenReading = { id: string; chosen: string };

/** A row that was tried; `facts`: those still missing, or those that don't match. */
export interface Traced {
  row: string;
  /** fits, open or not */
  verdict: string;
  facts?: string[];
}

/** What a book prescribes, as `decide` returns it. */
export interface Decision {
  /** decided, needs-facts, discretion, deferred or not-covered */
  status: string;
  penalties: IssuedPenalty[];
  /** what the penalties take off tournament scores */
  points: PointsOn[];
  fines: Fine[];
  /** payments at the table */
  transfers: Transfer[];
  effects: string[];
  steps: string[];
  /** steps that only say what stays as it is; decisions of older versions have them among the steps */
  stays?: string[];
  /** whether it counts as an offence; missing from decisions of older versions */
  counts?: boolean;
  /** penalties for the referee to choose from */
  range?: Penalty[];
  deferred?: Deferred;
  rulebook: RulebookNames;
  foul: string;
  facts: Facts;
  context: Context;
  /** the span within which offences of this foul are counted */
  scope: string | null;
  source: Source | null;
  /** those that it depends on */
  readings: ChosenReading[];
  /** the rule on what happened at the same time, or the option that adds P */
  context_rule?: { id: string; source: Cited };
  casual?: CasualNote;
  /** each row down to the one that matches */
  trace: Traced[];
  /** the facts that still matter */
  questions?: Question[];
  /** for cheating and obstruction */
  examples?: string[];
  /** related fouls, if the book does not cover this one */
  near?: string[];
}

/** The rulebook under which a decision was made. */
export interface RulebookNames {
  id: string;
  revision: string | null;
  standing: string;
  options: Record<string, Record<string, unknown>>;
  /** those that are not at their default */
  readings: Record<string, string>;
}

/** The source of payments at the table; `borrowed`: another book's; `extrapolated`: the amount is beyond its list. */
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

/** An answer to a question, one value or a range, with every outcome that it leaves possible. */
export type Answer = ({ value: FactValue } | { min: number; max: number }) & { outcomes: Brief[] };

/** An outcome, as short as an answer's button shows it. */
export type Brief = Pick<
  Decision,
  "status" | "penalties" | "effects" | "points" | "fines" | "transfers" | "range" | "deferred"
>;
