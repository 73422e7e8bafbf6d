import { ApiError, Unreachable } from "../api.js";
import { withLock } from "../lock.js";
import { accessTo, isHere, makerOf } from "../indexeddb/accesses.js";
import { deliver } from "./delivery.js";
import { blockedBy, changeItem, holdLeft, isPending, itemsOf } from "./items.js";

const LONGEST_PAUSE = 30;

const PATIENCE = 3; // tries

/** @typedef {import("./items.js").Item} Item */

/**
 * @typedef {object} Given
 * @property {import("../clock.js").Clock} clock
 * @property {(heard: {tournament: string, reached?: boolean, signedOut?: string, sent?: boolean, same?: boolean}) => void} changed
 *   `signedOut`: the official who is not let in; `same`: nothing in the outbox is another
 * @property {(error: unknown) => void} failed told what no caller waits for
 */

/** Sends what waits in one tournament: in order, one at a time among all tabs of this phone, until the server has it or refuses it. */
export class Queue {
  #pause = 0;
  #timer = 0;
  /** @type {Promise<void>|null} */
  #running = null;
  #again = false;
  /** @type {Map<string, {tries: number, until: number}>} what failed: how often in vain, until when others go first (ms of this page) */
  #broken = new Map();
  /** @type {Set<string>} officials who were refused */
  #signedOut = new Set();

  /** @param {string} tournament @param {Given} given */
  constructor(tournament, { clock, changed, failed }) {
    this.tournament = tournament;
    this.clock = clock;
    this.failed = failed;
    this.changed = (/** @type {object} */ heard) => changed({ tournament, ...heard });
  }

  /** Send after another tab changed the outbox, unless a failed try rests. */
  nudge() {
    return this.#pause ? Promise.resolve() : this.drain();
  }

  /** Try those again who were refused. */
  forgive() {
    this.#signedOut.clear();
  }

  /** Send what can be sent now; resolves when nothing more can. */
  drain() {
    this.#again = this.#running !== null;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      if (this.#again) this.drain().catch(this.failed);
    });
    return this.#running;
  }

  async #drain() {
    clearTimeout(this.#timer);
    await withLock(`shinpan-outbox-${this.tournament}`, async () => {
      while (await this.#step());
    });
    const access = await accessTo(this.tournament);
    if (access?.left || access?.earlier?.length) {
      await (await import("../indexeddb/departure.js")).tidy(this.tournament);
    }
  }

  /** Sends one item; whether to go on at once. */
  async #step() {
    const [access, items] = await Promise.all([accessTo(this.tournament), itemsOf(this.tournament)]);
    if (!access) return false;
    for (const id of this.#broken.keys()) items.some((one) => one.id === id) || this.#broken.delete(id);
    const resting = (/** @type {Item} */ item) =>
      (this.#broken.get(item.id)?.until ?? 0) > performance.now() ||
      (item.trouble?.status === 401 && this.#signedOut.has(makerOf(access, item)));
    const item = items.find((one) => isPending(one.state) && !resting(one) && !blockedBy(one, items, resting));
    const wait = item ? (item.state === "holding" ? holdLeft(item) : 0) : this.#rest();
    if (wait > 0) this.#wake(wait);
    if (!item || wait > 0) return false;
    try {
      const maker = makerOf(access, item);
      if (!isHere(access, item) || this.#signedOut.has(maker)) return this.#refused(item, { status: 401 }, access);
      if (this.clock.stale) await this.clock.measure().catch(orUnreachable);
      const ready = await this.#take(item);
      if (ready) this.changed(await deliver(ready, maker));
      this.#broken.delete(item.id);
      if (this.#broken.size === 0) this.#pause = 0;
      return true;
    } catch (error) {
      return this.#failed(item, error, access);
    }
  }

  /** How long until the first of those that broke the server is tried again, ms; 0 when there is none. */
  #rest() {
    const left = [...this.#broken.values()].map(({ until }) => until - performance.now()).filter((ms) => ms > 0);
    return left.length ? Math.min(...left) : 0;
  }

  /** Takes it out of the ten seconds, and fixes its body: from the first try on, it is the same for ever. @param {Item} item */
  async #take({ id }) {
    const changed = await changeItem(id, (item) => {
      if (item.state === "holding" && holdLeft(item) > 0) return undefined;
      const { replaced: _, ...rest } = item;
      const { tries, body } = item;
      return {
        ...rest,
        state: "waiting",
        tries: tries + 1,
        body: tries ? body : this.#timed(item),
      };
    });
    if (changed?.after) this.changed({});
    return changed?.after;
  }

  /** A time noted before the clock was known is corrected by what is known of it now. @param {Item} item */
  #timed({ body, clock }) {
    const needs = body?.clock_offset_ms === null;
    if (!needs) return body;
    const { clock_offset_ms: _, ...rest } = body;
    const offset = this.clock.offsetAt(clock);
    return offset === null ? rest : { ...rest, clock_offset_ms: offset };
  }

  /**
   * It stays waiting; whether to go on at once, with the others.
   * @param {Item} item @param {unknown} error @param {import("../indexeddb/accesses.js").Tournament} access
   */
  async #failed(item, error, access) {
    const api = error instanceof ApiError ? error : null;
    if (!api && !(error instanceof Unreachable)) {
      this.#wake(LONGEST_PAUSE * 1000);
      throw error;
    }
    const trouble = api ? { status: api.status, problem: api.problem } : { status: 0, problem: null };
    if (api?.signedOut) return this.#refused(item, trouble, access, true);
    await changeItem(item.id, (one) => ({ ...one, trouble }));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2 || 1);
    const pause = Math.max(this.#pause, api?.retryAfter ?? 0) * 1000;
    this.#wake(pause);
    this.changed({ reached: api !== null });
    const tries = await this.#inVain(item, api);
    this.#broken.set(item.id, { tries, until: tries < PATIENCE ? 0 : performance.now() + pause });
    // The server said when: that answers those too who asked while it was tried.
    if (api?.retryAfter && tries < PATIENCE) this.#again = false;
    return tries >= PATIENCE;
  }

  /**
   * The official is: all of theirs waits for it.
   * @param {Item} item @param {any} trouble @param {import("../indexeddb/accesses.js").Tournament} access @param {boolean} [reached]
   */
  async #refused(item, trouble, access, reached) {
    const official = makerOf(access, item);
    this.#signedOut.add(official);
    const mark = (/** @type {Item} */ one) => (one.trouble?.status === 401 ? undefined : { ...one, trouble });
    const own = (/** @type {Item} */ one) => one.state === "waiting" && one.official?.id === official;
    const changed = await changeItem(item.id, mark, (other) => (own(other) ? mark(other) : undefined));
    this.changed({ ...(reached && { reached }), signedOut: official, same: !changed?.after });
    return true;
  }

  /**
   * How often this very item was tried in vain: when the server can't take it, or something before the server, it must
   * not hold up the others for ever. @param {Item} item @param {ApiError|null} api
   */
  async #inVain({ id, kind }, api) {
    // A photo too heavy for this network is soon known.
    if (api ? api.status === 500 : kind === "photo") return PATIENCE;
    if (api?.problem && api.status < 500) return 0;
    const tries = this.#broken.get(id)?.tries ?? 0;
    return this.clock.measure().then(
      () => tries + 1,
      () => 0,
    );
  }

  /** @param {number} ms */
  #wake(ms) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.drain().catch(this.failed), ms);
  }
}

/** The server may be reached without telling the time. @param {unknown} error */
function orUnreachable(error) {
  if (!(error instanceof ApiError)) throw error;
}
