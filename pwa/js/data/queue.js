import { database, transact } from "./database.js";

export const HOLD_MS = 10000;

/**
 * @typedef {"holding"|"waiting"|"refused"|"conflict"|"differs"|"done"} Stage
 * @typedef {object} Item what is on its way to the server
 * @property {number} [place] its turn
 * @property {string} id of the item; of what it makes, if it makes something
 * @property {string} tournament
 * @property {"ruling"|"withdrawal"|"hand-end"|"dead-hand"|"photo"|"escalation"} kind
 * @property {string} subject the ruling it is about, or its own id
 * @property {string} method @property {string} path @property {any} body
 * @property {string} made device time @property {string} ruledAt by the server's clock, as far as it was known
 * @property {Stage} state @property {number} sendAfter device time, ms
 * @property {any} problem why it was refused or is in conflict @property {any} trouble why the last try failed
 * @property {number} tries @property {any} expected the decision that the phone showed
 * @property {any} answer the server's @property {string|null} [blockedBy] the item that must be resolved first
 */

/** The outbox of a tournament, in order. @param {string} tournament @returns {Promise<Item[]>} */
export async function itemsOf(tournament) {
  return (await database()).getAllFromIndex("outbox", "tournament", tournament);
}

/** Put an item, and the bytes that belong to it, at the end. @param {Item} item @param {ArrayBuffer} [bytes] @returns {Promise<Item>} */
export function append(item, bytes) {
  return transact(["outbox", "photos"], async (transaction) => {
    if (bytes) await transaction.objectStore("photos").put(bytes, item.id);
    return { ...item, place: await transaction.objectStore("outbox").add(item) };
  });
}

/**
 * Change one item as it stands now, in one transaction: `change` answers the item changed, null to delete it, undefined
 * to leave it. Answers what it was, or undefined when it is not there (any more).
 * @param {string} id @param {(item: Item) => Item|null|undefined} change
 * @returns {Promise<{before: Item, after: Item|null|undefined}|undefined>}
 */
export function changeItem(id, change) {
  return transact(["outbox", "photos"], async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    const before = await outbox.index("id").get(id);
    const after = before && change(before);
    if (after) await outbox.put(after);
    if (after === null) {
      await outbox.delete(before.place);
      await transaction.objectStore("photos").delete(id);
    }
    return before && { before, after };
  });
}

/** What the journal holds by now leaves the outbox. @param {Item[]} items */
export async function settleDone(items) {
  for (const { id } of items) await changeItem(id, (item) => (item.state === "done" ? null : undefined));
}

/**
 * The item that must be resolved, or must arrive, before this one makes sense.
 * @param {Item} item @param {Item[]} items @param {(item: Item) => boolean} [resting] what is tried again only later
 * @returns {string|null}
 */
export function blockedBy(item, items, resting = () => false) {
  const needed = [item.subject, item.body?.amends?.ruling, ...Object.keys(item.body?.answers ?? {})];
  const stuck = (/** @type {Item} */ other) => ["refused", "conflict"].includes(other.state) || resting(other);
  return items.find((other) => other.id !== item.id && needed.includes(other.id) && stuck(other))?.id ?? null;
}

/** Those that depend on `old` depend on `id` from now on. @param {string} tournament @param {string} old @param {string} id */
export async function repoint(tournament, old, id) {
  for (const item of await itemsOf(tournament)) {
    if (item.subject !== old || item.id === old) continue;
    await changeItem(item.id, (one) => ({
      ...one,
      subject: id,
      path: one.path.replace(old, id),
    }));
  }
}
