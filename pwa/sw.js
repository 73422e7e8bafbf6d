/**
 * The service worker: keeps the whole app on the phone, so that it opens and rules without a network.
 *
 * /precache.js names the version and its files with their hashes. A version stands for all of it, headers and this script
 * too, and has its own cache. It is stored whole or not at all, in the languages that are read on this phone; another
 * language is kept from its first use on. This worker takes over only when the page says so. /api/ is never touched.
 */
"use strict";

importScripts("/precache.js", "/push.js"); // browsers compare them as well when they look for an update

/** @type {{version: string, files: Record<string, string>}} address → the first nine bytes of its SHA-256 */
const { version, files } = self.PRECACHE;
const PREFIX = "shinpan-";
const CACHE = PREFIX + version;
const LANGUAGES = ["en", "ja", "fr", "ru"];

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !Object.hasOwn(files, pathname)) return;
  event.respondWith(answer(event.request, pathname));
});

self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") event.waitUntil(self.skipWaiting());
  if (event.data?.type === "status") event.waitUntil(checkStored(event.source, event.data.lang));
  if (event.data?.type === "news") event.waitUntil(sendChanges(event.ports[0]));
});

/**
 * Keep this version whole; half of it would only take the room of the next try. What was there before may be in use: a
 * server that goes back to the version a phone runs has it installed once more.
 */
async function install() {
  const before = await caches.has(CACHE);
  try {
    await fill(await languages());
  } catch (error) {
    if (!before) await caches.delete(CACHE);
    throw error;
  }
}

/** List the languages that this phone stores; at first the browser's, else English. @returns {Promise<string[]>} */
async function languages() {
  const own = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag));
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = await Promise.all(names.map(async (name) => paths(await caches.open(name))));
  const used = kept.flat().map(languageOf).filter(Boolean);
  return used.length > 0 ? used : [own ?? "en"];
}

/** Find the language of a file; only texts and rulebooks have one. @param {string} path */
function languageOf(path) {
  return LANGUAGES.find((lang) => path.endsWith(`.${lang}.json`));
}

/** Every file of the version for a phone that reads these languages. @param {string[]} langs */
function wanted(langs) {
  return Object.keys(files).filter((path) => [undefined, ...langs].includes(languageOf(path)));
}

/** @param {Cache} cache @returns {Promise<string[]>} */
async function paths(cache) {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/** Fetch what is missing; nothing is stored unless all of it came. @param {string[]} langs */
async function fill(langs) {
  const cache = await caches.open(CACHE);
  const there = await paths(cache);
  const missing = wanted(langs).filter((path) => !there.includes(path));
  const responses = await Promise.all(missing.map(fetchWhole));
  await Promise.all(missing.map((path, index) => cache.put(path, responses[index]))); // fails where there is no room
}

/**
 * Fetch a file of this version: a server may have another by now. The page's headers are its policy, which an unchanged page
 * from the browser's own store might lack. @param {string} path
 */
async function fetchWhole(path) {
  const response = await fetch(path, { cache: path === "/" ? "reload" : "no-cache" });
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest, 0, 9)));
  if (!response.ok || hash !== files[path]) throw new TypeError(`${path}: ${response.status}, or of another version`);
  return response;
}

/** Drop older versions, unless a newer one is being stored or has been, and serve the page that is already open. */
async function takeOver() {
  if (!self.registration.installing && !self.registration.waiting) {
    const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

/** The stored file; a language's are stored once they are used. From the network where nothing is stored. */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(path, { ignoreVary: true });
  if (stored) return stored;
  if (!languageOf(path) || !(await cache.match("/"))) return fetch(request);
  const response = await fetchWhole(path);
  await cache.put(path, response.clone());
  return response;
}

/** Tell a page of another version what this one brings. */
async function sendChanges(port) {
  const stored = await caches.match("/whats-new.json", { cacheName: CACHE });
  port.postMessage(stored ? (await stored.json()).changes : []);
}

/** Tell a page whether the app is stored in its language; if not, try to fetch it again. */
async function checkStored(client, lang) {
  if (await report(client, lang)) return;
  await fill([lang]).catch(() => undefined); // no network, or a newer version is out: the report says that it is missing still
  await report(client, lang);
}

/** Send a page {type: "status", version, complete}. */
async function report(client, lang) {
  const there = await paths(await caches.open(CACHE));
  const complete = wanted([lang]).every((path) => there.includes(path));
  client?.postMessage({ type: "status", version, complete });
  return complete;
}
