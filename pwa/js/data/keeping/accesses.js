import { read, transact } from "./database.js";

/**
 * @typedef {object} Tournament a tournament that this phone may write in
 * @property {string} id @property {string} name @property {string} token @property {any} official who joined last
 * @property {string|null} syncedAt
 * @property {boolean} [left] kept only until what waits has been sent
 * @property {Record<string, string>} [earlier] official → token, of those who joined here before and have something waiting
 */

/** @param {string} id @returns {Promise<Tournament|undefined>} */
export function accessTo(id) {
  return read("tournaments", (tournaments) => tournaments.get(id));
}

/** @returns {Promise<Tournament[]>} */
export function accesses() {
  return read("tournaments", (tournaments) => tournaments.getAll());
}

/** Keep an access; whoever had one here before keeps the own. @param {Tournament} joined */
export function keepAccess(joined) {
  return transact(["tournaments"], async (transaction) => {
    const store = transaction.objectStore("tournaments");
    const before = await store.get(joined.id);
    const earlier = { ...before?.earlier };
    if (before) earlier[before.official.id] = before.token;
    delete earlier[joined.official.id];
    await store.put({ ...joined, earlier });
  });
}

/** Whose name an item is sent under; those of an older version of the app do not say. @param {Tournament} access @param {any} item */
export function makerOf({ official }, item) {
  return item.official?.id ?? official.id;
}

/** The token of who made it; undefined when that one can't sign in here any more. @param {Tournament} access @param {any} item */
export function tokenFor(access, item) {
  const maker = makerOf(access, item);
  return maker === access.official.id ? access.token : access.earlier?.[maker];
}
