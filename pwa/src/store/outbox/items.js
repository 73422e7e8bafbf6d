/** @typedef {"holding"|"waiting"|"refused"|"conflict"|"differs"|"done"} Stage where an item stands on its way */

import { read, transact } from "../indexeddb/database.js";

export const HOLD_MS = 10000;
/** Photos of one ruling; the server takes no more. */
export const MOST_PHOTOS = 8;

/**
 * @typedef {object} Item what is on its way to the server
 * @property {number} [place] its turn
 * @property {string} id of the item; of what it makes, if it makes something
 * @property {string} tournament
 * @property {{id: string, name: string}} [official] who made it, and under whose name it is sent
 * @property {"ruling"|"withdrawal"|"hand-end"|"dead-hand"|"photo"|"note"|"escalation"|"decision"|"appeal"|"reopening"|"timing"|"schedule"|"payment"|"extra-time"|"kept-answer"|"help-call"|"help-answer"|"help-end"|"exam-attempt"|"result"|"restored"} kind
 * @property {string} subject the ruling it is about, or its own id
 * @property {string} method @property {string} path @property {any} body
 * @property {string} made device time @property {import("../clock.js").Stand} [clock] how the clock stood then
 * @property {string} ruledAt by the server's clock, as far as it was known
 * @property {Stage} state @property {number} sendAfter device time, ms
 * @property {any} problem why it was refused or is in conflict @property {any} trouble why the last try failed
 * @property {number} tries @property {any} expected the decision that the phone showed
 * @property {{table?: string, who?: string, foul?: string}} [about] in words, for when the journal is not at hand
 * @property {boolean} [lost] the server had it, and lost it @property {number} [count] of "restored": how many it lost
 * @property {Item[]} [replaced] while it can be taken back: what it took the place of, and what hung on that
 * @property {any} answer the server's @property {string|null} [blockedBy] the item that must be resolved first
 */

/** What is done with an escalation. */
export const STEPS = ["decision", "appeal", "reopening"];

/** What goes to an address that its own id makes. */
export const OWN = ["ruling", "hand-end", "dead-hand", "timing", "payment", "help-call"];

/** Whether nobody else can have been first at its address: what hangs on a ruling may have an id of its own. @param {Item} item */
export function ownsId({ kind }) {
  return [...OWN, ...STEPS, "photo", "note", "extra-time"].includes(kind);
}

/** How long it can still be taken back, ms; a clock that was set back does not hold it longer. @param {Item} item */
export function holdLeft({ sendAfter }) {
  const left = sendAfter - Date.now();
  return left > HOLD_MS ? 0 : left;
}

/** An item whose undo time is over waits to be sent. @param {Item} item @returns {Item} */
export function releaseHold(item) {
  return item.state === "holding" && holdLeft(item) <= 0 ? { ...item, state: "waiting" } : item;
}

/** The outbox of a tournament, in order. @param {string} tournament @returns {Promise<Item[]>} */
export function itemsOf(tournament) {
  return read("outbox", (outbox) => outbox.index("tournament").getAll(tournament));
}

/** Every tournament's. @returns {Promise<Item[]>} */
export function allItems() {
  return read("outbox", (outbox) => outbox.getAll());
}

/** Put these at the end, all or none. @param {Item[]} items @returns {Promise<Item[]>} */
export function append(items) {
  return transact(["outbox"], async (transaction) => {
    const places = await Promise.all(items.map((item) => transaction.objectStore("outbox").add(item)));
    return items.map((item, at) => ({ ...item, place: places[at] }));
  });
}

/**
 * Change one item as it stands now, and what hangs on it, in one transaction: `change` answers the item changed, null to
 * delete it, undefined to leave it; so does `others`, asked for each other item of the tournament once that was done.
 * `change` sees those, where there is `others`. What `added` answers is put at the end with the change.
 * Answers what the item was, or undefined when it is not there (any more).
 * @param {string} id @param {(item: Item, rest: Item[]) => Item|null|undefined} change
 * @param {(other: Item, before: Item, after: Item|null) => Item|null|undefined} [others]
 * @param {{keepPhotos?: boolean, added?: (after: Item) => Item[]}} [given] `keepPhotos`: the bytes of photos that are deleted
 *   stay, for the call that goes on
 * @returns {Promise<{before: Item, after: Item|null|undefined}|undefined>}
 */
export function changeItem(id, change, others, { keepPhotos = false, added } = {}) {
  return transact(["outbox", "photos"], async (transaction) => {
    const outbox = transaction.objectStore("outbox");
    const before = await outbox.index("id").get(id);
    if (!before) return undefined;
    const all = others ? await outbox.index("tournament").getAll(before.tournament) : [];
    const rest = all.filter((/** @type {Item} */ { place }) => place !== before.place);
    const after = change(before, rest);
    if (after === undefined) return { before, after };
    const write = writer(transaction, keepPhotos);
    await write(before, after);
    for (const other of rest) await write(other, others?.(other, before, after));
    for (const item of (after && added?.(after)) ?? []) await outbox.add(item);
    return { before, after };
  });
}

/** Writes an item with its photo's bytes. @param {any} transaction @param {boolean} keepPhotos */
function writer(transaction, keepPhotos) {
  const [outbox, photos] = ["outbox", "photos"].map((name) => transaction.objectStore(name));
  return async (/** @type {Item} */ before, /** @type {Item|null|undefined} */ after) => {
    if (after) await outbox.put(after);
    if (after === null) await outbox.delete(before.place);
    if (after === undefined || after?.id === before.id || (keepPhotos && !after)) return;
    const bytes = after && (await photos.get(before.id));
    if (bytes) await photos.put(bytes, after.id);
    await photos.delete(before.id);
  };
}

/**
 * The item that must be resolved, or must arrive, before this one makes sense.
 * @param {Item} item @param {Item[]} items @param {(item: Item) => boolean} [resting] what is tried again only later
 * @param {string[]} [asked] those that led here
 * @returns {string|null}
 */
export function blockedBy(item, items, resting = () => false, asked = []) {
  const path = [...asked, item.id];
  const needed = [
    item.subject,
    item.body?.amends?.ruling,
    item.body?.takes_back,
    ...Object.keys(item.body?.answers ?? {}),
  ];
  for (const other of items) {
    if (resting(other) && leans(item, other)) return other.id;
    if (!(needed.includes(other.id) || corrects(item, other)) || path.includes(other.id)) continue;
    if (isStopped(other.state) || resting(other)) return other.id;
    const further = isThere(other.state) ? null : blockedBy(other, items, resting, path);
    if (further) return further;
  }
  return null;
}

/**
 * Whether the server decides `item` otherwise before `other` has arrived: a repeat, a hand that was declared dead.
 * @param {Item} item @param {Item} other
 */
function leans(item, other) {
  const [one, before] = [item.body, other.body];
  const later = Number(other.place) < Number(item.place);
  if (item.kind !== "ruling" || !later || other.trouble?.status === 401) return false;
  if (other.kind === "dead-hand") return one.table === before.table && one.seat === before.seat;
  return other.kind === "ruling" && one.foul === before.foul && one.offender?.id === before.offender?.id;
}

/** What goes on from one another: results of a hanchan, steps of an escalation. */
const CHAINED = ["result", "escalation", ...STEPS];

/** Whether it goes on from `other`, made before it. @param {Item} item @param {Item} other */
export function corrects(item, other) {
  const both = item.subject === other.subject && [item, other].every(({ kind }) => CHAINED.includes(kind));
  return both && Number(other.place) < Number(item.place);
}

/** What hung on `old`, hanging on `id`; undefined when it did not. @param {Item} item @param {string} old @param {string} id */
export function repointed(item, old, id) {
  const { subject, path, body } = item;
  const { amends, answers, ruling } = body ?? {};
  const named = amends?.ruling === old || ruling === old || old in (answers ?? {});
  if (isThere(item.state) || (subject !== old && !named)) return undefined;
  const renewed = named && {
    ...(amends && { amends: amends.ruling === old ? { ...amends, ruling: id } : amends }),
    ...(answers && { answers: renamed(answers, old, id) }),
    ...(ruling && { ruling: ruling === old ? id : ruling }),
  };
  const moved = subject === old && { subject: id, path: path.replace(old, id) };
  return { ...item, ...moved, ...(renewed && { body: { ...body, ...renewed } }) };
}

/** @param {Record<string, any>} things @param {string} old @param {string} id */
function renamed(things, old, id) {
  return Object.fromEntries(Object.entries(things).map(([name, thing]) => [name === old ? id : name, thing]));
}

/** It will be sent without anybody's doing. @param {string} stage */
export const isPending = (stage) => stage === "holding" || stage === "waiting";
/** The server has not taken it, and won't before a person did something. @param {string} stage */
export const isStopped = (stage) => stage === "refused" || stage === "conflict";
/** The server has it. @param {string} stage */
export const isThere = (stage) => stage === "done" || stage === "differs";
/** Something for a person to resolve. @param {string} stage */
export const isTask = (stage) => isStopped(stage) || stage === "differs";
/** Whether the server may have it, for all that this phone knows. @param {{state: Stage, tries: number}} item */
export const mayBeThere = ({ state, tries }) => isThere(state) || (state === "waiting" && tries > 0);
