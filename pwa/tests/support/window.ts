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
