import { openDB } from "idb";
import type { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction, StoreNames } from "idb";
import type { Entry } from "../journal/entry.ts";
import type { Checkpoint } from "../journal/sync.ts";
import type { Item } from "../outbox/items.ts";
import type { Content } from "./rulebooks.ts";
import type { Tournament } from "./accesses.ts";

const NAME = "shinpan";
const VERSION = 2;

/** What this phone keeps. */
interface Kept extends DBSchema {
  meta: { key: IDBValidKey; value: unknown };
  tournaments: { key: string; value: Tournament };
  checkpoints: { key: string; value: Checkpoint };
  entries: { key: [string, number]; value: Entry & { tournament: string } };
  outbox: { key: number; value: Item; indexes: { id: string; tournament: string } };
  /** what the server has; `sentAt` in ms */
  sent: {
    key: number;
    value: Item & { sentAt?: number };
    indexes: { id: string; tournament: string; sentAt: number };
  };
  /** by revision */
  books: { key: string; value: Content };
  photos: { key: string; value: ArrayBuffer };
}

type Name = StoreNames<Kept>;
export type Database = IDBPDatabase<Kept>;
export type Writing = IDBPTransaction<Kept, Name[], "readwrite">;

let opened: Promise<Database> | null = null;
let had = false;
let listening: { blocked: () => void; superseded: (had: boolean) => void; rescue: (db: Database) => Promise<void> } = {
  blocked() {},
  superseded() {},
  async rescue() {},
};

/** A newer app took the database: only the page loaded anew can write in it. */
export class Superseded extends Error {
  name: string;

  constructor() {
    super("A newer version of this app is open: load this page again.");
    this.name = "Superseded";
  }
}

/**
 * Who hears that an old page keeps the database from this one, or that a newer app took it (`had`: from this page), and who
 * fills it again when it is a new one: it was cleared under the running app, or never there.
 */
export function onDatabase(listener: typeof listening) {
  listening = listener;
}

/** The phone's database, opened once. */
export function database(): Promise<Database> {
  opened ??= open().catch((error) => {
    opened = null;
    if (error.name !== "VersionError") throw error;
    listening.superseded(had);
    throw new Superseded();
  });
  return opened;
}

async function open() {
  let empty = false;
  const db = await openDB<Kept>(NAME, VERSION, {
    upgrade(db, version) {
      make(db, version);
      empty = version === 0;
    },
    blocked: () => listening.blocked(),
    // A newer app waits for us to close; so does whoever deletes it all (then there is no new version).
    blocking: (_, newVersion, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
      if (newVersion !== null) listening.superseded(true);
    },
    terminated: () => void (opened = null),
  });
  had = true;
  if (empty) await listening.rescue(db);
  return db;
}

/** @param version what it has, 0 when it is new */
function make(db: Database, version: number) {
  // What the server has, for some days: it may come back from an older backup. In its place of the outbox.
  const sent = db.createObjectStore("sent", { keyPath: "place" });
  for (const name of ["id", "tournament", "sentAt"] as const) sent.createIndex(name, name);
  if (version) return;
  db.createObjectStore("meta");
  db.createObjectStore("tournaments", { keyPath: "id" });
  db.createObjectStore("checkpoints", { keyPath: "id" });
  db.createObjectStore("entries", { keyPath: ["tournament", "seq"] });
  const outbox = db.createObjectStore("outbox", {
    keyPath: "place",
    autoIncrement: true,
  });
  outbox.createIndex("id", "id", { unique: true });
  outbox.createIndex("tournament", "tournament");
  db.createObjectStore("books");
  db.createObjectStore("photos");
}

/**
 * All of `work` or nothing, on the disk when it resolves.
 * @param work it awaits every request
 */
export async function transact<T>(stores: Name[], work: (transaction: Writing) => Promise<T>): Promise<T> {
  const transaction = (await database()).transaction(stores, "readwrite", { durability: "strict" });
  const working = work(transaction).catch((error) => {
    if (!transaction.error) transaction.abort(); // what was written before it failed goes too
    throw error;
  });
  const [answer] = await Promise.all([working, transaction.done]);
  return answer;
}

/** One read. A store that is cleared meanwhile rejects it, and not also the transaction, which nobody waits for. */
export async function read<Of extends Name, T>(
  name: Of,
  work: (store: IDBPObjectStore<Kept, [Of], Of>) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(name);
  transaction.done.catch(() => {});
  return work(transaction.objectStore(name));
}

/** Everything of one tournament among the keys [tournament, seq]. */
export function entriesOf(tournament: string, after: number = 0) {
  return IDBKeyRange.bound([tournament, after + 1], [tournament, Infinity]);
}

/** Where the server's answer to a question about a tournament is kept. */
export function answerTo(tournament: string, path: string) {
  return ["answer", tournament, path];
}

/** All of one tournament. */
export function answersOf(tournament: string) {
  return IDBKeyRange.bound(["answer", tournament], ["answer", tournament, []]);
}

/** Where a part of what this phone has witnessed of a tournament's log is kept. */
export function logOf(tournament: string, part: string) {
  return ["log", tournament, part];
}

/** A small setting of this phone. */
export function remembered<T>(key: IDBValidKey): Promise<T | undefined> {
  return read("meta", (meta) => meta.get(key) as Promise<T | undefined>);
}

export async function remember(key: IDBValidKey, value: unknown) {
  await (await database()).put("meta", value, key);
}
