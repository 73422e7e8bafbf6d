import { isThere } from "./outbox/items.js";

/**
 * What the screens see.
 * @typedef {object} Snapshot
 * @property {any} tournament the current one: {id, slug, name, rulebook, revision, currency, time_zone, version}
 * @property {any} book its rulebook; of another revision than the tournament's only
 *   while that one could not be had
 * @property {{name?: string, roles?: string[], loaded: number, total: number}|null} joining how far joining has come
 * @property {any} library every base book
 * @property {any} state the journal with the outbox laid over it
 * @property {any[]} outbox in order; each item with `blockedBy`
 * @property {{id: string, name: string|null, count: number, items: any[]}[]} elsewhere what waits in other tournaments
 * @property {boolean} online whether the server was reached last time @property {boolean} signedOut we are not let in any more
 * @property {number|null} offsetMs what must be added to this phone's clock @property {boolean} clockSure
 * @property {number|null} clockAt when the clock was compared last, by the server's
 * @property {string|null} syncedAt @property {import("./journal/live.js").Link} live
 * @property {boolean} persisted @property {number} usage bytes @property {number} quota bytes @property {boolean} lowStorage
 * @property {any} official who this phone belongs to: {id, name, roles}
 * @property {{from: string[], to: string, items: string[]}|null} revisionChange rulings wait that were made under another
 *   revision than the tournament's
 * @property {import("./witness/alarms.js").Alarm[]|null} alarms what is wrong with the server's log
 * @property {boolean} superseded a newer app opened the database: this page must be opened again
 * @property {boolean} outdated what is kept here is a newer app's, and this page never had it: opening it again does not help
 * @property {boolean} blocked an old page has the database still: nothing can be read before it is closed
 * @property {string|null} trouble why nothing can be kept on this phone
 */

/** @type {Snapshot} */
export const NOTHING = {
  tournament: null,
  book: null,
  library: null,
  joining: null,
  state: null,
  outbox: [],
  elsewhere: [],
  online: navigator.onLine,
  signedOut: false,
  offsetMs: null,
  clockSure: false,
  clockAt: null,
  syncedAt: null,
  live: navigator.onLine ? "unreached" : "offline",
  persisted: false,
  usage: 0,
  quota: 0,
  lowStorage: false,
  official: null,
  revisionChange: null,
  alarms: null,
  superseded: false,
  outdated: false,
  blocked: false,
  trouble: null,
};

/** Rulings on their way under another revision. @param {any[]} items @param {string|null} revision */
export function revisionChange(items, revision) {
  const older = items.filter(
    ({ kind, state, body }) => kind === "ruling" && !isThere(state) && body.revision !== revision,
  );
  if (!revision || older.length === 0) return null;
  const from = [...new Set(older.map(({ body }) => body.revision))];
  return { from, to: revision, items: older.map(({ id }) => id) };
}

/**
 * What waits in other tournaments than the current one.
 * @param {import("./outbox/items.js").Item[]} items @param {import("./indexeddb/accesses.js").Tournament[]} kept @param {string} [current]
 * @returns {Snapshot["elsewhere"]}
 */
export function elsewhere(items, kept, current) {
  const others = items.filter(({ tournament, state }) => tournament !== current && state !== "done");
  return [...new Set(others.map(({ tournament }) => tournament))].map((id) => {
    const own = others.filter(({ tournament }) => tournament === id);
    return { id, name: kept.find((one) => one.id === id)?.name ?? null, count: own.length, items: own };
  });
}
