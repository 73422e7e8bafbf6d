/** Base books and options as rulings/books/export.py writes them: short forms, and values that depend on a reading. */

import type { Condition } from "../engine/conditions.ts";
import type { Facts } from "../engine/facts.ts";
import type { Deferred, Growth, ReadingCondition } from "../engine/row.ts";
import type { ChonboPayments, RuleAnswer } from "./content.ts";

/** A value for each alternative of a reading. */
export type PerAlternative<Value> = { reading: string; values: Record<string, Value> };

export type ByReading<Value> = Value | PerAlternative<Value>;

/** A kind of penalty, or points. */
export type WrittenPenalty<Amount = number | Growth> = string | { points: ByReading<Amount>; whom?: string };

/** Source and section; without a source, the book's main one. */
export interface Written {
  source?: string;
  section?: string;
}

/** The foul that a row refers to, and the facts to decide it with. */
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

/** A step's id, or a step with its conditions. */
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

/** The parts of a base book that options may change. */
export interface LayerParts {
  readings: string[];
  values: Values;
  fouls: Record<string, WrittenFoul>;
  lateness: Record<string, WrittenClock>;
  rule_points: Record<string, ByReading<RuleAnswer>>;
  chonbo: WrittenRule[];
  casual: WrittenCasual;
}

/** The value to name when an option is chosen. */
export interface Parameter {
  name: string;
  /** uma, hundreds or several */
  kind: string;
  default?: number;
  /** other options, each with the default that applies together with it */
  default_with?: Record<string, number>;
  /** those to choose several of: value → name */
  answers?: Record<string, string>;
}

/** An option's names, parameter and exclusions; its texts in one language. */
export interface OptionNames {
  id: string;
  name: string;
  section: string;
  parameter?: Parameter;
  /** the options that it cannot be combined with, each with the reason */
  excludes?: Record<string, string>;
}

/** What an option changes. */
export interface OptionRules extends Partial<LayerParts> {
  casual_only?: boolean;
  /** P added to each penalty of these kinds */
  raise?: { kinds: string[]; by: number };
}

export type Option = OptionNames & OptionRules;

/** A base book's names, before its rules are loaded. */
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
  /** rule point → the answer assumed where the book is silent, if not the commonest one */
  assumed?: Record<string, string>;
  procedures: Record<string, WrittenStep[]>;
  options: Record<string, OptionRules>;
}

/** A base book with its rules. */
export interface BaseBook extends Omit<BookNames, "options">, Omit<BookRules, "options"> {
  options: Record<string, Option>;
}
