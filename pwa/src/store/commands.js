/** All that changes what the phone knows, as `store` in index.js gives it to the screens. */

import { request, respond } from "./api.js";
import { fetched, live, look, outbox, put, touched } from "./background.js";
import { notifyOthers } from "./channel.js";
import { restore } from "./open.js";
import { change, clock, core, fail } from "./state.js";
import { pull } from "./journal/pull.js";
import { storedState } from "./journal/sync.js";
import { changeItem, corrects, isStopped, mayBeThere, ownsId, repointed } from "./outbox/items.js";
import { newItem } from "./outbox/new-item.js";
import { saveAccess } from "./indexeddb/accesses.js";
import { remember } from "./indexeddb/database.js";
import { askToPersist } from "./indexeddb/persistence.js";
import { deletePhotos, oldPhotos, photoBytes, saveBytes, shrink } from "./indexeddb/photos.js";
import { uuid7 } from "./uuid7.js";

export { deletePhotos };

/** @typedef {import("./outbox/items.js").Item} Item */

/**
 * Take part in a tournament, once all of its journal is here. Raises ApiError (the link lets nobody in), Unreachable.
 * @param {string} id @param {string} invitation @param {{name?: string, account?: string|null}} whom as `admit` takes it
 */
export async function join(id, invitation, whom = {}) {
  const { kind, id: as, board } = await (await import("./server/admission.js")).admit(id, invitation, whom);
  if (board) return { board };
  if (kind === "player") return (await import("./server/player-page.js")).open(id, as);
  return enter(id, as);
}

/** Take part as an official whom this browser, or the account signed in, was admitted as. Raises ApiError, Unreachable. @param {string} id @param {string} as */
export async function enter(id, as) {
  const { name } = await request(`/api/v1/tournaments/${id}`, { as });
  const official = await request(`/api/v1/tournaments/${id}/officials/me`, { as });
  change({ joining: { name, roles: official.roles, loaded: 0, total: 0 } });
  try {
    await pull({ id, official }, await storedState(id), fetched);
    await saveAccess({ id, name, official, syncedAt: new Date().toISOString() });
    await remember("current", id);
    await restore();
  } finally {
    change({ joining: null });
  }
  notifyOthers("current");
  askToPersist().then(look, look);
  live.restart();
  outbox.retryAll().catch(fail);
  return core.snapshot;
}

/** Leave the current tournament: its journal leaves the phone, its access once what waits has been sent or discarded. */
export async function leave() {
  const id = core.joined?.id;
  await remember("current", null);
  if (id) await (await import("./indexeddb/departure.js")).leave(id);
  await restore();
  live.restart();
  notifyOthers("current");
}

/**
 * Put something into the outbox. `subject`: the ruling it is about; for rulings, hand ends and dead hands their own id,
 * or null for a new one. `hold`: ten seconds in which it can be taken back. `expected`: the decision shown, where that
 * is not what the facts give; for a hand end {ruling: final decision}. `replaces`: an item that this one is sent in
 * place of, with its time; what hangs on that one hangs on this one then, and taking this one back brings all of it
 * back. A ruling that the server may have by now is amended instead.
 * `photos`: those kept that go with it; `beside`: the bodies of others like it, put there with it or not at all.
 * @param {Item["kind"]} kind @param {string|null} subject @param {any} body
 * @param {{hold?: boolean, expected?: any, replaces?: string|null, photos?: string[], id?: string, beside?: any[]}} given @returns {Promise<Item>}
 */
export async function send(kind, subject, body, given = {}) {
  const make = (/** @type {any} */ whole) => newItem(kind, subject, whole, given, { snapshot: core.snapshot, clock });
  const { replaces, photos = [], beside = [] } = given;
  const added = (/** @type {Item} */ { id }) => photos.map((photo) => photoItem(id, photo));
  const inPlace = (/** @type {Item} */ old, /** @type {Item[]} */ rest) =>
    !mayBeThere(old) ? inPlaceOf(old, rest, make({ ...body, ...timesOf(old) })) : undefined;
  const kept = replaces ? (await changeItem(replaces, inPlace, follow, { added }))?.after : null;
  if (kept) {
    await touched();
    return kept;
  }
  const amends = replaces && kind === "ruling" && core.snapshot.state?.rulings[replaces];
  const item = make(amends ? (await import("./outbox/amendment.js")).asAmendment(body, replaces) : body);
  const others = beside.map((one) => newItem(kind, null, one, given, { snapshot: core.snapshot, clock }));
  const [first] = await put([item, ...others, ...added(item)]).catch((error) => sentBefore(item, error));
  return first;
}

/** Find the item that was queued under this id already: by another tab, or by a try that seemed to fail. Raises the error if there is none. @param {Item} item @param {any} error */
async function sentBefore({ id }, error) {
  if (error.name === "ConstraintError") await touched();
  const there = core.items.find((one) => one.id === id);
  if (!there) throw error;
  return [there];
}

/**
 * Take back what is not sent yet, with all of its incident, and bring back what it replaced; false when it is too late.
 * `keepPhotos`: the call goes on with them.
 * @param {string} id @param {boolean} [keepPhotos] @returns {Promise<boolean>}
 */
export function undo(id, keepPhotos) {
  const whole = (/** @type {Item} */ item, /** @type {Item[]} */ rest) =>
    [item, ...rest.filter((other) => isBeside(other, item))].every(({ state }) => state === "holding");
  const others = (/** @type {Item} */ other, /** @type {Item} */ before) =>
    isBeside(other, before) ? dropped(other) : afterDrop(other, before);
  return drop(id, whole, others, keepPhotos);
}

/** Give up what was refused, or acknowledge what differs; false when it is not there. @param {string} id */
export function discard(id) {
  return drop(id, ({ state }) => state !== "done", afterDrop);
}

/** Send what another official made, who is not let in any more, under the name of who is here now. @param {string} id */
export async function sendAsMe(id) {
  const { id: me, name } = core.snapshot.official;
  const mine = { official: { id: me, name }, trouble: null };
  await changeItem(id, (item) => (item.tournament === core.joined?.id ? { ...item, ...mine } : undefined));
  await touched();
  outbox.retryAll().catch(fail);
}

/**
 * Send again what waits, was refused or is in conflict, perhaps changed. What is in conflict gets a new id, if it
 * has one to itself.
 * @param {string} id @param {any} [body] @returns {Promise<string|null>} its id now
 */
export async function retry(id, body) {
  let next = id;
  const changed = await changeItem(
    id,
    (item) => {
      if (item.state !== "waiting" && !isStopped(item.state)) return undefined;
      if (body && item.state === "waiting" && mayBeThere(item)) return undefined; // its own body may be arriving
      if (item.state === "conflict" && !ownsId(item)) return undefined; // it can only meet the same again
      if (item.state === "conflict") next = uuid7(clock.now());
      const subject = item.subject === id ? next : item.subject;
      const again = {
        id: next,
        subject,
        path: item.path.replace(id, next),
        body: body ?? item.body,
      };
      return {
        ...item,
        ...again,
        state: "waiting",
        problem: null,
        trouble: null,
      };
    },
    follow,
  );
  if (!changed?.after) return null;
  await touched();
  return next;
}

/** Fetch and send all that can be, now. @returns {Promise<void>} */
export async function sendNow() {
  change({ signedOut: false });
  live.restart();
  await outbox.retryAll();
}

/** Make a photo smaller and keep it, for a ruling to come. Raises Unreadable. @param {Blob} blob @returns {Promise<string>} its id */
export async function savePhoto(blob) {
  const id = uuid7(clock.now());
  await saveBytes(id, await (await shrink(blob)).arrayBuffer()).finally(look);
  return id;
}

/** Attach a photo that is kept to a ruling. @param {string} ruling @param {string} id @returns {Promise<Item>} */
export async function attachPhoto(ruling, id) {
  const [item] = await put([photoItem(ruling, id)]);
  return item;
}

/** Save a photo and attach it. @param {string} ruling @param {Blob} blob @returns {Promise<Item>} */
export async function addPhoto(ruling, blob) {
  return attachPhoto(ruling, await savePhoto(blob));
}

/** Delete all old photos but these; a crash may have left some. @param {string[]} ids */
export async function deleteOldPhotos(ids) {
  const old = await oldPhotos(clock.now());
  await deletePhotos(old.filter((id) => !ids.includes(id)));
}

/** A photo's image: from this phone, else from the server. @param {string} ruling @param {string} photo @returns {Promise<Blob>} */
export async function photo(ruling, photo) {
  const bytes = await photoBytes(photo);
  if (bytes) return new Blob([bytes], { type: "image/jpeg" });
  return picture(`rulings/${ruling}/photos/${photo}`);
}

/** The QR code that leads to a table's page, as SVG. Raises Unreachable. @param {string} table @returns {Promise<Blob>} */
export function tableCode(table) {
  return picture(`tables/${table}/qr`);
}

/** Update what the phone knows of the season's other tournaments; what can't be had stays as it was. */
export async function lookAround() {
  await (await import("./journal/season.js")).catchUpSeason({ now: true });
}

/** @param {string} ruling @param {string} id @returns {Item} */
function photoItem(ruling, id) {
  return newItem("photo", ruling, undefined, { id }, { snapshot: core.snapshot, clock });
}

/** @param {string} path */
async function picture(path) {
  const response = await respond(`/api/v1/tournaments/${core.joined?.id}/${path}`, { as: core.joined?.official.id });
  return response.blob();
}

/** What hung on an item hangs on what took its place. @param {Item} other @param {Item} before @param {Item|null} after */
function follow(other, before, after) {
  return after && after.id !== before.id ? repointed(other, before.id, after.id) : undefined;
}

/** @param {Item} old @param {Item[]} rest @param {Item} item */
function inPlaceOf(old, rest, item) {
  const { place, ruledAt, clock } = old;
  const hung = rest.filter((other) => repointed(other, old.id, item.id));
  return { ...item, place, ruledAt, clock, ...(item.state === "holding" && { replaced: [old, ...hung] }) };
}

/** When it was made: a correction is of the same moment. @param {Item} item */
function timesOf({ body: { device_at, clock_offset_ms } }) {
  return { device_at, clock_offset_ms };
}

/**
 * With what hangs on it and was never sent, unless the server may have it; what it replaced comes back, and what hung on
 * that.
 * @param {string} id @param {(item: Item, rest: Item[]) => boolean} allowed
 * @param {(other: Item, before: Item) => Item|null|undefined} others @param {boolean} [keepPhotos]
 */
async function drop(id, allowed, others, keepPhotos) {
  const change = (/** @type {Item} */ item, /** @type {Item[]} */ rest) =>
    allowed(item, rest) ? dropped(item) : undefined;
  const changed = await changeItem(id, change, others, { keepPhotos });
  if (changed?.after === undefined) return false;
  await touched();
  return true;
}

/** Whether both were issued by one call. @param {Item} other @param {Item} item */
function isBeside({ kind, body, place }, item) {
  const same = Boolean(body?.incident) && body.incident === item.body?.incident;
  return same && place !== item.place && kind === "ruling" && item.kind === "ruling" && !body.amends;
}

/** What the server has is only acknowledged. @param {Item} item @returns {Item|null} */
function dropped(item) {
  if (item.state === "differs" && item.kind !== "restored") return { ...item, state: "done" };
  return item.replaced?.[0] ?? null;
}

/** @param {Item} other @param {Item} before */
function afterDrop(other, before) {
  const was = before.replaced?.find(({ place }) => place === other.place);
  const hangs = other.subject === before.id || corrects(other, before);
  return was ?? (!mayBeThere(before) && hangs && other.tries === 0 ? null : undefined);
}
