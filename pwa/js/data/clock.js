import { request } from "./api.js";
import { remember, remembered } from "./keeping/database.js";

const KEPT = 5;
const JUMP_MS = 2000;
const LOOK_MS = 5000;
const FRESH_MS = 600000;

/** @typedef {{offset: number, trip: number}} Sample */

/** What must be added to this phone's clock to have the server's, measured through the round trip. */
export class Clock {
  /** @type {number|null} ms */
  offset = null;
  /** Whether the offset was measured since the clock was last seen to jump. */
  sure = false;
  /** @type {Sample[]} */
  #samples = [];
  #measuredAt = -Infinity;
  #drift = Date.now() - performance.now();

  /** @param {() => void} changed told when the offset is another, or no longer sure */
  constructor(changed) {
    this.changed = changed;
  }

  /** The offset that was measured last time, unless the clock has been set back since. */
  async restore() {
    const last = await remembered("clock");
    if (!last || Date.now() < last.at - JUMP_MS) return;
    this.offset = last.offset;
    this.changed();
  }

  /** Now, by the server's clock as far as it is known. @returns {number} ms */
  now() {
    return Date.now() + (this.offset ?? 0);
  }

  /** Whether to measure again before relying on it. */
  get stale() {
    return !this.sure || performance.now() - this.#measuredAt > FRESH_MS;
  }

  /** Ask the server for its time; the quickest of the last few answers counts. Raises Unreachable, ApiError. */
  async measure() {
    this.look();
    const drift = this.#drift;
    const sent = performance.now();
    const { now } = await request("/api/v1/time", { timeout: 5000 });
    const trip = performance.now() - sent;
    this.look();
    if (this.#drift !== drift) return;
    const middle = drift + sent + trip / 2;
    this.#samples = [{ offset: Date.parse(now) - middle, trip }, ...this.#samples].slice(0, KEPT);
    const best = this.#samples.reduce((one, other) => (other.trip < one.trip ? other : one));
    this.offset = Math.round(best.offset);
    this.sure = true;
    this.#measuredAt = performance.now();
    await remember("clock", { offset: this.offset, at: Date.now() });
    this.changed();
  }

  /** Look whether the clock was set: then what was measured is worth nothing. */
  look() {
    const drift = Date.now() - performance.now();
    if (Math.abs(drift - this.#drift) < JUMP_MS) return;
    this.#drift = drift;
    this.#samples = [];
    this.sure = false;
    this.changed();
  }

  /** Look from time to time; `jumped` is called when the clock is no longer sure. @param {() => void} jumped */
  watch(jumped) {
    setInterval(() => {
      const was = this.sure;
      this.look();
      if (was && !this.sure) jumped();
    }, LOOK_MS);
  }
}
