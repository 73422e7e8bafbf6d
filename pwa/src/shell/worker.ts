import { useLayoutEffect, useState } from "preact/hooks";
import { possible, register } from "./offline.ts";
import { here } from "../ui/router.ts";
import { settings } from "../ui/settings.ts";

const LOOK_MS = 60 * 60 * 1000;

type Ready = "unknown" | "no" | "yes" | "impossible";

let ready: Ready = possible ? "unknown" : "impossible";
let update: ServiceWorker | null = null;
let taking = false;
const listeners: Set<() => void> = new Set();
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

function setReady(now: Ready) {
  ready = now;
  notify();
}

/** A phone keeps the app open for days: look for a new version whenever it is taken up again, and every hour. */
function lookOut(registration: ServiceWorkerRegistration) {
  const look = () => {
    if (navigator.onLine) registration.update().catch(() => {}); // the server can't be reached: next time
  };
  setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}

function watch(worker: ServiceWorker | null) {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
    if (worker.state === "redundant" && ready === "unknown") setReady("no"); // it could not be stored
    ask();
  });
}

function offer(worker: ServiceWorker | null) {
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

/** Whether everything needed is kept on this phone. */
export function useReady(): Ready {
  return useKnown(() => ready);
}

/** The new version that waits, if one does. */
export function useUpdate() {
  return useKnown(() => update);
}

function useKnown<T>(known: () => T): T {
  const [value, setValue] = useState(known);
  useLayoutEffect(() => {
    const listener = () => setValue(known);
    listeners.add(listener);
    listener();
    return () => void listeners.delete(listener);
  }, []);
  return value;
}
