import { read, transact } from "./database.js";

/**
 * @typedef {object} Tournament a tournament that this phone may write in
 * @property {string} id @property {string} name @property {any} official who joined last
 * @property {string|null} syncedAt
 * @property {boolean} [left] kept only until what waits has been sent
 * @property {string[]} [earlier] the officials who joined here before and have something waiting
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
export function saveAccess(joined) {
  return transact(["tournaments"], async (transaction) => {
    const store = transaction.objectStore("tournaments");
    const before = await store.get(joined.id);
    const others = before ? [...(before.earlier ?? []), before.official.id] : [];
    const earlier = [...new Set(others)].filter((official) => official !== joined.official.id);
    await store.put({ ...joined, earlier });
  });
}

/**
 * Whether this official still takes part: who left meanwhile, or came back as another, is not to find this again.
 * @param {any} transaction with "tournaments" @param {string} id @param {string} official @returns {Promise<boolean>}
 */
export async function takesPart(transaction, id, official) {
  const access = await transaction.objectStore("tournaments").get(id);
  return Boolean(access && !access.left && access.official.id === official);
}

/** Whose name an item is sent under; those of an older version of the app do not say. @param {Tournament} access @param {any} item */
export function makerOf({ official }, item) {
  return item.official?.id ?? official.id;
}

/** Whether this browser was let in as who made it. @param {Tournament} access @param {any} item */
export function isHere(access, item) {
  const maker = makerOf(access, item);
  return maker === access.official.id || Boolean(access.earlier?.includes(maker));
}
