/** Resolves what a book leaves to a reading, and fills in the defaults of its data (source, recipient). */

import { isObject } from "../errors.ts";
import type { CasualPayments } from "../books/content.ts";
import type {
  ByReading,
  PerAlternative,
  Values,
  Written,
  WrittenBand,
  WrittenCasual,
  WrittenClock,
  WrittenCost,
  WrittenPenalty,
  WrittenRow,
  WrittenRule,
  WrittenStep,
  WrittenStepWhen,
} from "../books/written.ts";
import type { Band, ClockContent, Cost } from "../clocks/content.ts";
import type { ChonboRule, Cited, Prescribed, ProcedureStep, Row } from "./row.ts";

/** Knows the readings chosen, the book's main source and its values (`chonbo`: whole P, or one by reading). */
export class Resolver {
  readings: Record<string, string>;
  mainSource: string;
  values: Values;
  written: { unit?: string };

  /** @param written the `unit` in which the book writes what it takes off tournament scores; empty for P */
  constructor(readings: Record<string, string>, source: string, values: Values, written: { unit?: string } = {}) {
    this.readings = readings;
    this.mainSource = source;
    this.values = values;
    this.written = written;
  }

  /**
   * Resolve a value, or the one that a reading gives: `{reading: id, values: {alternative: value}}`.
   * @param readings gets that reading added
   */
  value<Value>(value: ByReading<Value>, readings: string[] = []): Value {
    if (!isByReading(value)) return value;
    readings.push(value.reading);
    return value.values[this.readings[value.reading]];
  }

  /** Return the source and section of a row, rule or clock. */
  source(written: Written): Cited {
    return { id: written.source ?? this.mainSource, section: written.section ?? null };
  }

  /**
   * Resolve penalties to `{kind, whom, p?, unit?}`; `p` whole, or `{first, add}` or `{first, times}` if it grows.
   * @param readings gets the readings added that they depend on
   */
  penalties<Amount>(penalties: WrittenPenalty<Amount>[], readings: string[]): Prescribed<Amount | number>[] {
    return penalties.map((penalty) => {
      if (penalty === "chonbo") {
        return { kind: "chonbo", whom: "offender", p: this.value(this.values.chonbo, readings), ...this.written };
      }
      if (typeof penalty === "string") return { kind: penalty, whom: "offender" };
      const p = this.value(penalty.points, readings);
      return { kind: "points", whom: penalty.whom ?? "offender", p, ...this.written };
    });
  }

  /** Resolve a row, its defaults filled in. */
  row(row: WrittenRow): Row {
    const readings: string[] = [];
    const then = this.penalties(row.then ?? [], readings);
    return {
      id: row.id,
      when: row.when ?? {},
      reading: row.reading ?? {},
      effects: row.effects ?? [],
      source: this.source(row),
      then,
      grows: then.some((penalty) => isObject(penalty.p)),
      readings,
      ...(row.range && { range: this.penalties(row.range, []) }),
      ...(row.deferred && { deferred: row.deferred }),
      ...(row.lateness && { lateness: row.lateness }),
      ...("counts" in row && { counts: row.counts }),
    };
  }

  /** Resolve a rule on a chonbo together with something else. */
  rule(rule: WrittenRule): ChonboRule {
    const { id, when, reading = {}, fouls = [], then } = rule;
    return { id, when, reading, fouls, then, source: this.source(rule) };
  }

  /** Resolve a procedure's step. */
  entry(entry: WrittenStep): ProcedureStep {
    const written: WrittenStepWhen = typeof entry === "string" ? { step: entry } : entry;
    const { step, when = {}, unless = [], reading = {}, first = false, effect = false } = written;
    return { step, when, unless, reading, first, effect };
  }

  /** Resolve the payments of casual play. */
  casual(written: WrittenCasual): CasualPayments {
    const { section: _, ...payments } = written;
    const complete = { to_table: {}, each: {}, not_applied: [], borrowed: false, ...payments };
    const each = Object.entries(complete.each).map(([p, points]) => [p, this.value(points)] as const);
    return { ...complete, source: this.source(written), each: Object.fromEntries(each) };
  }

  /** Resolve a lateness clock: bands with their amounts; `readings` are those behind how its minutes count. */
  clock(clock: WrittenClock, currency: string | null): ClockContent {
    const readings: string[] = [];
    const minute = this.value(clock.minute, readings);
    const bands = clock.bands.map((band) => this.band(band));
    return { source: this.source(clock), currency, ...this.written, minute, bands, readings };
  }

  band(band: WrittenBand): Band {
    const readings = Object.keys(band.reading ?? {});
    const { per_minute, once, once_for_team, ...others } = band;
    return {
      ...others,
      ...(per_minute && { per_minute: this.costs(per_minute, readings) }),
      ...(once && { once: this.costs(once, readings) }),
      ...(once_for_team !== undefined && { once_for_team: this.value(once_for_team, readings) }),
      readings: [...new Set(readings)],
    };
  }

  costs({ points, fines, penalties, ...others }: WrittenCost, readings: string[]): Cost {
    return {
      ...others,
      ...(points && {
        points: points.map(({ whom, p }) => ({ whom, p: this.value(p, readings), ...this.written })),
      }),
      ...(fines && { fines: fines.map(({ whom, amount }) => ({ whom, amount: this.value(amount, readings) })) }),
      ...(penalties && { penalties: this.penalties(penalties, readings) }),
    };
  }
}

function isByReading<Value>(value: ByReading<Value>): value is PerAlternative<Value> {
  return isObject(value) && "reading" in value;
}
