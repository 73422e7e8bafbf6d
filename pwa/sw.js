/**
 * The service worker: keeps the whole app on the phone, so that it opens and rules without a network.
 *
 * precache.js (written by `make precache`) names every file with its hash. A version is installed only when each of
 * them arrived as it was meant and is stored; it takes over only when the page says so. /api/ is never touched.
 */
"use strict";

importScripts("/precache.js"); // browsers compare it as well when they look for an update

/** @type {{version: string, files: Record<string, string>}} path → hash, as fetch takes it */
const { version, files } = self.PRECACHE;
const PREFIX = "shinpan-";
const CACHE = PREFIX + version;

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (
    event.request.method !== "GET" ||
    origin !== location.origin ||
    !Object.hasOwn(files, pathname)
  )
    return;
  event.respondWith(answer(event.request, pathname));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") event.waitUntil(self.skipWaiting());
  if (event.data?.type === "status") event.waitUntil(tell(event.source));
});

/** Fetch and store what is not stored yet: an installation that was cut off goes on where it stopped. */
async function fill() {
  const cache = await caches.open(CACHE);
  const results = await Promise.allSettled(
    (await missing()).map((path) => store(cache, path)),
  );
  const failed = results.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

/** Store one file. Rejects when it does not arrive, is another than was meant, or does not fit. */
async function store(cache, path) {
  const response = await fetch(path, {
    integrity: files[path],
    cache: "no-cache",
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/** The files that are not in the cache. */
async function missing() {
  const stored = await (await caches.open(CACHE)).keys();
  const paths = new Set(stored.map(({ url }) => new URL(url).pathname));
  return Object.keys(files).filter((path) => !paths.has(path));
}

/** Drop older versions, unless a newer one is being stored just now, and serve the page that is already open. */
async function takeOver() {
  if (!self.registration.installing) {
    const old = (await caches.keys()).filter(
      (name) => name.startsWith(PREFIX) && name !== CACHE,
    );
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

/** The stored file; from the network when the browser has thrown it away. */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** Tell a page whether everything needed without a network is really here; if not, try to fetch the rest. */
async function tell(client) {
  await report(client);
  if ((await missing()).length === 0) return;
  await fill().catch(() => undefined); // no network, or a newer version is out: the report says what is missing still
  await report(client);
}

/** One message: {type: "status", version, complete, files: {path: hash}, missing: [path]}. */
async function report(client) {
  const absent = await missing();
  client?.postMessage({
    type: "status",
    version,
    complete: absent.length === 0,
    files,
    missing: absent,
  });
}
