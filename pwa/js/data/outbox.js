import { ApiError, Unreachable, respond } from "./api.js";
import { photoBytes } from "./photos.js";
import { withLock } from "./lock.js";
import { HOLD_MS, blockedBy, changeItem, itemsOf } from "./queue.js";

const LONGEST_PAUSE = 30;

/** @typedef {import("./queue.js").Item} Item */

/** Sends what waits: in order, one at a time among all tabs of this phone, until the server has it or refuses it. */
export class Outbox {
  #pause = 0;
  #timer = 0;
  /** @type {Promise<void>|null} */
  #running = null;
  #again = false;
  /** @type {Map<string, number>} what broke the server, until when the others go first (ms of this page) */
  #resting = new Map();

  /**
   * @param {object} given
   * @param {() => {id: string, token: string}|null} given.tournament the current one
   * @param {import("./clock.js").Clock} given.clock
   * @param {(heard: {reached?: boolean, signedOut?: boolean, sent?: boolean}) => void} given.changed
   * @param {(error: unknown) => void} given.failed told what no caller waits for
   */
  constructor({ tournament, clock, changed, failed }) {
    this.tournament = tournament;
    this.clock = clock;
    this.changed = changed;
    this.failed = failed;
  }

  /** Another tab changed the outbox: send too, but not while a failed try rests, or two tabs would wake each other for ever. */
  nudge() {
    return this.#pause ? Promise.resolve() : this.drain();
  }

  /** Send now what can be sent; resolves when nothing more can. */
  drain() {
    this.#again = this.#running !== null;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      if (this.#again) this.drain().catch(this.failed);
    });
    return this.#running;
  }

  async #drain() {
    const tournament = this.tournament();
    clearTimeout(this.#timer);
    if (!tournament) return;
    await withLock(`shinpan-outbox-${tournament.id}`, async () => {
      while (this.tournament()?.id === tournament.id && (await this.#step(tournament)));
    });
  }

  /** Sends one item; whether to go on at once. @param {{id: string, token: string}} tournament */
  async #step(tournament) {
    const items = await itemsOf(tournament.id);
    for (const id of this.#resting.keys()) items.some((one) => one.id === id) || this.#resting.delete(id);
    const resting = (/** @type {Item} */ { id }) => (this.#resting.get(id) ?? 0) > performance.now();
    const item = items.find(
      (one) => ["holding", "waiting"].includes(one.state) && !resting(one) && !blockedBy(one, items, resting),
    );
    const wait = item ? (item.state === "holding" ? holdLeft(item) : 0) : this.#rest();
    if (wait > 0) this.#wake(wait);
    if (!item || wait > 0) return false;
    try {
      if (this.clock.stale) await this.clock.measure().catch(orUnreachable);
      const ready = await this.#take(item);
      if (ready) await this.#deliver(ready, tournament.token);
      this.#resting.delete(item.id);
      if (this.#resting.size === 0) this.#pause = 0;
      return true;
    } catch (error) {
      return this.#failed(item, error);
    }
  }

  /** How long until the first of those that broke the server is tried again, ms; 0 when there is none. */
  #rest() {
    const left = [...this.#resting.values()].map((until) => until - performance.now()).filter((ms) => ms > 0);
    return left.length ? Math.min(...left) : 0;
  }

  /** Takes it out of the ten seconds, and fixes its body: from the first try on, it is the same for ever. @param {Item} item */
  async #take({ id }) {
    const changed = await changeItem(id, (item) => {
      if (item.state === "holding" && holdLeft(item) > 0) return undefined;
      const { tries, body } = item;
      return {
        ...item,
        state: "waiting",
        tries: tries + 1,
        body: tries ? body : this.#timed(body),
      };
    });
    if (changed?.after) this.changed({});
    return changed?.after;
  }

  /** A time noted before the clock was known is corrected by what is known of it now. @param {any} body */
  #timed(body) {
    const needs = body?.clock_offset_ms === null;
    if (!needs) return body;
    const { clock_offset_ms: _, ...rest } = body;
    return this.clock.offset === null ? rest : { ...rest, clock_offset_ms: this.clock.offset };
  }

  /** @param {Item} item @param {string} token */
  async #deliver(item, token) {
    const { method, path, kind } = item;
    const timeout = kind === "photo" ? 60000 : 20000;
    const photo = kind === "photo" ? { type: "image/jpeg", body: await photoBytes(item.id) } : { body: item.body };
    let answer;
    try {
      answer = await (await respond(path, { method, token, timeout, ...photo })).json();
    } catch (error) {
      if (!(error instanceof ApiError)) throw new Unreachable();
      if (error.passing) throw error;
      const state = error.slug === "other-body" ? "conflict" : "refused";
      await changeItem(item.id, (one) => ({
        ...one,
        state,
        problem: error.problem ?? { status: error.status },
      }));
      this.changed({ reached: true });
      return;
    }
    const differs = difference(item, answer);
    const state = differs ? "differs" : "done";
    await changeItem(item.id, (one) => ({
      ...one,
      state,
      differs,
      answer,
      problem: null,
      trouble: null,
    }));
    this.changed({ reached: true, sent: true });
  }

  /** It stays waiting; whether to go on at once, with the others. @param {Item} item @param {unknown} error */
  async #failed(item, error) {
    const api = error instanceof ApiError ? error : null;
    if (!api && !(error instanceof Unreachable)) {
      this.#wake(LONGEST_PAUSE * 1000);
      throw error;
    }
    const trouble = api ? { status: api.status, problem: api.problem } : { status: 0, problem: null };
    await changeItem(item.id, (one) => ({ ...one, trouble }));
    const signedOut = api?.status === 401;
    if (!signedOut) {
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2 || 1);
      this.#wake(Math.max(this.#pause, api?.retryAfter ?? 0) * 1000);
    }
    this.changed({ reached: api !== null, ...(signedOut && { signedOut }) });
    // A photo too heavy for this network must not hold up the rulings behind it.
    if (api ? api.status !== 500 : item.kind !== "photo") return false;
    this.#resting.set(item.id, performance.now() + this.#pause * 1000);
    return true;
  }

  /** @param {number} ms */
  #wake(ms) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.drain().catch(this.failed), ms);
  }
}

/** How long it can still be taken back, ms; a clock that was set back does not hold it longer. @param {Item} item */
function holdLeft({ sendAfter }) {
  const left = sendAfter - Date.now();
  return left > HOLD_MS ? 0 : left;
}

/** What the server decided otherwise than the phone showed. @param {Item} item @param {any} answer @returns {string|null} */
function difference({ kind, expected }, answer) {
  if (kind !== "ruling" || !expected) return null;
  const shown = [expected.status, expected.penalties];
  const stored = [answer.decision.status, answer.decision.penalties];
  if (simple(shown) !== simple(stored)) return "decision";
  return answer.second_decision ? "revision" : null;
}

/** @param {any[]} outcome */
function simple([status, penalties]) {
  return JSON.stringify([status, penalties.map((/** @type {any} */ { kind, whom, p }) => [kind, whom, p ?? null])]);
}

/** The server may be reached without telling the time. @param {unknown} error */
function orUnreachable(error) {
  if (!(error instanceof ApiError)) throw error;
}
