/** Resolve what a book leaves to a reading, and fill in what its data leaves unsaid (source, whom it falls on). */

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

  /** A value, or the one that a reading gives: `{reading: id, values: {alternative: value}}`; the reading is noted. */
  value<Value>(given: ByReading<Value>, mattered: string[] = []): Value {
    if (!hangsOnReading(given)) return given;
    mattered.push(given.reading);
    return given.values[this.readings[given.reading]];
  }

  /** Where a row, rule or clock stands. */
  source(given: Written): Cited {
    return { id: given.source ?? this.mainSource, section: given.section ?? null };
  }

  /** Each as `{kind, whom, p?, unit?}`; `p` whole, or `{first, add}` / `{first, times}` where it grows each time. */
  penalties<Amount>(given: WrittenPenalty<Amount>[], mattered: string[]): Prescribed<Amount | number>[] {
    return given.map((penalty) => {
      if (penalty === "chonbo") {
        return { kind: "chonbo", whom: "offender", p: this.value(this.values.chonbo, mattered), ...this.written };
      }
      if (typeof penalty === "string") return { kind: penalty, whom: "offender" };
      const p = this.value(penalty.points, mattered);
      return { kind: "points", whom: penalty.whom ?? "offender", p, ...this.written };
    });
  }

  /** A row with nothing left unsaid. */
  row(given: WrittenRow): Row {
    const readings: string[] = [];
    const then = this.penalties(given.then ?? [], readings);
    return {
      id: given.id,
      when: given.when ?? {},
      reading: given.reading ?? {},
      effects: given.effects ?? [],
      source: this.source(given),
      then,
      grows: then.some((penalty) => isObject(penalty.p)),
      readings,
      ...(given.range && { range: this.penalties(given.range, []) }),
      ...(given.deferred && { deferred: given.deferred }),
      ...(given.lateness && { lateness: given.lateness }),
      ...("counts" in given && { counts: given.counts }),
    };
  }

  /** A rule of what a chonbo becomes together with something else. */
  rule(given: WrittenRule): ChonboRule {
    const { id, when, reading = {}, fouls = [], then } = given;
    return { id, when, reading, fouls, then, source: this.source(given) };
  }

  /** A procedure's step. */
  entry(given: WrittenStep): ProcedureStep {
    const written: WrittenStepWhen = typeof given === "string" ? { step: given } : given;
    const { step, when = {}, unless = [], reading = {}, first = false, effect = false } = written;
    return { step, when, unless, reading, first, effect };
  }

  /** The payments of casual play. */
  casual(given: WrittenCasual): CasualPayments {
    const { section: _, ...payments } = given;
    const built = { to_table: {}, each: {}, not_applied: [], borrowed: false, ...payments };
    const each = Object.entries(built.each).map(([p, points]) => [p, this.value(points)] as const);
    return { ...built, source: this.source(given), each: Object.fromEntries(each) };
  }

  /** A lateness clock: its bands with amounts resolved; `readings` are those that its minutes hang on. */
  clock(given: WrittenClock, currency: string | null): ClockContent {
    const readings: string[] = [];
    const minute = this.value(given.minute, readings);
    const bands = given.bands.map((band) => this.band(band));
    return { source: this.source(given), currency, ...this.written, minute, bands, readings };
  }

  band(given: WrittenBand): Band {
    const mattered = Object.keys(given.reading ?? {});
    const { per_minute, once, once_for_team, ...others } = given;
    return {
      ...others,
      ...(per_minute && { per_minute: this.costs(per_minute, mattered) }),
      ...(once && { once: this.costs(once, mattered) }),
      ...(once_for_team !== undefined && { once_for_team: this.value(once_for_team, mattered) }),
      readings: [...new Set(mattered)],
    };
  }

  costs({ points, fines, penalties, ...others }: WrittenCost, mattered: string[]): Cost {
    return {
      ...others,
      ...(points && {
        points: points.map(({ whom, p }) => ({ whom, p: this.value(p, mattered), ...this.written })),
      }),
      ...(fines && { fines: fines.map(({ whom, amount }) => ({ whom, amount: this.value(amount, mattered) })) }),
      ...(penalties && { penalties: this.penalties(penalties, mattered) }),
    };
  }
}

function hangsOnReading<Value>(given: ByReading<Value>): given is PerAlternative<Value> {
  return isObject(given) && "reading" in given;
}
