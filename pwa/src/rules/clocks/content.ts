/** A lateness clock's content in a composed rulebook: amounts and minutes resolved. */

import type { Penalty } from "../engine/consequences.ts";
import type { Cited, ReadingCondition } from "../engine/row.ts";

/** Whole P charged to a person or team. */
export type PointsOn = { whom: string; p: number; unit?: string };

/** A fine in minor units. */
export type FineOn = { whom: string; amount: number };

/** A band's cost, once or for each minute. */
export interface Cost {
  points?: PointsOn[];
  fines?: FineOn[];
  penalties?: Penalty[];
  effects?: string[];
}

/** The cost of lateness from one moment on: after whole minutes, or past a second. */
export interface Band {
  id: string;
  from_minute?: number;
  after_seconds?: number;
  per_minute?: Cost;
  once?: Cost;
  /** the parts of cost (points, fines, penalties, effects) that earlier bands added and this one drops */
  instead_of?: string[];
  once_for_team?: boolean;
  reading?: ReadingCondition;
  /** those that it depends on */
  readings: string[];
}

export interface ClockContent {
  source: Cited;
  /** null if there are no fines */
  currency: string | null;
  unit?: string;
  /** when a minute counts: completed or begun */
  minute: string;
  bands: Band[];
  /** those that the counting of minutes depends on */
  readings: string[];
}
