import { useLayoutEffect, useState } from "preact/hooks";
import { store, uuid7 } from "../../../store/index.ts";
import { save, saved, savedNames } from "../../../ui/local-storage.ts";
import { here } from "../../../ui/router.ts";

const KEY = "shinpan.call.";
/** How long a draft can be resumed. */
export const STALE_MS = 2 * 60 * 60 * 1000;
export const TAB = tabsName();

/**
 * What belongs to an open call and to no address: the id its ruling will have, so that it is issued once whichever tab does
 * it, ticked steps, a note, the ids of photos.
 */
export interface Draft {
  ruling: string;
  done: string[];
  note: string;
  photos: string[];
}

/** The open call. `path` changes once it is issued, `seat` does not; `at`: when it was kept, as last read. */
interface Open extends Draft {
  path: string;
  seat: string;
  at: number;
}

/** A call as it is kept. `place`: its address; `tab`: whose it is */
interface Kept extends Draft {
  at: number;
  place: string;
  tab: string;
}

const NOTHING: Draft = { ruling: "", done: [], note: "", photos: [] };
/** The open call, over all its screens. */
let open: Open = { path: "", seat: "", at: 0, ...NOTHING };
let redraw = () => {};

/** Resume the draft that was open, for after a crash the app opens at its first screen. */
export function resume() {
  const last = Object.values(calls()).sort((one, other) => other.at - one.at)[0];
  if (["", "#", "#/"].includes(location.hash)) last && Date.now() - last.at < STALE_MS && location.replace(last.place);
  else if (here().parts[0] === "call" && navigator.locks && history.state) comeBack();
}

/** Another tab may have taken the call over while this one slept: go to where it is now, or to the table when it is over. */
function comeBack() {
  const { parts, query } = here();
  const kept = storedCall(pathOf(parts[1], parts[2], query));
  if (kept?.tab !== TAB) location.replace(kept?.place ?? `#/table/${parts[1]}`);
}

/** Where a call is begun, whatever its foul and facts. */
function seatOf(table: string, seat: string, query: URLSearchParams) {
  return [table, seat, query.get("who"), query.get("amends"), query.get("again")].join("/");
}

/** Which call it is: once issued, the ruling; taken back, not the one that another tab may have begun on this seat meanwhile. */
function pathOf(table: string, seat: string, query: URLSearchParams) {
  return query.get("issued") ?? [seatOf(table, seat, query), query.get("back")].join("/");
}

/**
 * Keeps what this call holds besides its address until the call is left, over reloads and crashes too.
 * @param side a seat, or what stands for it
 * @param note what it begins with
 */
export function useCall(table: string, side: string, query: URLSearchParams, note: () => string) {
  const [, draw] = useState(0);
  redraw = () => draw((count) => count + 1);
  const seat = seatOf(table, side, query);
  const path = pathOf(table, side, query);
  if (open.path !== path) begin(path, seat, query.get("issued") ?? query.get("back"), note);
  useLayoutEffect(write);
  useLayoutEffect(
    () => () => {
      if (here().parts[0] !== "call") begin("", "", null, () => "");
    },
    [],
  );
}

export function currentDraft(): Draft {
  return open;
}

/** Written at once: a crash does not wait for the next drawing. */
export function change(changed: Partial<Draft>) {
  open = { ...open, ...changed };
  write();
  redraw();
}

/** A photo for the open call; should that be issued, taken over or left while it is made smaller, it goes where it belongs. */
export async function addPhoto(photo: Blob) {
  const { path, ruling } = open;
  const id = await store.savePhoto(photo);
  const elsewhere = storedCall(path);
  if (store.snapshot.state?.rulings[ruling]) await store.attachPhoto(ruling, id);
  else if (open.ruling === ruling) change({ photos: [...open.photos, id] });
  else if (elsewhere?.ruling === ruling) put(path, { ...elsewhere, photos: [...elsewhere.photos, id] });
  else await store.deletePhotos([id]);
}

/** The tab that had this call before had a photo still to make smaller. */
addEventListener("storage", ({ key, newValue }) => {
  if (!open.path || key !== KEY + open.path || !newValue) return;
  const { photos }: Draft = JSON.parse(newValue); // by now this tab may have written over it
  const late = photos.filter((one) => !open.photos.includes(one));
  if (late.length > 0) change({ photos: [...open.photos, ...late] });
});

/**
 * The one before is over, its photos too: what was issued took its own along. Issued or taken back, a call goes on.
 * @param ruling its id, where it was issued
 */
function begin(path: string, seat: string, ruling: string | null, note: () => string) {
  const stepBack = open.path === open.ruling && !ruling;
  const same = open.seat === seat && !stepBack;
  if (ownsDraft()) {
    put(open.path, null);
    if (!same && open.photos.length > 0) store.deletePhotos(open.photos).catch(() => {}); // else a later start does it
  }
  const begun = { ...NOTHING, ruling: ruling ?? uuid7(store.now()), note: note() };
  open = same ? { ...open, path, ruling: ruling ?? open.ruling } : { path, seat, at: 0, ...begun, ...storedCall(path) };
  ask(path, setOwned);
}

/** Whether the call is this tab's; else it is no more to be ruled here. */
function setOwned(yes: boolean) {
  const now = storedCall(open.path);
  if (yes && now && now.at !== open.at) open = { ...open, ...now }; // the tab that had it wrote once more
  write();
  redraw();
  if (!yes) location.replace(`#/elsewhere/${here().parts[1]}?call=${open.path}`);
}

function write() {
  if (open.path && ownsDraft()) put(open.path, { ...open, place: location.hash, at: Date.now(), tab: TAB });
}

/** The calls that are open in any tab, or were until a crash, by path: each by itself, for tabs write at the same time. */
export function calls(): Record<string, Kept> {
  const paths = savedNames(KEY).map((name) => name.slice(KEY.length));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const call = storedCall(path);
      return call ? [[path, call]] : [];
    }),
  );
}

function storedCall(path: string): Kept | null {
  return saved(KEY + path);
}

/** @param call null forgets it */
export function put(path: string, call: Kept | null) {
  if (path) save(KEY + path, call);
}

/** This tab's name, which outlives its reloads. */
function tabsName() {
  try {
    const name = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    return ""; // no store, or no TLS: then tabs are not told apart
  }
}

/** What the browser's lock of a call is named, before the call. */
export const LOCK = "shinpan-call-";
/** How long the page that was here before, on a reload say, may take to let go. */
const PATIENCE_MS = 300;

/** What this tab asked for last. */
let claim: { ours: boolean | null; free: () => void } = { ours: true, free() {} };

/** Whether this tab has its call to itself; null until that is known. Without Web Locks (a page that is not secure) it has. */
export function ownsDraft() {
  return claim.ours;
}

/**
 * Asks for a call ("" for none): two tabs would rule on it twice. The one asked for before is free again.
 * @param onOwned told once it is known, and again when another tab takes it over
 */
export function ask(path: string, onOwned: (ours: boolean) => void) {
  claim.free();
  const asked: typeof claim = (claim = { ours: !(path && navigator.locks) || null, free() {} });
  if (asked.ours) return;
  const answer = (yes: boolean) => claim === asked && onOwned((asked.ours = yes));
  const held = (lock: Lock | null, again: boolean) => {
    if (!lock) return again ? void setTimeout(request, PATIENCE_MS, false) : answer(false);
    answer(true);
    return claim === asked && new Promise((done) => (asked.free = () => done(null)));
  };
  const request = (again: boolean) =>
    navigator.locks.request(LOCK + path, { ifAvailable: true }, (lock) => held(lock, again)).catch(() => answer(false));
  request(true);
}

/**
 * Forget what no tab has open, and nobody goes on with any more; and the photos of no call. What was this tab's is left when
 * its page opens with no call, by a step back over a reload, say. The name alone does not tell: a duplicated tab has it too.
 */
export async function tidy() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  for (const [path, { at, tab }] of Object.entries(calls())) {
    const left = tab === TAB ? here().parts[0] !== "call" : Date.now() - at > STALE_MS;
    if (left && !held.some(({ name }) => name === LOCK + path)) put(path, null);
  }
  await store.deleteOldPhotos(Object.values(calls()).flatMap(({ photos }) => photos));
}
