/**
 * The service worker: keeps the whole app on the phone, so that it opens and rules without a network.
 *
 * /precache.js names the version, and the pack that holds its files, one download for all, with its hash. A version
 * stands for all of it, headers and this script too, and has its own cache. The pack is stored as it came, whole or not at
 * all, and cut up in memory; this worker takes over only when the page says so. /api/ is never touched.
 */
"use strict";

importScripts("/precache.js", "/push.js"); // browsers compare them as well when they look for an update

/** @type {{version: string, pack: string, integrity: string, types: Record<string, string>, page: Record<string, string>}} */
const { version, pack, integrity, types, page } = self.PRECACHE;
const PREFIX = "shinpan-";
const CACHE = PREFIX + version;
const PACK = `/pack/${pack}`;
const OURS = /^\/(?:$|(?:js|css|vendor|rulebooks)\/|(?:icons\/icon\.svg|manifest\.webmanifest|whats-new\.json)$)/;

/** @type {Promise<Map<string, string>>|null} */
let files = null;

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !OURS.test(pathname)) return;
  event.respondWith(answer(event.request, pathname));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") event.waitUntil(self.skipWaiting());
  if (event.data?.type === "status") event.waitUntil(tell(event.source));
  if (event.data?.type === "news") event.waitUntil(news(event.ports[0]));
});

/**
 * Keep this version whole; half of it would only take the room of the next try. What was there before may be in use: a
 * server that goes back to the version a phone runs has it installed once more.
 */
async function install() {
  const before = await caches.has(CACHE);
  try {
    await fill();
  } catch (error) {
    if (!before) await caches.delete(CACHE);
    throw error;
  }
}

/** Fetch the pack, which the browser compares with its hash, and store it. */
async function fill() {
  const response = await fetch(PACK, { integrity, cache: "no-cache" });
  if (!response.ok) throw new Error(`the pack: ${response.status}`);
  const cache = await caches.open(CACHE);
  await cache.put(PACK, new Response(await response.text())); // fails where this phone has no room
  files = null;
}

/** Address → text of every file, read once for as long as the browser lets this worker live; none where it can't be read. */
function kept() {
  files ??= read().catch(() => {
    files = null; // the next request tries again
    return new Map();
  });
  return files;
}

/** Fails where the browser has thrown the pack away. */
async function read() {
  const stored = await caches.match(PACK, { cacheName: CACHE });
  return unpack(await stored.text());
}

/** The first line tells how long each file is. */
function unpack(content) {
  const end = content.indexOf("\n");
  let at = end + 1;
  const cut = (length) => content.slice(at, (at += length));
  return new Map(JSON.parse(content.slice(0, end)).map(([path, length]) => [path, cut(length)]));
}

/** A file as the server would answer it, the page with its policy. */
function served(path, text) {
  const type = types[path === "/" ? ".html" : path.slice(path.lastIndexOf("."))];
  return new Response(text, { headers: { "Content-Type": type, ...(path === "/" && page) } });
}

/** Drop older versions, unless a newer one is being stored or has been, and serve the page that is already open. */
async function takeOver() {
  if (!self.registration.installing && !self.registration.waiting) {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

/** The stored file; from the network where it isn't stored. */
async function answer(request, path) {
  const text = (await kept()).get(path);
  return text === undefined ? fetch(request) : served(path, text);
}

/** Tell a page of another version what this one brings. */
async function news(port) {
  const text = (await kept()).get("/whats-new.json");
  port.postMessage(text === undefined ? [] : JSON.parse(text).changes);
}

/** Tell a page whether the app is really kept; if not, try to fetch it again. */
async function tell(client) {
  if (await report(client)) return;
  await fill().catch(() => undefined); // no network, or a newer version is out: the report says that it is missing still
  await report(client);
}

/** One message: {type: "status", version, complete}. */
async function report(client) {
  const complete = Boolean(await caches.match(PACK, { cacheName: CACHE }));
  client?.postMessage({ type: "status", version, complete });
  return complete;
}
