import { openDB } from "../../vendor/idb.js";

const NAME = "shinpan";
const VERSION = 1;

/** @type {Promise<any>|null} */
let opened = null;
/** @type {(event: "superseded"|"blocked"|"lost") => void} */
let tell = () => {};

/** Who hears that a newer app took the database (superseded), that an old tab blocks ours, or that it was cleared (lost). */
export function onDatabase(/** @type {typeof tell} */ listener) {
  tell = listener;
}

/** The phone's database, opened once. @returns {Promise<any>} */
export function database() {
  opened ??= openDB(NAME, VERSION, {
    upgrade: make,
    blocked: () => tell("blocked"),
    blocking: (_, __, event) => {
      /** @type {any} */ (event.target).close();
      opened = null;
      tell("superseded");
    },
    terminated: () => {
      opened = null;
      tell("lost");
    },
  }).catch((/** @type {unknown} */ error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** @param {any} db */
function make(db) {
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

/** Everything of one tournament among the keys [tournament, seq]. @param {string} tournament @param {number} after */
export function entriesOf(tournament, after = 0) {
  return IDBKeyRange.bound([tournament, after + 1], [tournament, Infinity]);
}

/** A small setting of this phone. @param {string} key */
export async function remembered(key) {
  return (await database()).get("meta", key);
}

/** @param {string} key @param {unknown} value */
export async function remember(key, value) {
  await (await database()).put("meta", value, key);
}
