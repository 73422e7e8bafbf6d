import { hall } from "../../data/index.js";
import { here } from "../router.js";
import { LOCK } from "./claim.js";
import { STALE_MS, TAB, calls, put } from "./kept.js";

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
  await hall.letOldGo(Object.values(calls()).flatMap(({ photos }) => photos));
}
