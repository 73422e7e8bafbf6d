/** A composed rulebook: base, options and readings in one, identified by the hash of its content. */

import { LatenessClock } from "../clocks/lateness-clock.ts";
import { Table } from "../engine/table.ts";
import { UnknownName, isObject } from "../errors.ts";
import { sha256 } from "./sha256.ts";
import type { ClockContent } from "../clocks/content.ts";
import type { ChosenReading, RulebookNames } from "../engine/decision.ts";
import type { CasualPayments, ChosenOptions, FoulContent, Readings, RulebookContent } from "./content.ts";

/** The foul that stands for anything outside the catalogue: no book has rows; the referee describes and decides it. */
export const NOT_LISTED = "not-listed";

/** Write JSON in the one way that hashes are taken of: sorted keys, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join(",")}}`;
}

/** Return the SHA-256 of the content, hexadecimal. */
export function revisionOf(content: RulebookContent): Promise<string> {
  return sha256(canonical(content));
}

/** Plain JSON content with a revision: all that decisions need. Each table is prepared on first use. */
export class Rulebook {
  content: RulebookContent;
  revision: string | null;
  id: string;
  options: ChosenOptions;
  readings: Readings;
  lateness: Record<string, ClockContent>;
  casual: CasualPayments;
  tables: Map<string, Table>;

  constructor(content: RulebookContent, revision: string | null = null) {
    this.content = content;
    this.revision = revision;
    this.id = content.id;
    this.options = content.options;
    this.readings = content.readings;
    this.lateness = content.lateness;
    this.casual = content.casual;
    this.tables = new Map();
  }

  /** Return the description of the rulebook that a decision carries. */
  names(): RulebookNames {
    const { id, options, readings_changed: readings, standing } = this.content;
    return { id, revision: this.revision, options, readings, standing };
  }

  /** Return these readings, each once, with the chosen alternatives. */
  chosen(names: Iterable<string>): ChosenReading[] {
    return [...new Set(names)].map((id) => ({ id, chosen: this.readings[id] }));
  }

  /** Return whether the foul was in the catalogue when this book was composed. */
  knows(foul: string) {
    return foul in this.content.fouls;
  }

  /** Return whether this book has rows for a foul. */
  covers(foul: string) {
    return this.knows(foul) && this.table(foul).rows.length > 0;
  }

  /** Return the foul's table, without rows if this book doesn't cover it. Throws UnknownName. */
  table(foul: string): Table {
    const cached = this.tables.get(foul);
    if (cached) return cached;
    const fouls = Object.keys(this.content.fouls);
    if (!fouls.includes(foul)) throw new UnknownName("foul", "foul", foul, fouls);
    const entry = this.content.fouls[foul];
    const facts = entry.asks.map((name) => [name, this.content.facts[name]] as const);
    const table = new Table(foul, entry, Object.fromEntries(facts), this.readings, this.latenessCuts(entry));
    this.tables.set(foul, table);
    return table;
  }

  /** Return whether lateness costs nothing, as in casual play without tournament scores (WRC Optional 2022, 6.1). */
  get latenessNotApplied() {
    return this.content.casual_only && this.casual.not_applied.includes("attendance");
  }

  /** Return the lateness clock of a player or an arbiter; without any bands if lateness costs nothing. */
  clock(who: string) {
    const content = this.lateness[who];
    return new LatenessClock(this.latenessNotApplied ? { ...content, bands: [] } : content, this.readings);
  }

  latenessCuts(entry: FoulContent): number[] {
    return entry.rows.flatMap(({ lateness }) => (lateness ? this.clock(lateness).openings() : []));
  }
}
