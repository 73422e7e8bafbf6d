import { hall } from "../../data/index.js";
import { buzz } from "../settings.js";

/** How long a tap can be taken back without a reason, ms. */
export const SILENTLY = 9_000; // the server counts ten seconds

/** Record a time at a hanchan, at once: others see it. @param {any} hanchan @param {string} what @param {any} [more] */
export async function record(hanchan, what, more = {}) {
  await hall.send("timing", null, { hanchan: hanchan.id, what, ...more });
  buzz();
}

/** The timing of these that can be taken back without a word. @param {any[]} timings @param {number} now */
export function lastTap(timings, now) {
  const gone = new Set(timings.map(({ takes_back }) => takes_back));
  const own = timings.filter(({ id, what }) => what !== "taken-back" && !gone.has(id));
  return own.filter(({ at }) => now - Date.parse(at) < SILENTLY).at(-1) ?? null;
}
