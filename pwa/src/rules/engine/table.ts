/** One foul's penalty table under one rulebook: rows in order, the first that matches wins. */

import { isObject } from "../errors.ts";
import { conditionMatches, cuts, valueMatches } from "./conditions.ts";
import { cells } from "./facts.ts";
import type { FoulContent } from "../books/content.ts";
import type { Cell, Fact, FactValue, Facts } from "./facts.ts";
import type { Row } from "./row.ts";

export const HAND_END_FACT = "hand_end";
export const LATENESS_FACT = "seconds_late";
export const REPEAT_FACT = "offence_number";
const SHOWN_REPEATS = 4;
const MEMO_LIMIT = 4096;

/** The rows of one foul, with the facts they depend on (`used`, in the order to ask them) and each fact's cells. */
export class Table {
  foul: string;
  category: string;
  implies: Record<string, string>;
  scope: string | null;
  examples: string[];
  near: string[];
  definitions: Record<string, Fact>;
  written: Row[];
  readings: Record<string, string>;
  rows: Row[];
  used: string[];
  cells: Record<string, Cell[]>;
  memo: Map<string, unknown>;

  constructor(
    foul: string,
    entry: FoulContent,
    definitions: Record<string, Fact>,
    readings: Record<string, string>,
    latenessCuts: number[],
  ) {
    this.foul = foul;
    this.category = entry.category;
    this.implies = entry.implies;
    this.scope = entry.scope;
    this.examples = entry.examples;
    this.near = entry.near ?? []; // missing from earlier revisions
    this.definitions = definitions;
    this.written = entry.rows;
    this.readings = readings;
    this.rows = entry.rows.filter((row) => conditionMatches(row.reading, readings));
    this.used = Object.keys(definitions).filter((name) => this.rows.some((row) => needed(row).includes(name)));
    this.cells = Object.fromEntries(this.used.map((name) => [name, this.cellsOf(name, latenessCuts)]));
    this.memo = new Map();
  }

  /** Return what `work` returns for this key, cached; each use of the cache has keys of its own. */
  cached<Result>(key: unknown[], work: () => Result): Result {
    const text = JSON.stringify(key);
    if (!this.memo.has(text)) {
      if (this.memo.size >= MEMO_LIMIT) this.memo.clear();
      this.memo.set(text, work());
    }
    return this.memo.get(text) as Result;
  }

  cellsOf(name: string, latenessCuts: number[]) {
    const points = name === LATENESS_FACT ? [...latenessCuts] : [];
    for (const row of this.rows) {
      points.push(...cuts(row.when, name));
      if (name === REPEAT_FACT && row.grows) {
        for (let times = 0; times < SHOWN_REPEATS; times += 1) points.push(firstOffence(row) + times);
      }
    }
    return cells(this.definitions[name], points);
  }

  /** Find the row that all these facts lead to; null while an earlier row is still open. */
  find(known: Facts): Row | null {
    const row = this.rows.find((each) => rowMatches(each, known) !== false);
    return row && rowMatches(row, known) ? row : null;
  }

  /** Return the rows that another reading would have made match, up to the row `before` (all without one). */
  passedOver(known: Facts, before?: Row): Row[] {
    const rows = before ? this.written.slice(0, this.written.indexOf(before)) : this.written;
    return rows.filter(
      (row) => !conditionMatches(row.reading, this.readings) && conditionMatches(row.when, known) !== false,
    );
  }

  /** Return whether the offence number led to this row: a row up to it depends on it, and matches otherwise. */
  countsRepeats(row: Row, known: Facts) {
    return this.rows.slice(0, this.rows.indexOf(row) + 1).some((written) => {
      const { [REPEAT_FACT]: _, ...others } = written.when;
      return needed(written).includes(REPEAT_FACT) && conditionMatches(others, known) !== false;
    });
  }

  /** Return the row for a complete set of facts. The loader of the data proves that every table has one. */
  rowFor(facts: Facts): Row {
    const row = this.find(facts);
    if (!row) throw new Error(`${this.foul}: no row for ${JSON.stringify(facts)}`);
    return row;
  }

  /** Return every way to answer the missing facts, by each cell's lowest value, lateness by the highest too. */
  completions(known: Facts): Facts[] {
    const missing = this.used.filter((name) => !Object.hasOwn(known, name));
    return missing.reduce<Facts[]>(
      (all, name) => all.flatMap((facts) => this.samples(name).map((value) => ({ ...facts, [name]: value }))),
      [known],
    );
  }

  samples(name: string): FactValue[] {
    if (name !== LATENESS_FACT) return this.cells[name].map((cell) => cell.low);
    return this.cells[name].flatMap((cell) => [...new Set([cell.low, cell.high])]);
  }
}

/** Return the facts that a row's condition and its amount depend on. */
export function needed(row: Row): string[] {
  const amount = [...(row.grows ? [REPEAT_FACT] : []), ...("lateness" in row ? [LATENESS_FACT] : [])];
  return [...new Set([...Object.keys(row.when), ...amount])];
}

/** Return whether the row matches; null while a fact that it or its amount needs is missing. */
export function rowMatches(row: Row, known: Facts): boolean | null {
  const verdict = conditionMatches(row.when, known);
  return verdict && needed(row).some((name) => !Object.hasOwn(known, name)) ? null : verdict;
}

/** Return the offence at which a growing penalty starts to count: the lowest that the row admits. */
export function firstOffence(row: Row): number {
  const expected = row.when[REPEAT_FACT];
  if (isObject(expected)) return expected.min ?? 1;
  return expected === undefined || valueMatches(expected, 1) ? 1 : Number(expected);
}
