import { useLayoutEffect, useState } from "preact/hooks";
import { possible, register } from "./offline.js";
import { here } from "../ui/router.js";
import { settings } from "../ui/settings.js";

const LOOK_MS = 60 * 60 * 1000;

/** @typedef {"unknown"|"no"|"yes"|"impossible"} Ready */

/** @type {Ready} */
let ready = possible ? "unknown" : "impossible";
/** @type {ServiceWorker|null} */
let update = null;
let taking = false;
/** @type {Set<() => void>} */
const listeners = new Set();
function notify() {
  for (const listener of listeners) listener();
}

/** Register the service worker and ask it, until it says so, whether everything is kept. */
export async function keepOffline() {
  if (!possible) return;
  const registration = await register().catch(() => null);
  if (!registration) return setReady("no");
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.type !== "status") return;
    setReady(data.complete ? "yes" : "no");
  });
  watchController();
  lookOut(registration);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  offer(registration.waiting);
  watch(registration.installing);
  await navigator.serviceWorker.ready;
  ask();
}

/** @param {Ready} now */
function setReady(now) {
  ready = now;
  notify();
}

/** A phone keeps the app open for days: look for a new version whenever it is taken up again, and every hour. */
function lookOut(/** @type {ServiceWorkerRegistration} */ registration) {
  const look = () => {
    if (navigator.onLine) registration.update().catch(() => {}); // the server can't be reached: next time
  };
  setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}

/** @param {ServiceWorker|null} worker */
function watch(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
    if (worker.state === "redundant" && ready === "unknown") setReady("no"); // it could not be stored
    ask();
  });
}

/** @param {ServiceWorker|null} worker */
function offer(worker) {
  if (!worker || !navigator.serviceWorker.controller) return;
  update = worker;
  notify();
}

/** Another language is read here: the worker keeps all of it, and says whether it could. */
export function storeLanguage() {
  if (possible) ask();
}

async function ask() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "status", lang: settings.lang });
}

/** Take the new version; the page opens again with it. Never call it during a call. */
export function takeUpdate() {
  taking = true;
  update?.postMessage({ type: "activate" });
}

/** When another version takes over, this page has to open again: its next module would be of that version. */
function watchController() {
  let controlled = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) openAgain();
    controlled = true;
    ask();
  });
}

/** At once where this page took the update; where another did, with its next screen, but not within a call. */
function openAgain() {
  const inCall = () => here().parts[0] === "call";
  let calling = inCall();
  if (taking && !calling) return location.reload();
  update = null;
  notify();
  addEventListener("hashchange", () => {
    if (!calling || !inCall()) location.reload();
    calling = inCall();
  });
}

/** Whether everything needed is kept on this phone. @returns {Ready} */
export function useReady() {
  return useKnown(() => ready);
}

/** The new version that waits, if one does. */
export function useUpdate() {
  return useKnown(() => update);
}

/** @template T @param {() => T} known @returns {T} */
function useKnown(known) {
  const [value, setValue] = useState(known);
  useLayoutEffect(() => {
    const listener = () => setValue(known);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return value;
}
