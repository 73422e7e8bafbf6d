import { Clock } from "./clock.js";
import { Superseded } from "./indexeddb/database.js";
import { NOTHING } from "./snapshot.js";

/** @typedef {import("./indexeddb/accesses.js").Tournament} Tournament */

/** What this phone has in memory; `journal` is what the server told, `items` the outbox, of every tournament in `kept`. */
export const core = {
  snapshot: NOTHING,
  /** @type {Tournament|null} */
  joined: null,
  /** @type {import("./journal/journal.js").State|null} */
  journal: null,
  /** What is wrong with the server's log. @type {import("./witness/alarms.js").Alarm[]|null} */
  alarms: null,
  /** What the other evenings of the season tell of the people here. @type {any} */
  season: null,
  /** @type {import("./outbox/items.js").Item[]} */
  items: [],
  /** @type {Tournament[]} */
  kept: [],
};
/** @type {Set<() => void>} */
export const listeners = new Set();
let telling = false;

export const clock = new Clock(() => change({ offsetMs: clock.offset, clockSure: clock.sure, clockAt: clock.at }));

/** @param {unknown} error */
export function fail(error) {
  change(error instanceof Superseded ? { superseded: true } : { trouble: String(error) });
}

/** @param {Partial<import("./snapshot.js").Snapshot>} news */
export function change(news) {
  const before = /** @type {any} */ (core.snapshot);
  if (Object.entries(news).every(([name, value]) => before[name] === value)) return;
  core.snapshot = { ...core.snapshot, ...news };
  if (telling) return;
  telling = true;
  queueMicrotask(() => {
    telling = false;
    for (const listener of listeners) listener();
  });
}
