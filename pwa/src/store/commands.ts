/** All that changes what the phone knows, as `store` in index.ts gives it to the screens. */

import { request, respond } from "./api.ts";
import { fetched, live, look, outbox, put, touched } from "./background.ts";
import { notifyOthers } from "./channel.ts";
import { restore } from "./open.ts";
import { change, clock, core, fail } from "./state.ts";
import { pull } from "./journal/pull.ts";
import { storedState } from "./journal/sync.ts";
import { changeItem, corrects, isStopped, mayBeThere, ownsId, repointed, withBody } from "./outbox/items.ts";
import { newItem } from "./outbox/new-item.ts";
import { saveAccess } from "./indexeddb/accesses.ts";
import { remember } from "./indexeddb/database.ts";
import { askToPersist } from "./indexeddb/persistence.ts";
import { deletePhotos, oldPhotos, photoBytes, saveBytes, shrink } from "./indexeddb/photos.ts";
import { uuid7 } from "./uuid7.ts";
import type { Bodies, Body, Expected } from "./outbox/bodies.ts";
import type { Item, Kind } from "./outbox/items.ts";
import type { Official, Tournament } from "#api";

export { deletePhotos };

/**
 * Take part in a tournament, once all of its journal is here. Raises ApiError (the link lets nobody in), Unreachable.
 * @param whom as `admit` takes it
 */
export async function join(id: string, invitation: string, whom: { name?: string; account?: string | null } = {}) {
  const { kind, id: as, board } = await (await import("./server/admission.ts")).admit(id, invitation, whom);
  if (board) return { board };
  if (kind === "player") return (await import("./server/player-page.ts")).open(id, as);
  return enter(id, as);
}

/** Take part as an official whom this browser, or the account signed in, was admitted as. Raises ApiError, Unreachable. */
export async function enter(id: string, as: string) {
  const { name } = await request<Tournament>(`/api/v1/tournaments/${id}`, { as });
  const official = await request<Official>(`/api/v1/tournaments/${id}/officials/me`, { as });
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
  if (id) await (await import("./indexeddb/departure.ts")).leave(id);
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
 */
export async function send<One extends Kind>(
  kind: One,
  subject: string | null,
  body: Bodies[One],
  given: {
    hold?: boolean;
    expected?: Expected<One>;
    replaces?: string | null;
    photos?: string[];
    id?: string;
    beside?: Bodies[One][];
  } = {},
): Promise<Item> {
  const make = (whole: Bodies[One]) => newItem(kind, subject, whole, given, { snapshot: core.snapshot, clock });
  const { replaces, photos = [], beside = [] } = given;
  const added = ({ id }: Item) => photos.map((photo) => photoItem(id, photo));
  const inPlace = (old: Item, rest: Item[]) =>
    !mayBeThere(old) ? inPlaceOf(old, rest, make({ ...body, ...timesOf(old) })) : undefined;
  const kept = replaces ? (await changeItem(replaces, inPlace, follow, { added }))?.after : null;
  if (kept) {
    await touched();
    return kept;
  }
  const amends = replaces && kind === "ruling" && core.snapshot.state?.rulings[replaces];
  const item = make(amends ? (await import("./outbox/amendment.ts")).asAmendment(body, replaces) : body);
  const others = beside.map((one) => newItem(kind, null, one, given, { snapshot: core.snapshot, clock }));
  const [first] = await put([item, ...others, ...added(item)]).catch((error) => sentBefore(item, error));
  return first;
}

/** Find the item that was queued under this id already: by another tab, or by a try that seemed to fail. Raises the error if there is none. */
async function sentBefore({ id }: Item, error: unknown) {
  if ((error as Error).name === "ConstraintError") await touched();
  const there = core.items.find((one) => one.id === id);
  if (!there) throw error;
  return [there];
}

/**
 * Take back what is not sent yet, with all of its incident, and bring back what it replaced; false when it is too late.
 * `keepPhotos`: the call goes on with them.
 */
export function undo(id: string, keepPhotos?: boolean): Promise<boolean> {
  const whole = (item: Item, rest: Item[]) =>
    [item, ...rest.filter((other) => isBeside(other, item))].every(({ state }) => state === "holding");
  const others = (other: Item, before: Item) => (isBeside(other, before) ? dropped(other) : afterDrop(other, before));
  return drop(id, whole, others, keepPhotos);
}

/** Give up what was refused, or acknowledge what differs; false when it is not there. */
export function discard(id: string) {
  return drop(id, ({ state }) => state !== "done", afterDrop);
}

/** Send what another official made, who is not let in any more, under the name of who is here now. */
export async function sendAsMe(id: string) {
  const { official } = core.snapshot;
  if (!official) return;
  const mine = { official: { id: official.id, name: official.name }, trouble: null };
  await changeItem(id, (item) => (item.tournament === core.joined?.id ? { ...item, ...mine } : undefined));
  await touched();
  outbox.retryAll().catch(fail);
}

/**
 * Send again what waits, was refused or is in conflict, perhaps changed. What is in conflict gets a new id, if it
 * has one to itself.
 * @returns its id now
 */
export async function retry(id: string, body?: Body): Promise<string | null> {
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
        state: "waiting" as const,
        problem: null,
        trouble: null,
      };
      return withBody({ ...item, ...again }, body ?? item.body);
    },
    follow,
  );
  if (!changed?.after) return null;
  await touched();
  return next;
}

/** Fetch and send all that can be, now. */
export async function sendNow(): Promise<void> {
  change({ signedOut: false });
  live.restart();
  await outbox.retryAll();
}

/** Make a photo smaller and keep it, for a ruling to come. Raises Unreadable. @returns its id */
export async function savePhoto(blob: Blob): Promise<string> {
  const id = uuid7(clock.now());
  await saveBytes(id, await (await shrink(blob)).arrayBuffer()).finally(look);
  return id;
}

/** Attach a photo that is kept to a ruling. */
export async function attachPhoto(ruling: string, id: string): Promise<Item> {
  const [item] = await put([photoItem(ruling, id)]);
  return item;
}

/** Save a photo and attach it. */
export async function addPhoto(ruling: string, blob: Blob): Promise<Item> {
  return attachPhoto(ruling, await savePhoto(blob));
}

/** Delete all old photos but these; a crash may have left some. */
export async function deleteOldPhotos(ids: string[]) {
  const old = await oldPhotos(clock.now());
  await deletePhotos(old.filter((id) => !ids.includes(id)));
}

/** A photo's image: from this phone, else from the server. */
export async function photo(ruling: string, photo: string): Promise<Blob> {
  const bytes = await photoBytes(photo);
  if (bytes) return new Blob([bytes], { type: "image/jpeg" });
  return picture(`rulings/${ruling}/photos/${photo}`);
}

/** The QR code that leads to a table's page, as SVG. Raises Unreachable. */
export function tableCode(table: string): Promise<Blob> {
  return picture(`tables/${table}/qr`);
}

/** Update what the phone knows of the season's other tournaments; what can't be had stays as it was. */
export async function lookAround() {
  await (await import("./journal/season.ts")).catchUpSeason({ now: true });
}

function photoItem(ruling: string, id: string): Item {
  return newItem("photo", ruling, undefined, { id }, { snapshot: core.snapshot, clock });
}

async function picture(path: string) {
  const response = await respond(`/api/v1/tournaments/${core.joined?.id}/${path}`, { as: core.joined?.official.id });
  return response.blob();
}

/** What hung on an item hangs on what took its place. */
function follow(other: Item, before: Item, after: Item | null) {
  return after && after.id !== before.id ? repointed(other, before.id, after.id) : undefined;
}

function inPlaceOf(old: Item, rest: Item[], item: Item) {
  const { place, ruledAt, clock } = old;
  const hung = rest.filter((other) => repointed(other, old.id, item.id));
  return { ...item, place, ruledAt, clock, ...(item.state === "holding" && { replaced: [old, ...hung] }) };
}

/** When it was made: a correction is of the same moment. */
function timesOf({ body }: Item): Pick<Body, "device_at" | "clock_offset_ms"> {
  const { device_at, clock_offset_ms }: Body = body ?? {};
  return { device_at, clock_offset_ms };
}

/**
 * With what hangs on it and was never sent, unless the server may have it; what it replaced comes back, and what hung on
 * that.
 */
async function drop(
  id: string,
  allowed: (item: Item, rest: Item[]) => boolean,
  others: (other: Item, before: Item) => Item | null | undefined,
  keepPhotos?: boolean,
) {
  const change = (item: Item, rest: Item[]) => (allowed(item, rest) ? dropped(item) : undefined);
  const changed = await changeItem(id, change, others, { keepPhotos });
  if (changed?.after === undefined) return false;
  await touched();
  return true;
}

/** Whether both were issued by one call. */
function isBeside({ kind, body, place }: Item, item: Item) {
  const same = Boolean(body?.incident) && body?.incident === item.body?.incident;
  return same && place !== item.place && kind === "ruling" && item.kind === "ruling" && !body?.amends;
}

/** What the server has is only acknowledged. */
function dropped(item: Item): Item | null {
  if (item.state === "differs" && item.kind !== "restored") return { ...item, state: "done" };
  return item.replaced?.[0] ?? null;
}

function afterDrop(other: Item, before: Item) {
  const was = before.replaced?.find(({ place }) => place === other.place);
  const hangs = other.subject === before.id || corrects(other, before);
  return was ?? (!mayBeThere(before) && hangs && other.tries === 0 ? null : undefined);
}
