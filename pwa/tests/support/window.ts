/** What happy-dom's window lacks of a browser's: from Node, and from fake-indexeddb. */
import { locks } from "node:worker_threads";
import type { DetachedWindowAPI } from "happy-dom";
import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

Object.defineProperty(navigator, "locks", { value: locks });

/** Escape closes the topmost dialog, unless it is asked to stay. */
window.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const dialog = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].at(-1);
  if (dialog?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});
