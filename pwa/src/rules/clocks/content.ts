/** A lateness clock as a composed rulebook holds it: amounts and minutes resolved. */

import type { Penalty } from "../engine/consequences.ts";
import type { Cited, ReadingCondition } from "../engine/row.ts";

/** Whole P on somebody. */
export type PointsOn = { whom: string; p: number; unit?: string };

/** Minor units from somebody. */
export type FineOn = { whom: string; amount: number };

/** What a band costs, once or each minute. */
export interface Cost {
  points?: PointsOn[];
  fines?: FineOn[];
  penalties?: Penalty[];
  effects?: string[];
}

/** What lateness costs from one moment on: after whole minutes, or past a second. */
export interface Band {
  id: string;
  from_minute?: number;
  after_seconds?: number;
  per_minute?: Cost;
  once?: Cost;
  /** of the bands before it, these parts cost no more */
  instead_of?: string[];
  once_for_team?: boolean;
  reading?: ReadingCondition;
  /** those that it hangs on */
  readings: string[];
}

export interface ClockContent {
  source: Cited;
  /** null where nothing is fined */
  currency: string | null;
  unit?: string;
  /** when a minute counts: completed or begun */
  minute: string;
  bands: Band[];
  /** those that the minutes hang on */
  readings: string[];
}
