/** A rulebook's rows and rules as they are decided by: readings resolved, nothing left unsaid. */

import type { Penalty } from "./consequences.ts";
import type { Condition } from "./conditions.ts";

/** Where in which text it is said; no section where it is the whole text, or nobody wrote it down. */
export interface Cited {
  id: string;
  section: string | null;
}

/** How points grow with each offence: from the first on by so much, or so many times. */
export type Growth = { first: number; add?: number; times?: number };

/** A penalty as a row prescribes it. */
export interface Prescribed<Amount = number | Growth> {
  kind: string;
  whom: string;
  p?: Amount;
  unit?: string;
}

/** The ends of the hand at which it is judged, and at which it is dropped. */
export type Deferred = { judged: string[]; dropped: string[] };

/** Reading → the alternative that must be chosen. */
export type ReadingCondition = Record<string, string>;

/** The first row that fits says what is prescribed. */
export interface Row {
  id: string;
  when: Condition;
  reading: ReadingCondition;
  effects: string[];
  source: Cited;
  then: Prescribed[];
  /** whether a penalty grows with each offence */
  grows: boolean;
  /** those that its penalties hang on */
  readings: string[];
  /** left to the referee to choose from */
  range?: Penalty[];
  deferred?: Deferred;
  /** whose lateness clock says what it costs */
  lateness?: string;
  /** as an offence, although nobody is penalised */
  counts?: boolean;
  /** the option that adds to its penalties */
  raised?: { id: string; source: Cited };
  /** the row of another foul that it takes over */
  as?: { foul: string; row: string; source: Cited };
}

/** What a chonbo becomes together with something else. */
export interface ChonboRule {
  id: string;
  when: Condition;
  reading: ReadingCondition;
  /** no other; none: all */
  fouls: string[];
  /** void or applies */
  then: string;
  source: Cited;
}

/** A step of a procedure, and when it is taken. */
export interface ProcedureStep {
  step: string;
  when: Condition;
  /** effects that make it wrong */
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
