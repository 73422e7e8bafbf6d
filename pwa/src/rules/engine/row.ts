/** A composed rulebook's rows and rules: readings resolved, defaults filled in. */

import type { Penalty } from "./consequences.ts";
import type { Condition } from "./conditions.ts";

/** Source and section; no section if it is the whole text, or none was recorded. */
export interface Cited {
  id: string;
  section: string | null;
}

/** How points grow with each offence after the first: by a sum, or by a factor. */
export type Growth = { first: number; add?: number; times?: number };

/** A penalty as a row prescribes it, before the number of the offence is known. */
export interface Prescribed<Amount = number | Growth> {
  kind: string;
  whom: string;
  p?: Amount;
  unit?: string;
}

/** The ends of the hand at which a deferred ruling is judged, and those at which it is dropped. */
export type Deferred = { judged: string[]; dropped: string[] };

/** Reading → the alternative that must be chosen. */
export type ReadingCondition = Record<string, string>;

/** One row of a penalty table; the first that matches applies. */
export interface Row {
  id: string;
  when: Condition;
  reading: ReadingCondition;
  effects: string[];
  source: Cited;
  then: Prescribed[];
  /** whether a penalty grows with each offence */
  grows: boolean;
  /** those that its penalties depend on */
  readings: string[];
  /** penalties for the referee to choose from */
  range?: Penalty[];
  deferred?: Deferred;
  /** whose lateness clock gives the cost */
  lateness?: string;
  /** whether it counts as an offence, if that does not follow from its penalties */
  counts?: boolean;
  /** the option that adds to its penalties */
  raised?: { id: string; source: Cited };
  /** the row of another foul that it takes over */
  as?: { foul: string; row: string; source: Cited };
}

/** A rule on a chonbo together with something else. */
export interface ChonboRule {
  id: string;
  when: Condition;
  reading: ReadingCondition;
  /** the only fouls that it is about; empty: all */
  fouls: string[];
  /** void or applies */
  then: string;
  source: Cited;
}

/** A step of a procedure, and when to take it. */
export interface ProcedureStep {
  step: string;
  when: Condition;
  /** effects that exclude it */
  unless: string[];
  reading: ReadingCondition;
  /** before the row's own effects */
  first?: boolean;
  /** counted among the effects */
  effect: boolean;
}

/** What an option adds to some kinds of penalty. */
export interface Raise {
  kinds: string[];
  by: number;
  id: string;
  source: Cited;
}
