import { hall } from "../../data/index.js";
import { LOCK } from "./claim.js";
import { STALE_MS, TAB, calls, put } from "./kept.js";

/** Forget what no tab has open, and nobody goes on with any more; and the photos of no call. */
export async function tidy() {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  for (const [path, { at, tab }] of Object.entries(calls())) {
    const open = tab === TAB || held.some(({ name }) => name === LOCK + path);
    if (!open && Date.now() - at > STALE_MS) put(path, null);
  }
  await hall.letOldGo(Object.values(calls()).flatMap(({ photos }) => photos));
}
