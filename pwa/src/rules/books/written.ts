/** Base books and options as rulings/books/export.py writes them: short forms, and values that hang on a reading. */

import type { Condition } from "../engine/conditions.ts";
import type { Facts } from "../engine/facts.ts";
import type { Deferred, Growth, ReadingCondition } from "../engine/row.ts";
import type { ChonboPayments, RuleAnswer } from "./content.ts";

/** A value for each alternative of a reading. */
export type PerAlternative<Value> = { reading: string; values: Record<string, Value> };

export type ByReading<Value> = Value | PerAlternative<Value>;

/** A kind of penalty, or points. */
export type WrittenPenalty<Amount = number | Growth> = string | { points: ByReading<Amount>; whom?: string };

/** Where it stands: in the book's main source unless another is named. */
export interface Written {
  source?: string;
  section?: string;
}

/** A row that treats one foul as another, with facts that are given. */
export type Target = { foul: string; given?: Facts };

export interface WrittenRow extends Written {
  id: string;
  when?: Condition;
  reading?: ReadingCondition;
  then?: WrittenPenalty[];
  effects?: string[];
  as?: Target;
  range?: WrittenPenalty<number>[];
  deferred?: Deferred;
  lateness?: string;
  counts?: boolean;
}

export interface WrittenFoul extends Written {
  scope?: ByReading<string>;
  examples?: string[];
  rows: WrittenRow[];
}

export interface WrittenRule extends Written {
  id: string;
  when: Condition;
  reading?: ReadingCondition;
  fouls?: string[];
  then: string;
}

/** A step's id, or when it is taken. */
export type WrittenStep = string | WrittenStepWhen;

export type WrittenStepWhen = {
  step: string;
  when?: Condition;
  unless?: string[];
  reading?: ReadingCondition;
  first?: boolean;
  effect?: boolean;
};

export interface WrittenCasual extends Written {
  extrapolated_each_per_p: number;
  each?: Record<string, ByReading<number>>;
  to_table?: Record<string, number>;
  chonbo?: ChonboPayments;
  not_applied?: string[];
  borrowed?: boolean;
}

export interface WrittenCost {
  points?: { whom: string; p: ByReading<number> }[];
  fines?: { whom: string; amount: ByReading<number> }[];
  penalties?: WrittenPenalty<number>[];
  effects?: string[];
}

export interface WrittenBand {
  id: string;
  from_minute?: number;
  after_seconds?: number;
  per_minute?: WrittenCost;
  once?: WrittenCost;
  instead_of?: string[];
  once_for_team?: ByReading<boolean>;
  reading?: ReadingCondition;
}

export interface WrittenClock extends Written {
  minute: ByReading<string>;
  bands: WrittenBand[];
}

export type Values = { chonbo: ByReading<number> };

/** What base books have and options may change. */
export interface LayerParts {
  readings: string[];
  values: Values;
  fouls: Record<string, WrittenFoul>;
  lateness: Record<string, WrittenClock>;
  rule_points: Record<string, ByReading<RuleAnswer>>;
  chonbo: WrittenRule[];
  casual: WrittenCasual;
}

/** What is named where an option is taken. */
export interface Parameter {
  name: string;
  /** uma, hundreds or several */
  kind: string;
  default?: number;
  /** other options, each with the default that holds with it */
  default_with?: Record<string, number>;
  /** those to choose several of, each as it is called */
  answers?: Record<string, string>;
}

/** What an option is called and what it goes with; its texts in one language. */
export interface OptionNames {
  id: string;
  name: string;
  section: string;
  parameter?: Parameter;
  /** other options, each with the reason */
  excludes?: Record<string, string>;
}

/** What an option changes. */
export interface OptionRules extends Partial<LayerParts> {
  casual_only?: boolean;
  /** added to some kinds of penalty */
  raise?: { kinds: string[]; by: number };
}

export type Option = OptionNames & OptionRules;

/** What a base book is called, before its rules are here. */
export interface BookNames {
  id: string;
  name: string;
  body: string;
  edition: string;
  standing: string;
  options: Record<string, OptionNames>;
}

/** A base book's rules, without its names. */
export interface BookRules extends LayerParts {
  currency: string | null;
  source: string;
  sources?: string[];
  unit?: string;
  /** rule point → what is assumed where it is silent, if that is not the commonest answer */
  assumed?: Record<string, string>;
  procedures: Record<string, WrittenStep[]>;
  options: Record<string, OptionRules>;
}

/** A base book whose rules are here. */
export interface BaseBook extends Omit<BookNames, "options">, Omit<BookRules, "options"> {
  options: Record<string, Option>;
}
