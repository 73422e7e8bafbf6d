/** Resolve what a book leaves to a reading, and fill in what its data leaves unsaid (source, whom it falls on). */

import { isObject } from "../errors.ts";

type Json = Record<string, any>;

/** Knows the readings chosen, the book's main source and its values (`chonbo`: whole P, or one by reading). */
export class Resolver {
  readings: Record<string, string>;
  mainSource: string;
  values: Json;
  written: Json;

  /** @param written the `unit` in which the book writes what it takes off tournament scores; empty for P */
  constructor(readings: Record<string, string>, source: string, values: Json, written: Json = {}) {
    this.readings = readings;
    this.mainSource = source;
    this.values = values;
    this.written = written;
  }

  /** A value, or the one that a reading gives: `{reading: id, values: {alternative: value}}`; the reading is noted. */
  value(given: any, mattered: string[] = []): any {
    if (!isObject(given) || !("reading" in given)) return given;
    mattered.push(given.reading);
    return given.values[this.readings[given.reading]];
  }

  /** Where a row, rule or clock stands. */
  source(given: Json) {
    return { id: given.source ?? this.mainSource, section: given.section ?? null };
  }

  /** Each as `{kind, whom, p?, unit?}`; `p` whole, or `{first, add}` / `{first, times}` where it grows each time. */
  penalties(given: any[], mattered: string[]): Json[] {
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
  row(given: Json): Json {
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
      ...("range" in given && { range: this.penalties(given.range, []) }),
      ...("deferred" in given && { deferred: given.deferred }),
      ...("lateness" in given && { lateness: given.lateness }),
      ...("counts" in given && { counts: given.counts }),
    };
  }

  /** A rule of what a chonbo becomes together with something else. */
  rule(given: Json) {
    const { id, when, reading = {}, fouls = [], then } = given;
    return { id, when, reading, fouls, then, source: this.source(given) };
  }

  /** A procedure's step. */
  entry(given: any) {
    const {
      step,
      when = {},
      unless = [],
      reading = {},
      first = false,
      effect = false,
    } = typeof given === "string" ? { step: given } : given;
    return { step, when, unless, reading, first, effect };
  }

  /** The payments of casual play. */
  casual(given: Json): Json {
    const { section: _, ...payments } = given;
    const built = { to_table: {}, each: {}, not_applied: [], borrowed: false, ...payments };
    const each = Object.entries(built.each).map(([p, points]) => [p, this.value(points)]);
    return { ...built, source: this.source(given), each: Object.fromEntries(each) };
  }

  /** A lateness clock: its bands with amounts resolved; `readings` are those that its minutes hang on. */
  clock(given: Json, currency: string | null) {
    const readings: string[] = [];
    const minute = this.value(given.minute, readings);
    const bands = given.bands.map((band: Json) => this.band(band));
    return { source: this.source(given), currency, ...this.written, minute, bands, readings };
  }

  band(given: Json) {
    const mattered = Object.keys(given.reading ?? {});
    const parts = ["per_minute", "once"].filter((part) => part in given);
    const costs = Object.fromEntries(parts.map((part) => [part, this.costs(given[part], mattered)]));
    const team = "once_for_team" in given && { once_for_team: this.value(given.once_for_team, mattered) };
    return { ...given, ...costs, ...team, readings: [...new Set(mattered)] };
  }

  costs(given: Json, mattered: string[]) {
    const built = { ...given };
    const amounts = (part: string, name: string) =>
      given[part].map((cost: Json) => ({ whom: cost.whom, [name]: this.value(cost[name], mattered) }));
    if ("points" in given) {
      built.points = amounts("points", "p").map((cost: Json) => ({ ...cost, ...this.written }));
    }
    if ("fines" in given) built.fines = amounts("fines", "amount");
    if ("penalties" in given) built.penalties = this.penalties(given.penalties, mattered);
    return built;
  }
}
