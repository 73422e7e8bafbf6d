import { useEffect, useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { keep, kept as stored } from "../kept.js";
import { here } from "../router.js";
import { ask, ours } from "./claim.js";

const KEY = "shinpan.calls";
/** After so long nobody goes on with a call. */
export const STALE_MS = 2 * 60 * 60 * 1000;
export const TAB = tabsName();

/** What belongs to an open call and to no address: ticked steps, a note, the ids of photos. @typedef {{done: string[], note: string, photos: string[]}} Kept */
/** @type {Kept} */
const NOTHING = { done: [], note: "", photos: [] };
/** The open call, over all its screens: `path` changes once it is issued, `seat` does not. */
let open = { path: "", seat: "", ...NOTHING };
let redraw = () => {};

/**
 * After a crash the app opens at its first screen: then a call that was open goes on where it was. Any other screen means
 * that the call was left, by a step back over a reload, say, which loads the page anew.
 */
export function resume() {
  const all = Object.values(calls());
  const last = all.at(-1);
  if (["", "#", "#/"].includes(location.hash)) last && Date.now() - last.at < STALE_MS && location.replace(last.place);
  else if (here().parts[0] !== "call") all.filter(({ tab }) => tab === TAB).forEach(({ path }) => put(path, null));
  else if (navigator.locks && history.state) comeBack();
}

/** Since this tab was put to sleep another one may have gone on with its call: to where it stands, or to its table when it is over. */
function comeBack() {
  const { parts, query } = here();
  const { tab, place } = calls()[pathOf(parts[1], parts[2], query)] ?? { place: `#/table/${parts[1]}` };
  if (tab !== TAB) location.replace(place);
}

/** Where a call is begun, whatever its foul and facts. @param {string} table @param {string} seat @param {URLSearchParams} query */
function seatOf(table, seat, query) {
  return [table, seat, query.get("who"), query.get("amends"), query.get("again")].join("/");
}

/** Which call it is: once issued, the ruling. @param {string} table @param {string} seat @param {URLSearchParams} query */
function pathOf(table, seat, query) {
  return query.get("issued") ?? seatOf(table, seat, query);
}

/**
 * Keeps what this call holds besides its address until the call is left, over reloads and crashes too.
 * @param {string} table @param {string} side a seat, or what stands for it @param {URLSearchParams} query
 * @param {() => string} note what it begins with
 */
export function useCall(table, side, query, note) {
  const [, draw] = useState(0);
  redraw = () => draw((count) => count + 1);
  const seat = seatOf(table, side, query);
  const path = pathOf(table, side, query);
  if (open.path !== path) begin(path, seat, note);
  useEffect(write);
  useEffect(
    () => () => {
      if (here().parts[0] !== "call") begin("", "", () => "");
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
  const { seat } = open;
  const id = await hall.keepPhoto(photo);
  const issued = here().query.get("issued");
  if (open.seat !== seat) await hall.letGo([id]);
  else if (issued) await hall.attachPhoto(issued, id);
  else change({ photos: [...open.photos, id] });
}

/**
 * The one before is over, its photos too: what was issued took its own along. Issued or taken back, a call goes on.
 * @param {string} path @param {string} seat @param {() => string} note
 */
function begin(path, seat, note) {
  const same = open.seat === seat;
  if (ours()) {
    put(open.path, null);
    if (!same && open.photos.length > 0) hall.letGo(open.photos).catch(() => {}); // else a later start does it
  }
  open = same ? { ...open, path } : { path, seat, ...NOTHING, note: note(), ...calls()[path] };
  ask(path, heard);
}

/** Whether the call is this tab's; else it is no more to be ruled here. @param {boolean} yes */
function heard(yes) {
  write();
  redraw();
  if (!yes) location.replace(`#/elsewhere/${here().parts[1]}?call=${open.path}`);
}

function write() {
  if (open.path && ours()) put(open.path, { ...open, place: location.hash, at: Date.now(), tab: TAB });
}

/** The calls that are open in any tab, or were until a crash; the newest last. @returns {Record<string, any>} */
export function calls() {
  return stored(KEY) ?? {};
}

/** @param {string} path @param {any} call null forgets it */
export function put(path, call) {
  const { [path]: _, ...others } = calls();
  keep(KEY, call ? { ...others, [path]: call } : others);
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
