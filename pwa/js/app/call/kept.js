import { useEffect, useState } from "../../../vendor/hooks.js";
import { keep, kept as stored } from "../kept.js";
import { here } from "../router.js";

const KEY = "shinpan.call";
const STALE_MS = 2 * 60 * 60 * 1000;

/** What belongs to an open call and to no address. @typedef {{done: string[], note: string}} Kept */

/**
 * After a crash the app opens at its first screen: then a call that was open goes on where it was. Any other screen means
 * that the call was left, by a step back over a reload, say, which loads the page anew.
 */
export function resume() {
  const { place, at } = stored(KEY) ?? {};
  const first = ["", "#", "#/"].includes(location.hash);
  if (first && place && Date.now() - at < STALE_MS) location.replace(place);
  else if (here().parts[0] !== "call") keep(KEY, null);
}

/**
 * What this call holds besides its address; kept until the call is left, over reloads and crashes too.
 * @param {string} path of the call @returns {[Kept, (changed: Partial<Kept>) => void]}
 */
export function useKept(path) {
  const [kept, setKept] = useState(() => {
    const { path: known, done = [], note = "" } = stored(KEY) ?? {};
    return known === path ? { done, note } : { done: [], note: "" };
  });
  useEffect(() => keep(KEY, { path, place: location.hash, at: Date.now(), ...kept }));
  useEffect(
    () => () => {
      if (here().parts[0] !== "call") keep(KEY, null);
    },
    [],
  );
  const change = (/** @type {Partial<Kept>} */ changed) => {
    const next = { ...kept, ...changed };
    setKept(next);
    // At once: effects wait for the next frame, which a crash does not.
    keep(KEY, { path, place: location.hash, at: Date.now(), ...next });
  };
  return [kept, change];
}
