/** A composed rulebook's content: all that decisions need. Optional fields are missing from earlier revisions. */

import type { ClockContent } from "../clocks/content.ts";
import type { Fact } from "../engine/facts.ts";
import type { ChonboRule, Cited, ProcedureStep, Raise, Row } from "../engine/row.ts";

/** A rule point's answer: one choice or several, points or P, or the P of the four places. */
export type RuleAnswer = string | number | string[] | number[];

/** Rule point → its answer; "not-stated" where the book says nothing. */
export type RuleAnswers = Record<string, RuleAnswer>;

/** Reading → the chosen alternative. */
export type Readings = Record<string, string>;

/** Option → its parameters. */
export type ChosenOptions = Record<string, Record<string, RuleAnswer>>;

/** A foul under a rulebook; without rows if the book doesn't cover it. */
export interface FoulContent {
  category: string;
  /** facts, in the order in which they are asked */
  asks: string[];
  /** the context values that the foul itself implies */
  implies: Record<string, string>;
  /** the span within which its offences are counted */
  scope: string | null;
  /** the readings that the scope depends on */
  scope_reading: string[];
  examples: string[];
  /** related fouls that the book covers, if it does not cover this one */
  near?: string[];
  rows: Row[];
}

/** Payments at the table in casual play, in table points. */
export interface CasualPayments {
  source: Cited;
  /** P → table points to each other player */
  each: Record<string, number>;
  /** P → table points to the table */
  to_table: Record<string, number>;
  chonbo?: ChonboPayments;
  extrapolated_each_per_p: number;
  /** categories of fouls that cost nothing without a tournament */
  not_applied: string[];
  /** whether they are taken from another book */
  borrowed: boolean;
}

export type ChonboPayments = { to_dealer: number; to_others: number; from_dealer: number };

export interface RulebookContent {
  id: string;
  /** official, second-hand, partial or own */
  standing: string;
  /** of what the book takes off tournament scores, if not P */
  unit?: string;
  options: ChosenOptions;
  readings: Readings;
  /** those that are not at their default */
  readings_changed: Readings;
  casual_only: boolean;
  facts: Record<string, Fact>;
  fouls: Record<string, FoulContent>;
  lateness: Record<string, ClockContent>;
  casual: CasualPayments;
  chonbo: ChonboRule[];
  /** kind of penalty or moment → its steps */
  procedures: Record<string, ProcedureStep[]>;
  rule_points: RuleAnswers;
  raises?: Raise[];
  /** values of `simultaneous` that this book excludes */
  never_simultaneous?: string[];
  /** steps that only say what stays as it is */
  stays?: string[];
  values: { chonbo: number };
}
