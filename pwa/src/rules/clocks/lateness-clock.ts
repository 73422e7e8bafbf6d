/**
 * A lateness clock: when each band opens, and the cost of being a number of seconds late.
 *
 * A book's bands stand in order. `from_minute: n` opens a band once n minutes count (completed or begun, a reading);
 * `after_seconds: s` opens it past that moment. A band adds `per_minute` for each of its own minutes and `once` when
 * it opens; `instead_of` drops what the earlier bands added to points, fines, penalties or effects.
 */

import { conditionMatches } from "../engine/conditions.ts";
import { unitOf } from "../engine/unit.ts";
import type { Penalty } from "../engine/consequences.ts";
import type { Fine } from "../engine/decision.ts";
import type { Band, ClockContent, Cost, PointsOn } from "./content.ts";

/** A cost being added up; `points` and `fines`: whom → whole P, minor units. */
interface Total {
  points: Map<string, number>;
  fines: Map<string, number>;
  penalties: Penalty[];
  effects: string[];
}

/** The cost of lateness at a moment. */
export interface LatenessCost {
  minutes: number;
  /** null before the first band */
  band: string | null;
  penalties: Penalty[];
  points: PointsOn[];
  fines: Fine[];
  effects: string[];
}

/** The cost from a later second on. */
export type NextCost = LatenessCost & { at_seconds: number };

/** One person's clock under one rulebook: the bands that apply under its readings, and how it counts minutes. */
export class LatenessClock {
  begun: boolean;
  written: { unit?: string };
  currency: string;
  bands: Band[];

  constructor(content: ClockContent, readings: Record<string, string>) {
    this.begun = content.minute === "begun";
    this.written = unitOf(content);
    this.currency = content.currency ?? "";
    this.bands = content.bands.filter((band) => conditionMatches(band.reading ?? {}, readings));
  }

  /** Return the first second at which the band is reached. */
  opens(band: Band): number {
    return band.after_seconds === undefined ? this.starts(band.from_minute ?? 0) : band.after_seconds + 1;
  }

  starts(minute: number) {
    return this.begun ? (minute - 1) * 60 + 1 : minute * 60;
  }

  minutes(seconds: number) {
    return this.begun ? Math.ceil(seconds / 60) : Math.floor(seconds / 60);
  }

  reached(seconds: number) {
    return this.bands.filter((band) => this.opens(band) <= seconds);
  }

  /** Return the first second of each band; decide() cuts `seconds_late` there. */
  openings() {
    return this.bands.map((band) => this.opens(band));
  }

  /** Return minutes, band, penalties, points (whole P), fines (minor units) and effects after so many seconds. */
  cost(seconds: number): LatenessCost {
    const minutes = this.minutes(seconds);
    const reached = this.reached(seconds);
    const total: Total = { points: new Map(), fines: new Map(), penalties: [], effects: [] };
    reached.forEach((band, place) => {
      if (band.instead_of?.includes("points")) total.points.clear();
      if (band.instead_of?.includes("fines")) total.fines.clear();
      if (band.instead_of?.includes("penalties")) total.penalties = [];
      if (band.instead_of?.includes("effects")) total.effects = [];
      const last = (reached[place + 1]?.from_minute ?? minutes + 1) - 1;
      add(total, band.per_minute, last - (band.from_minute ?? last) + 1);
      add(total, band.once, 1);
    });
    return {
      minutes,
      band: reached.at(-1)?.id ?? null,
      penalties: total.penalties,
      points: [...total.points].map(([whom, p]) => ({ whom, p, ...this.written })),
      fines: [...total.fines].map(([whom, amount]) => ({ whom, amount, currency: this.currency })),
      effects: total.effects,
    };
  }

  /** Return the next band with its cost; null in the last. */
  nextBand(seconds: number) {
    return this.at(this.openings().filter((opening) => opening > seconds));
  }

  /**
   * Return the cost at the next change: the next minute of a band with a rate, or the next band; null if none comes.
   */
  nextChange(seconds: number) {
    const moments = this.openings().filter((opening) => opening > seconds);
    const now = this.reached(seconds).at(-1);
    if (now && "per_minute" in now) moments.push(this.starts(this.minutes(seconds) + 1));
    return this.at(moments);
  }

  at(moments: number[]): NextCost | null {
    const first = Math.min(...moments);
    return moments.length ? { at_seconds: first, ...this.cost(first) } : null;
  }
}

function add(total: Total, costs: Cost = {}, times: number) {
  for (const { whom, p } of costs.points ?? []) total.points.set(whom, (total.points.get(whom) ?? 0) + p * times);
  for (const { whom, amount } of costs.fines ?? [])
    total.fines.set(whom, (total.fines.get(whom) ?? 0) + amount * times);
  total.penalties.push(...(costs.penalties ?? []));
  total.effects.push(...(costs.effects ?? []));
}
