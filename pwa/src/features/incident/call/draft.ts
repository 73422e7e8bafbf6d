import { useLayoutEffect, useState } from "preact/hooks";
import { store, uuid7 } from "../../../store/index.ts";
import { save, saved, savedNames } from "../../../ui/local-storage.ts";
import { here } from "../../../ui/router.ts";

const KEY = "shinpan.call.";
/** How long a draft can be resumed. */
export const STALE_MS = 2 * 60 * 60 * 1000;
export const TAB = tabsName();

/**
 * The part of an open call that is not in its address: the id that its ruling will have (so that it is issued only
 * once, whichever tab does it), ticked steps, a note, the ids of photos.
 */
export interface Draft {
  ruling: string;
  done: string[];
  note: string;
  photos: string[];
}

/** The open call. `path` changes when it is issued, `seat` does not; `at`: when it was last saved, as last read. */
interface Open extends Draft {
  path: string;
  seat: string;
  at: number;
}

/** A stored call. `place`: its address; `tab`: the tab that has it open. */
interface StoredCall extends Draft {
  at: number;
  place: string;
  tab: string;
}

const NOTHING: Draft = { ruling: "", done: [], note: "", photos: [] };
/** The open call, shared by all its screens. */
let open: Open = { path: "", seat: "", at: 0, ...NOTHING };
let redraw = () => {};

/** Resume the draft that was open; after a crash the app opens at its first screen. */
export function resume() {
  const last = Object.values(calls()).sort((one, other) => other.at - one.at)[0];
  if (["", "#", "#/"].includes(location.hash)) last && Date.now() - last.at < STALE_MS && location.replace(last.place);
  else if (here().parts[0] === "call" && navigator.locks && history.state) comeBack();
}

/**
 * Go to the call's current address if another tab took it over while this one slept, or to the table if it has ended.
 */
function comeBack() {
  const { parts, query } = here();
  const stored = storedCall(pathOf(parts[1], parts[2], query));
  if (stored?.tab !== TAB) location.replace(stored?.place ?? `#/table/${parts[1]}`);
}

/** Return a key for where a call begins, whatever its foul and facts. */
function seatOf(table: string, seat: string, query: URLSearchParams) {
  return [table, seat, query.get("who"), query.get("amends"), query.get("again")].join("/");
}

/**
 * Return the key of a call: once issued, its ruling. After an undo it differs from the key of a call that another tab
 * may have begun at this seat meanwhile.
 */
function pathOf(table: string, seat: string, query: URLSearchParams) {
  return query.get("issued") ?? [seatOf(table, seat, query), query.get("back")].join("/");
}

/**
 * Save the draft of this call until the user leaves it, across reloads and crashes.
 * @param side a seat, or its substitute: team, arbiter, or - for unknown
 * @param note returns the note to begin with
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

/** Change the draft and save it at once: a crash does not wait for the next render. */
export function change(changed: Partial<Draft>) {
  open = { ...open, ...changed };
  write();
  redraw();
}

/**
 * Add a photo to the open call. If the call is issued, taken over or left while the photo is being scaled down, attach
 * it to the ruling or the stored draft, or delete it.
 */
export async function addPhoto(photo: Blob) {
  const { path, ruling } = open;
  const id = await store.savePhoto(photo);
  const elsewhere = storedCall(path);
  if (store.snapshot.state?.rulings[ruling]) await store.attachPhoto(ruling, id);
  else if (open.ruling === ruling) change({ photos: [...open.photos, id] });
  else if (elsewhere?.ruling === ruling) put(path, { ...elsewhere, photos: [...elsewhere.photos, id] });
  else await store.deletePhotos([id]);
}

/** Add photos that the tab that had this call before was still scaling down. */
addEventListener("storage", ({ key, newValue }) => {
  if (!open.path || key !== KEY + open.path || !newValue) return;
  const { photos }: Draft = JSON.parse(newValue); // this tab may have overwritten them already
  const late = photos.filter((one) => !open.photos.includes(one));
  if (late.length > 0) change({ photos: [...open.photos, ...late] });
});

/**
 * Begin a call, and delete the previous one with its photos; an issued call took its photos along. A call that was just
 * issued or undone continues.
 * @param ruling the id of the ruling, if issued
 */
function begin(path: string, seat: string, ruling: string | null, note: () => string) {
  const stepBack = open.path === open.ruling && !ruling;
  const same = open.seat === seat && !stepBack;
  if (ownsDraft()) {
    put(open.path, null);
    if (!same && open.photos.length > 0) store.deletePhotos(open.photos).catch(() => {}); // if this fails, the next start deletes them
  }
  const begun = { ...NOTHING, ruling: ruling ?? uuid7(store.now()), note: note() };
  open = same ? { ...open, path, ruling: ruling ?? open.ruling } : { path, seat, at: 0, ...begun, ...storedCall(path) };
  ask(path, setOwned);
}

/** Save the call if this tab owns it; otherwise leave its screen. */
function setOwned(yes: boolean) {
  const now = storedCall(open.path);
  if (yes && now && now.at !== open.at) open = { ...open, ...now }; // the previous owner saved again after our read
  write();
  redraw();
  if (!yes) location.replace(`#/elsewhere/${here().parts[1]}?call=${open.path}`);
}

function write() {
  if (open.path && ownsDraft()) put(open.path, { ...open, place: location.hash, at: Date.now(), tab: TAB });
}

/**
 * Return the calls that are open in any tab, or were until a crash, by path. Each is stored on its own, since tabs
 * write at the same time.
 */
export function calls(): Record<string, StoredCall> {
  const paths = savedNames(KEY).map((name) => name.slice(KEY.length));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const call = storedCall(path);
      return call ? [[path, call]] : [];
    }),
  );
}

function storedCall(path: string): StoredCall | null {
  return saved(KEY + path);
}

/** Store a call; null deletes it. */
export function put(path: string, call: StoredCall | null) {
  if (path) save(KEY + path, call);
}

/** Return this tab's name, which survives reloads. */
function tabsName() {
  try {
    const name = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    return ""; // no store, or no TLS: then tabs are not told apart
  }
}

/** The prefix of the name of a call's lock. */
export const LOCK = "shinpan-call-";
/** How long the previous page, for example before a reload, may take to release its lock. */
const PATIENCE_MS = 300;

/** This tab's last request for a lock. */
let claim: { owned: boolean | null; free: () => void } = { owned: true, free() {} };

/**
 * Return whether this tab alone has its call open; null while unknown. Without Web Locks (on an insecure page) it
 * always does.
 */
export function ownsDraft() {
  return claim.owned;
}

/**
 * Request the lock of a call ("" for none), so that two tabs cannot rule on it twice, and release the previous lock.
 * @param onOwned called once the answer is known, and again if another tab takes the call over
 */
export function ask(path: string, onOwned: (owned: boolean) => void) {
  claim.free();
  const newClaim: typeof claim = (claim = { owned: !(path && navigator.locks) || null, free() {} });
  if (newClaim.owned) return;
  const answer = (yes: boolean) => claim === newClaim && onOwned((newClaim.owned = yes));
  const held = (lock: Lock | null, again: boolean) => {
    if (!lock) return again ? void setTimeout(request, PATIENCE_MS, false) : answer(false);
    answer(true);
    return claim === newClaim && new Promise((done) => (newClaim.free = () => done(null)));
  };
  const request = (again: boolean) =>
    navigator.locks.request(LOCK + path, { ifAvailable: true }, (lock) => held(lock, again)).catch(() => answer(false));
  request(true);
}

/**
 * Delete drafts that no tab has open and nobody will continue, and photos of no call. This tab's own draft is abandoned
 * if the page opens without a call, for example after a step back over a reload. The tab's name alone does not tell: a
 * duplicated tab has the same.
 */
export async function tidy() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  for (const [path, { at, tab }] of Object.entries(calls())) {
    const left = tab === TAB ? here().parts[0] !== "call" : Date.now() - at > STALE_MS;
    if (left && !held.some(({ name }) => name === LOCK + path)) put(path, null);
  }
  await store.deleteOldPhotos(Object.values(calls()).flatMap(({ photos }) => photos));
}
