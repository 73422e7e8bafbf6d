import { request } from "./api.ts";
import { remember, remembered } from "./indexeddb/database.ts";
import type { Now } from "#api";

const KEPT = 5;
const JUMP_MS = 2000;
const LOOK_MS = 5000;
const FRESH_MS = 600000;

interface Sample {
  offset: number;
  trip: number;
}

/** How the clock stood in a page (by its origin) at some moment. */
export interface Stand {
  page: number;
  drift: number;
  offset: number | null;
}

/** What must be added to this phone's clock to have the server's, measured through the round trip. */
export class Clock {
  changed: () => void;

  /** ms */
  offset: number | null = null;
  /** Whether the offset was measured since the clock was last seen to jump. */
  sure = false;
  /** When it was measured, by the server's clock. ms */
  at: number | null = null;
  #samples: Sample[] = [];
  #measuredAt = -Infinity;
  #drift = drift();

  /** @param changed told when the offset is another, or no longer sure */
  constructor(changed: () => void) {
    this.changed = changed;
  }

  /** The offset that was measured last time, unless the clock has been set back since. */
  async restore() {
    const last = await remembered<{ offset: number; at: number }>("clock");
    if (!last || Date.now() < last.at - JUMP_MS) return;
    this.offset = last.offset;
    this.at = last.at + last.offset;
    this.changed();
  }

  /** Now, by the server's clock as far as it is known. @returns ms */
  now(): number {
    return Date.now() + (this.offset ?? 0);
  }

  /** Whether to measure again before relying on it. */
  get stale() {
    return !this.sure || performance.now() - this.#measuredAt > FRESH_MS;
  }

  /** Ask the server for its time; the quickest of the last few answers counts. Raises Unreachable, ApiError. */
  async measure() {
    this.look();
    const before = this.#drift;
    const sent = performance.now();
    const { now } = await request<Now>("/api/v1/time", { timeout: 5000 });
    const trip = performance.now() - sent;
    this.look();
    if (this.#drift !== before) return;
    const middle = before + sent + trip / 2;
    this.#samples = [{ offset: Date.parse(now) - middle, trip }, ...this.#samples].slice(0, KEPT);
    const best = this.#samples.reduce((one, other) => (other.trip < one.trip ? other : one));
    this.offset = Math.round(best.offset);
    this.sure = true;
    this.#measuredAt = performance.now();
    this.at = this.now();
    await remember("clock", { offset: this.offset, at: Date.now() });
    this.changed();
  }

  /** Look whether the clock was set: then what was measured is worth nothing. */
  look() {
    const now = drift();
    if (Math.abs(now - this.#drift) < JUMP_MS) return;
    this.#drift = now;
    this.#samples = [];
    this.sure = false;
    this.changed();
  }

  /** How the clock stands. */
  stand(): Stand {
    return { page: performance.timeOrigin, drift: drift(), offset: this.offset };
  }

  /**
   * The offset that held then: the clock may have been set since. So it looks too once a phone has slept, for that stops
   * the page's time; then the offset is still the one that was known, where one was. Sleep sets no clock back.
   */
  offsetAt(then?: Stand): number | null {
    const { offset } = this;
    if (offset === null || then?.page !== performance.timeOrigin) return offset;
    const set = Math.round(drift() - then.drift);
    const known = then.offset ?? offset + Math.min(set, 0);
    return Math.abs(offset + set - known) < Math.abs(offset - known) ? offset + set : offset;
  }

  /** Look from time to time; `jumped` is called when the clock is no longer sure. */
  watch(jumped: () => void) {
    setInterval(() => {
      const was = this.sure;
      this.look();
      if (was && !this.sure) jumped();
    }, LOOK_MS);
  }
}

/** How far this clock is from the time of this page. */
function drift() {
  return Date.now() - performance.now();
}
