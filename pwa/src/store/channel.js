/** @type {BroadcastChannel|null} */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("shinpan") : null;

/** @typedef {"outbox"|"journal"|"current"} What changed */

/** Tell the other tabs of this phone. @param {What} what */
export function notifyOthers(what) {
  channel?.postMessage(what);
}

/** @param {Record<What, () => unknown>} heard what to do when another tab changed it */
export function onNotice(heard) {
  channel?.addEventListener("message", ({ data }) => heard[/** @type {What} */ (data)]?.());
}
