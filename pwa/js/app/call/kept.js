import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { keep, kept as stored } from "../kept.js";
import { here } from "../router.js";

const KEY = "shinpan.call";
const STALE_MS = 2 * 60 * 60 * 1000;
const TAB = tabsName();

/** What belongs to an open call and to no address: ticked steps, a note, the ids of photos. @typedef {{done: string[], note: string, photos: string[]}} Kept */
/** @type {Kept} */
const NOTHING = { done: [], note: "", photos: [] };
/** The open call, over all its screens. */
let open = { path: "", ...NOTHING };
let redraw = () => {};

/**
 * After a crash the app opens at its first screen: then a call that was open goes on where it was. Any other screen means
 * that the call was left, by a step back over a reload, say, which loads the page anew.
 */
export function resume() {
  const { place, at, photos = [] } = stored(KEY) ?? {};
  const first = ["", "#", "#/"].includes(location.hash);
  if (first && place && Date.now() - at < STALE_MS) location.replace(place);
  else if (here().parts[0] !== "call") forget();
  hall.letOldGo(photos).catch(() => {}); // the next start tries again
}

/**
 * Keeps what this call holds besides its address until the call is left, over reloads and crashes too.
 * @param {string} path which call it is, whatever its foul and facts @param {() => string} note what it begins with
 */
export function useCall(path, note) {
  const [, draw] = useState(0);
  if (open.path !== path) begin(path, note());
  useEffect(() => {
    redraw = () => draw((count) => count + 1);
  }, []);
  useEffect(write);
  useEffect(
    () => () => {
      if (here().parts[0] !== "call") leave();
    },
    [],
  );
}

/** @returns {Kept} */
export function kept() {
  return open;
}

/** At once: effects wait for the next frame, which a crash does not. @param {Partial<Kept>} changed */
export function change(changed) {
  open = { ...open, ...changed };
  write();
  redraw();
}

/** A photo for the open call; should that be issued or left while it is made smaller, it goes where it belongs. @param {Blob} photo */
export async function addPhoto(photo) {
  const { path } = open;
  const id = await hall.keepPhoto(photo);
  const issued = here().query.get("issued");
  if (open.path !== path) await hall.letGo([id]);
  else if (issued) await hall.attachPhoto(issued, id);
  else change({ photos: [...open.photos, id] });
}

/** @param {string} path @param {string} note */
function begin(path, note) {
  letGo();
  const known = stored(KEY);
  open = { path, ...NOTHING, note, ...(known?.path === path && known) };
}

function leave() {
  letGo();
  open = { path: "", ...NOTHING };
  forget();
}

/** The photos of a call that was left: what was issued took its own along. */
function letGo() {
  if (open.photos.length > 0) hall.letGo(open.photos).catch(() => {}); // else a later start does it
}

function write() {
  if (open.path) keep(KEY, { ...open, place: location.hash, at: Date.now(), tab: TAB });
}

/** What this tab kept: another tab's call goes on. */
function forget() {
  if (stored(KEY)?.tab === TAB) keep(KEY, null);
}

/** The same over reloads of this tab, and in no other. */
function tabsName() {
  try {
    const name = sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(KEY, name);
    return name;
  } catch {
    return ""; // no store, or no TLS: then tabs are not told apart
  }
}
