/** What a composed rulebook holds: all that it takes to decide. Those pinned before lack what is optional here. */

import type { ClockContent } from "../clocks/content.ts";
import type { Fact } from "../engine/facts.ts";
import type { ChonboRule, Cited, ProcedureStep, Raise, Row } from "../engine/row.ts";

/** A rule point's answer: a word or several, points or P, or the four places. */
export type RuleAnswer = string | number | string[] | number[];

/** Rule point → its answer; "not-stated" where the book says nothing. */
export type RuleAnswers = Record<string, RuleAnswer>;

/** Reading → the alternative that is chosen. */
export type Readings = Record<string, string>;

/** Option → its parameters. */
export type ChosenOptions = Record<string, Record<string, RuleAnswer>>;

/** A foul under a rulebook; without rows where the book doesn't cover it. */
export interface FoulContent {
  category: string;
  /** facts, in the order in which they are asked */
  asks: string[];
  /** what it implies of the context */
  implies: Record<string, string>;
  /** within which its offences are counted */
  scope: string | null;
  /** the readings that the scope hangs on */
  scope_reading: string[];
  examples: string[];
  /** fouls to look at where the book does not cover it */
  near?: string[];
  rows: Row[];
}

/** Payments at the table in casual play, in table points. */
export interface CasualPayments {
  source: Cited;
  /** P → what each other player gets */
  each: Record<string, number>;
  /** P → what the table gets */
  to_table: Record<string, number>;
  chonbo?: ChonboPayments;
  extrapolated_each_per_p: number;
  /** categories of fouls that cost nothing without a tournament */
  not_applied: string[];
  /** whether they are another book's */
  borrowed: boolean;
}

export type ChonboPayments = { to_dealer: number; to_others: number; from_dealer: number };

export interface RulebookContent {
  id: string;
  /** official, second-hand, partial or own */
  standing: string;
  /** in which it writes what it takes off tournament scores, where that is not P */
  unit?: string;
  options: ChosenOptions;
  readings: Readings;
  /** those that are not as usual */
  readings_changed: Readings;
  casual_only: boolean;
  facts: Record<string, Fact>;
  fouls: Record<string, FoulContent>;
  lateness: Record<string, ClockContent>;
  casual: CasualPayments;
  chonbo: ChonboRule[];
  /** kind of penalty or moment → what is to be done */
  procedures: Record<string, ProcedureStep[]>;
  rule_points: RuleAnswers;
  raises?: Raise[];
  /** what can't happen at the moment of a foul */
  never_simultaneous?: string[];
  /** steps that only say what stays as it is */
  stays?: string[];
  values: { chonbo: number };
}
