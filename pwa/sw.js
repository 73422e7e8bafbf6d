/**
 * The service worker: keeps the whole app on the phone, so that it opens and rules without a network.
 *
 * /precache.js names the version, and the pack that holds its files, one download for all, with its hash. A version
 * stands for all of it, headers and this script too, and has its own cache. It is installed only when every file is
 * stored; it takes over only when the page says so. /api/ is never touched.
 */
"use strict";

importScripts("/precache.js"); // browsers compare it as well when they look for an update

/** @type {{version: string, pack: string, integrity: string, types: Record<string, string>, page: Record<string, string>}} */
const { version, pack, integrity, types, page } = self.PRECACHE;
const PREFIX = "shinpan-";
const CACHE = PREFIX + version;
const LIST = "/pack/list"; // where the cache notes what belongs to it
const FIRST = ["main", "hall/tables", "hall/table"].map((name) => `/js/app/${name}.js`); // the first screens of a referee
const IMPORTS = /(?:from|import)\s*"(\.[^"]+)"/g;
const OURS = /^\/(?:$|(?:js|css|vendor|rulebooks)\/|(?:icons\/icon\.svg|manifest\.webmanifest|whats-new\.json)$)/;

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

/** Fetch the pack, which the browser compares with its hash, and store every file of it. */
async function fill() {
  const response = await fetch(`/pack/${pack}`, { integrity, cache: "no-cache" });
  if (!response.ok) throw new Error(`the pack: ${response.status}`);
  const texts = unpack(await response.text());
  const cache = await caches.open(CACHE);
  const early = { ...page, Link: preloads(texts) };
  const writes = [...texts].map(([path, text]) => cache.put(path, served(path, text, path === "/" ? early : {})));
  writes.push(cache.put(LIST, new Response(JSON.stringify([...texts.keys()]))));
  const failed = (await Promise.allSettled(writes)).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason; // no room on this phone
}

/** Path → text: the first line tells how long each of them is. */
function unpack(content) {
  const end = content.indexOf("\n");
  let at = end + 1;
  const cut = (length) => content.slice(at, (at += length));
  return new Map(JSON.parse(content.slice(0, end)).map(([path, length]) => [path, cut(length)]));
}

/** A file as the server would answer it, the page with its policy. */
function served(path, text, headers) {
  const type = types[path === "/" ? ".html" : path.slice(path.lastIndexOf("."))];
  return new Response(text, { headers: { "Content-Type": type, ...headers } });
}

/** All modules of the first screens, to be had at once: the page would find them by and by, one import after the other. */
function preloads(texts) {
  const found = new Set(FIRST);
  for (const path of found) {
    const imports = texts.get(path)?.matchAll(IMPORTS) ?? [];
    for (const [, name] of imports) found.add(new URL(name, location.origin + path).pathname);
  }
  return [...found]
    .filter((path) => texts.has(path))
    .map((path) => `<${path}>; rel=modulepreload`)
    .join(", ");
}

/** What the cache should hold, and what of it is not there (the browser may have thrown it away). */
async function stock() {
  const cache = await caches.open(CACHE);
  const listed = await cache.match(LIST);
  const files = listed ? await listed.json() : [];
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return {
    files,
    missing: files.filter((path) => !stored.has(path)),
    complete: files.every((path) => stored.has(path)) && !!listed,
  };
}

/** Drop older versions, unless a newer one is being stored or has been, and serve the page that is already open. */
async function takeOver() {
  if (!self.registration.installing && !self.registration.waiting) {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

/** The stored file; from the network when the browser has thrown it away. */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

/** Tell a page of another version what this one brings. */
async function news(port) {
  const cache = await caches.open(CACHE);
  const found = await cache.match("/whats-new.json");
  port.postMessage(found ? (await found.json()).changes : []);
}

/** Tell a page whether everything needed without a network is really here; if not, try to fetch it again. */
async function tell(client) {
  const { complete } = await report(client);
  if (complete) return;
  await fill().catch(() => undefined); // no network, or a newer version is out: the report says what is missing still
  await report(client);
}

/** One message: {type: "status", version, complete, files: [path], missing: [path]}. */
async function report(client) {
  const found = await stock();
  client?.postMessage({ type: "status", version, ...found });
  return found;
}
