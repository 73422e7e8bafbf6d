import { openDB } from "idb";

const NAME = "shinpan";
const VERSION = 2;

/** @type {Promise<any>|null} */
let opened = null;
let had = false;
/** @type {{blocked: () => void, superseded: (had: boolean) => void, rescue: (db: any) => Promise<void>}} */
let listening = { blocked() {}, superseded() {}, async rescue() {} };

/** A newer app took the database: only the page loaded anew can write in it. */
export class Superseded extends Error {
  constructor() {
    super("A newer version of this app is open: load this page again.");
    this.name = "Superseded";
  }
}

/**
 * Who hears that an old page keeps the database from this one, or that a newer app took it (`had`: from this page), and who fills it again when it is a new one: it was cleared under the
 * running app, or never there.
 * @param {typeof listening} listener
 */
export function onDatabase(listener) {
  listening = listener;
}

/** The phone's database, opened once. @returns {Promise<any>} */
export function database() {
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
  const db = await openDB(NAME, VERSION, {
    upgrade(db, version) {
      make(db, version);
      empty = version === 0;
    },
    blocked: () => listening.blocked(),
    // A newer app waits for us to close; so does whoever deletes it all (then there is no new version).
    blocking: (_, newVersion, event) => {
      /** @type {any} */ (event.target).close();
      opened = null;
      if (newVersion !== null) listening.superseded(true);
    },
    terminated: () => void (opened = null),
  });
  had = true;
  if (empty) await listening.rescue(db);
  return db;
}

/** @param {any} db @param {number} version what it has, 0 when it is new */
function make(db, version) {
  // What the server has, for some days: it may come back from an older backup. In its place of the outbox.
  const sent = db.createObjectStore("sent", { keyPath: "place" });
  for (const name of ["id", "tournament", "sentAt"]) sent.createIndex(name, name);
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
 * @template T @param {string[]} stores @param {(transaction: any) => Promise<T>} work it awaits every request @returns {Promise<T>}
 */
export async function transact(stores, work) {
  const transaction = (await database()).transaction(stores, "readwrite", { durability: "strict" });
  const working = work(transaction).catch((error) => {
    if (!transaction.error) transaction.abort(); // what was written before it failed goes too
    throw error;
  });
  const [answer] = await Promise.all([working, transaction.done]);
  return answer;
}

/**
 * One read. A store that is cleared meanwhile rejects it, and not also the transaction, which nobody waits for.
 * @template T @param {string} name @param {(store: any) => Promise<T>} work @returns {Promise<T>}
 */
export async function read(name, work) {
  const transaction = (await database()).transaction(name);
  transaction.done.catch(() => {});
  return work(transaction.store);
}

/** Everything of one tournament among the keys [tournament, seq]. @param {string} tournament @param {number} after */
export function entriesOf(tournament, after = 0) {
  return IDBKeyRange.bound([tournament, after + 1], [tournament, Infinity]);
}

/** Where the server's answer to a question about a tournament is kept. @param {string} tournament @param {string} path */
export function answerTo(tournament, path) {
  return ["answer", tournament, path];
}

/** All of one tournament. @param {string} tournament */
export function answersOf(tournament) {
  return IDBKeyRange.bound(["answer", tournament], ["answer", tournament, []]);
}

/** Where a part of what this phone has witnessed of a tournament's log is kept. @param {string} tournament @param {string} part */
export function logOf(tournament, part) {
  return ["log", tournament, part];
}

/** A small setting of this phone. @param {IDBValidKey} key */
export function remembered(key) {
  return read("meta", (meta) => meta.get(key));
}

/** @param {IDBValidKey} key @param {unknown} value */
export async function remember(key, value) {
  await (await database()).put("meta", value, key);
}
