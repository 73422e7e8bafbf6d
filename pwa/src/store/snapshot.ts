import { isThere } from "./outbox/items.ts";
import type { Alarm } from "./witness/alarms.ts";
import type { Item } from "./outbox/items.ts";
import type { Link } from "./journal/live.ts";
import type { Tournament } from "./indexeddb/accesses.ts";
import type { OtherEvenings } from "./journal/known-facts.ts";
import type { Ruling } from "./journal/incidents.ts";
import type { ById, Official, Settings } from "./journal/things.ts";
import type { State } from "./journal/journal.ts";
import type { Library } from "../rules/books/library.ts";
import type { Rulebook } from "../rules/books/rulebook.ts";

/** The state as screens see it: what this phone has not sent yet is in it. */
export interface ShownState extends State {
  /** rulings that wait for the end of the hand */
  deferred: ById<Ruling>;
  /** what the season's other evenings tell */
  others: OtherEvenings;
}

/** What the screens see; those of a tournament are shown only where one is joined. */
export interface Snapshot {
  /** the current one */
  tournament: (Settings & { id: string }) | null;
  /** its rulebook; of another revision than the tournament's only while that one could not be had */
  book: Rulebook | null;
  /** how far joining has come */
  joining: { name?: string; roles?: string[]; loaded: number; total: number } | null;
  /** every base book */
  library: Library | null;
  /** the journal with the outbox laid over it */
  state: ShownState;
  /** in order; each item with `blockedBy` */
  outbox: Item[];
  /** what waits in other tournaments */
  elsewhere: { id: string; name: string | null; count: number; items: Item[] }[];
  /** whether the server was reached last time */
  online: boolean;
  /** we are not let in any more */
  signedOut: boolean;
  /** what must be added to this phone's clock */
  offsetMs: number | null;
  clockSure: boolean;
  /** when the clock was compared last, by the server's */
  clockAt: number | null;
  syncedAt: string | null;
  live: Link;
  persisted: boolean;
  /** bytes */
  usage: number;
  /** bytes */
  quota: number;
  lowStorage: boolean;
  /** who this phone belongs to */
  official: Official | null;
  /** rulings wait that were made under another revision than the tournament's */
  revisionChange: { from: string[]; to: string; items: string[] } | null;
  /** what is wrong with the server's log */
  alarms: Alarm[] | null;
  /** a newer app opened the database: this page must be opened again */
  superseded: boolean;
  /** what is kept here is a newer app's, and this page never had it: opening it again does not help */
  outdated: boolean;
  /** an old page has the database still: nothing can be read before it is closed */
  blocked: boolean;
  /** why nothing can be kept on this phone */
  trouble: string | null;
}

/** What the phone knows, a tournament joined or not. */
export type Known = Omit<Snapshot, "state"> & { state: ShownState | null };

export const NOTHING: Known = {
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

/** Rulings on their way under another revision. */
export function revisionChange(items: Item[], revision: string | null) {
  const older = items.filter(
    ({ kind, state, body }) => kind === "ruling" && !isThere(state) && body.revision !== revision,
  );
  if (!revision || older.length === 0) return null;
  const from = [...new Set(older.map(({ body }) => String(body?.revision)))];
  return { from, to: revision, items: older.map(({ id }) => id) };
}

/** What waits in other tournaments than the current one. */
export function elsewhere(items: Item[], kept: Tournament[], current?: string): Snapshot["elsewhere"] {
  const others = items.filter(({ tournament, state }) => tournament !== current && state !== "done");
  return [...new Set(others.map(({ tournament }) => tournament))].map((id) => {
    const own = others.filter(({ tournament }) => tournament === id);
    return { id, name: kept.find((one) => one.id === id)?.name ?? null, count: own.length, items: own };
  });
}
