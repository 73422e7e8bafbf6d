import { useEffect, useState } from "../../vendor/hooks.js";
import { possible, register } from "./offline.js";

/** @typedef {"unknown"|"no"|"yes"|"impossible"} Ready */

/** @type {Ready} */
let ready = possible ? "unknown" : "impossible";
/** @type {ServiceWorker|null} */
let update = null;
/** @type {Set<() => void>} */
const listeners = new Set();
function tell() {
  for (const listener of listeners) listener();
}

/** Register the service worker and ask it, until it says so, whether everything is kept. */
export async function keepOffline() {
  if (!possible) return;
  const registration = await register();
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.type !== "status") return;
    ready = data.complete ? "yes" : "no";
    tell();
  });
  navigator.serviceWorker.addEventListener("controllerchange", ask);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  offer(registration.waiting);
  watch(registration.installing);
  await navigator.serviceWorker.ready;
  ask();
}

/** @param {ServiceWorker|null} worker */
function watch(worker) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
    ask();
  });
}

/** @param {ServiceWorker|null} worker */
function offer(worker) {
  if (!worker || !navigator.serviceWorker.controller) return;
  update = worker;
  tell();
}

async function ask() {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "status" });
}

/** Take the new version; the page opens again with it. Never call it during a call. */
export function takeUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  update?.postMessage({ type: "activate" });
}

/** Whether everything needed is kept on this phone. @returns {Ready} */
export function useReady() {
  return useKnown(() => ready);
}

/** Whether a new version waits. */
export function useUpdate() {
  return useKnown(() => update !== null);
}

/** @template T @param {() => T} known @returns {T} */
function useKnown(known) {
  const [value, setValue] = useState(known);
  useEffect(() => {
    const listener = () => setValue(known);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return value;
}
