/** A phone in Node: the whole app in happy-dom's window, at a real server. A file's tests use it one after another. */
import { readFileSync } from "node:fs";
import { configure, screen, within } from "@testing-library/preact";
import type { ByRoleMatcher } from "@testing-library/preact";
import { afterEach, vi } from "vitest";
import { Hall } from "./hall.ts";
import { hands, press } from "./locator.ts";

export { press };

/** What comes by the network takes a moment; on a busy machine, a long one. */
const PATIENCE_MS = 15_000;
const SOON = { timeout: PATIENCE_MS, interval: 5 };
const PAGE = readFileSync(`${import.meta.dirname}/../../index.html`, "utf8");

let hall: Hall | null = null;
let started = false;

configure({ asyncUtilTimeout: PATIENCE_MS });

/** A hall for this test. */
export async function furnish(composed: Record<string, unknown> = {}): Promise<Hall> {
  hall = await Hall.lend(composed);
  window.happyDOM.setURL(`${hall.address}/`);
  return hall;
}

/** Open an address of the app. */
export async function open(address: string) {
  location.hash = address;
  if (started) return;
  started = true;
  document.head.innerHTML = new DOMParser().parseFromString(PAGE, "text/html").head.innerHTML;
  document.body.innerHTML = '<div id="app"></div>';
  await import("../../src/shell/main.tsx");
}

/** Join as an official, and see the tables. */
export async function join(lent: Hall, role = "referee") {
  await open(lent.link(role));
  await screen.findAllByRole("link", { name: /^Table 7/ });
}

/** Press what has this role and name, once it is there. */
export async function tap(role: ByRoleMatcher, name: string | RegExp, part: HTMLElement = document.body) {
  await press(await within(part).findByRole(role, { name }));
}

/** Write into a field in place of what is there. */
export async function fill(field: HTMLElement, text: string) {
  await hands.clear(field);
  await hands.type(field, text.replace(/[[{]/g, "$&$&"));
}

afterEach(async () => {
  await forget();
  await hall?.giveBack();
  hall = null;
});

/** Forget all, as a phone does before somebody else has it; the app stays open. */
export async function forget() {
  if (!started) return;
  const { store } = await import("../../src/store/index.ts");
  await vi.waitUntil(() => {
    if (location.hash !== "#/") location.hash = "#/"; // what the test did last may lead elsewhere meanwhile
    return document.getElementById("ask");
  }, SOON);
  await clear();
  new BroadcastChannel("shinpan").postMessage("current");
  await vi.waitUntil(() => {
    const { official, state, outbox } = store.snapshot;
    return !official && !state && !outbox.length;
  }, SOON);
  localStorage.clear();
  await clear();
}

function clear() {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open("shinpan");
    opening.onerror = () => reject(new Error("the database does not open", { cause: opening.error }));
    opening.onsuccess = () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const clearing = database.transaction(names, "readwrite");
      for (const name of names) clearing.objectStore(name).clear();
      clearing.onabort = () => reject(new Error("it can't be cleared", { cause: clearing.error }));
      clearing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
