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
  composed: Map<string, Row[]>;

  /**
   * @param raises each with its source
   * @param impossibleEnds answers of the fact `hand_end` that the book's rule points exclude
   */
  constructor(entries: Record<string, WrittenFoul>, resolver: Resolver, raises: Raise[], impossibleEnds: string[]) {
    this.entries = entries;
    this.resolver = resolver;
    this.raises = raises;
    this.impossibleEnds = impossibleEnds;
    this.composed = new Map();
  }

  /** Return the foul's rows in order; none if the book doesn't cover it. */
  of(foul: string): Row[] {
    const cached = this.composed.get(foul);
    if (cached) return cached;
    const entry: WrittenFoul = this.entries[foul] ?? { rows: [] };
    const rows = entry.rows.flatMap((row) => this.expand(entry, row)).flatMap((row) => this.possible(row) ?? []);
    this.composed.set(foul, rows);
    return rows;
  }

  expand(entry: WrittenFoul, written: WrittenRow): Row[] {
    const { source, section } = entry;
    const row = this.resolver.row({ ...(source && { source }), section, ...written });
    const { as: target } = written;
    if (!target) return [this.raised(row)];
    return this.of(target.foul)
      .filter((other) => canMeet(row, target.given ?? {}, other))
      .map((other) => join(row, target, other));
  }

  /** Leave out the ends of a hand that this book does not have; return null if the row is about nothing else. */
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

function canMeet(row: Row, facts: Facts, other: Row) {
  const when = Object.entries(other.when);
  const reading = Object.entries(other.reading);
  return (
    when.every(([name, expected]) => !(name in facts) || valueMatches(expected, facts[name])) &&
    reading.every(([name, chosen]) => (row.reading[name] ?? chosen) === chosen)
  );
}

/** Return the row that treats one foul as another: with both conditions, and the other's outcome. */
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
