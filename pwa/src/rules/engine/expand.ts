/** A foul's rows under one rulebook, `as` references written out and raised penalties added. */

import { valueMatches } from "./conditions.ts";
import { HAND_END_FACT } from "./table.ts";
import type { Target, WrittenFoul, WrittenRow } from "../books/written.ts";
import type { Facts } from "./facts.ts";
import type { Resolver } from "./resolve.ts";
import type { Raise, Row } from "./row.ts";

/** Composes each foul's rows once. `raises` are options that add P to a kind of penalty (WRC Optional 2022, 6.2). */
export class Rows {
  entries: Record<string, WrittenFoul>;
  resolver: Resolver;
  raises: Raise[];
  impossibleEnds: string[];
  done: Map<string, Row[]>;

  /**
   * @param raises each with the section that says so
   * @param impossibleEnds of a hand, under the rule points
   */
  constructor(entries: Record<string, WrittenFoul>, resolver: Resolver, raises: Raise[], impossibleEnds: string[]) {
    this.entries = entries;
    this.resolver = resolver;
    this.raises = raises;
    this.impossibleEnds = impossibleEnds;
    this.done = new Map();
  }

  /** The foul's rows in order; none when the book doesn't cover it. */
  of(foul: string): Row[] {
    const done = this.done.get(foul);
    if (done) return done;
    const entry: WrittenFoul = this.entries[foul] ?? { rows: [] };
    const rows = entry.rows.flatMap((given) => this.expand(entry, given)).flatMap((row) => this.possible(row) ?? []);
    this.done.set(foul, rows);
    return rows;
  }

  expand(entry: WrittenFoul, given: WrittenRow): Row[] {
    const { source, section } = entry;
    const row = this.resolver.row({ ...(source && { source }), section, ...given });
    const { as: target } = given;
    if (!target) return [this.raised(row)];
    return this.of(target.foul)
      .filter((other) => canMeet(row, target.given ?? {}, other))
      .map((other) => join(row, target, other));
  }

  /** Without the ends of a hand that this book does not know; null for a row that is about nothing else. */
  possible(row: Row): Row | null {
    const known = (ends: unknown) =>
      [ends]
        .flat()
        .map(String)
        .filter((end) => !this.impossibleEnds.includes(end));
    const { deferred, when } = row;
    if (deferred) row.deferred = { judged: known(deferred.judged), dropped: known(deferred.dropped) };
    if (!(HAND_END_FACT in when)) return row;
    const ends = known(when[HAND_END_FACT]);
    return ends.length ? { ...row, when: { ...when, [HAND_END_FACT]: ends } } : null;
  }

  raised(row: Row) {
    for (const { id, kinds, by, source } of this.raises) {
      if ([...row.then, ...(row.range ?? [])].some(({ kind }) => kinds.includes(kind))) row.raised = { id, source };
      if (row.then.some((penalty) => kinds.includes(penalty.kind))) {
        row.then = [...row.then, { kind: "points", whom: "offender", p: by, ...this.resolver.written }];
      }
    }
    return row;
  }
}

function canMeet(row: Row, given: Facts, other: Row) {
  const when = Object.entries(other.when);
  const reading = Object.entries(other.reading);
  return (
    when.every(([name, expected]) => !(name in given) || valueMatches(expected, given[name])) &&
    reading.every(([name, chosen]) => (row.reading[name] ?? chosen) === chosen)
  );
}

/** The row that treats one foul as another: both conditions, the other's outcome. */
function join(row: Row, target: Target, other: Row): Row {
  const left = Object.entries(other.when).filter(([name]) => !(name in (target.given ?? {})));
  return {
    ...other,
    id: `${row.id}/${other.id}`,
    when: { ...row.when, ...Object.fromEntries(left) },
    reading: { ...row.reading, ...other.reading },
    effects: [...row.effects, ...other.effects],
    source: row.source,
    as: { foul: target.foul, row: other.id, source: other.source },
  };
}
