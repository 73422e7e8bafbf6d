import { Clock } from "./clock.ts";
import { Superseded } from "./indexeddb/database.ts";
import { NOTHING } from "./snapshot.ts";
import type { Season } from "#api";
import type { Alarm } from "./witness/alarms.ts";
import type { Item } from "./outbox/items.ts";
import type { Known } from "./snapshot.ts";
import type { State } from "./journal/journal.ts";
import type { Tournament } from "./indexeddb/accesses.ts";

/** What this phone has in memory; `journal` is what the server told, `items` the outbox, of every tournament in `kept`. */
export const core = {
  snapshot: NOTHING,
  joined: null as Tournament | null,
  journal: null as State | null,
  /** What is wrong with the server's log. */
  alarms: null as Alarm[] | null,
  /** What the other evenings of the season tell of the people here. */
  season: null as Season | null,
  items: [] as Item[],
  kept: [] as Tournament[],
};
export const listeners: Set<() => void> = new Set();
let telling = false;

export const clock = new Clock(() => change({ offsetMs: clock.offset, clockSure: clock.sure, clockAt: clock.at }));

/** The tournament that this phone is in, where nothing is asked for but within one. */
export function tournamentHere(): Tournament {
  if (!core.joined) throw new Error("No tournament is joined.");
  return core.joined;
}

export function fail(error: unknown) {
  change(error instanceof Superseded ? { superseded: true } : { trouble: String(error) });
}

export function change(news: Partial<Known>) {
  const before: Record<string, unknown> = { ...core.snapshot };
  if (Object.entries(news).every(([name, value]) => before[name] === value)) return;
  core.snapshot = { ...core.snapshot, ...news };
  if (telling) return;
  telling = true;
  queueMicrotask(() => {
    telling = false;
    for (const listener of listeners) listener();
  });
}
