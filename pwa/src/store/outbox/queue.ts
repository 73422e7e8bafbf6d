import { ApiError, Unreachable } from "../api.ts";
import { withLock } from "../lock.ts";
import { accessTo, isHere, makerOf } from "../indexeddb/accesses.ts";
import { deliver } from "./delivery.ts";
import { blockedBy, changeItem, holdLeft, isPending, itemsOf, withBody } from "./items.ts";
import type { Clock } from "../clock.ts";
import type { Item, Trouble } from "./items.ts";
import type { Tournament } from "../indexeddb/accesses.ts";

const LONGEST_PAUSE = 30;
const PATIENCE = 3; // tries

/** What sending came to in a tournament. */
export interface Heard {
  tournament: string;
  /** whether the server answered */
  reached?: boolean;
  /** the official who is not let in */
  signedOut?: string;
  sent?: boolean;
  /** nothing in the outbox is another */
  same?: boolean;
}

export interface Given {
  clock: Clock;
  changed: (heard: Heard) => void;
  /** told what no caller waits for */
  failed: (error: unknown) => void;
}

/** Sends what waits in one tournament: in order, one at a time among all tabs of this phone, until the server has it or refuses it. */
export class Queue {
  tournament: string;
  clock: Clock;
  failed: (error: unknown) => void;
  changed: (heard: Omit<Heard, "tournament">) => void;

  #pause = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  /** What fails while it was asked for would rest again. */
  #forgiving = false;
  /** What failed: how often in vain, until when others go first (ms of this page). */
  #broken: Map<string, { tries: number; until: number }> = new Map();
  /** Officials who were refused. */
  #signedOut: Set<string> = new Set();

  constructor(tournament: string, { clock, changed, failed }: Given) {
    this.tournament = tournament;
    this.clock = clock;
    this.failed = failed;
    this.changed = (heard) => changed({ tournament, ...heard });
  }

  /** Send after another tab changed the outbox, unless a failed try rests. */
  nudge() {
    return this.#pause ? Promise.resolve() : this.drain();
  }

  /** Let what rests be tried at once, and those again who were refused: somebody asks for it. */
  forgive() {
    this.#signedOut.clear();
    for (const one of this.#broken.values()) one.until = 0;
    this.#forgiving = this.#running !== null;
  }

  /** Send what can be sent now; resolves when nothing more can. */
  drain() {
    this.#again = this.#running !== null;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
      if (this.#forgiving) this.forgive();
      return this.#again ? this.drain().catch(this.failed) : undefined;
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
      await (await import("../indexeddb/departure.ts")).tidy(this.tournament);
    }
  }

  /** Sends one item; whether to go on at once. */
  async #step() {
    const [access, items] = await Promise.all([accessTo(this.tournament), itemsOf(this.tournament)]);
    if (!access) return false;
    for (const id of this.#broken.keys()) items.some((one) => one.id === id) || this.#broken.delete(id);
    const resting = (item: Item) =>
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

  /** Takes it out of the ten seconds, and fixes its body: from the first try on, it is the same for ever. */
  async #take({ id }: Item) {
    const changed = await changeItem(id, (item) => {
      if (item.state === "holding" && holdLeft(item) > 0) return undefined;
      const { replaced: _, ...rest } = item;
      const { tries, body } = item;
      const taken = { ...rest, state: "waiting" as const, tries: tries + 1 };
      return withBody(taken, tries ? body : this.#timed(item));
    });
    if (changed?.after) this.changed({});
    return changed?.after;
  }

  /** A time noted before the clock was known is corrected by what is known of it now. */
  #timed({ body, clock }: Item) {
    const needs = body?.clock_offset_ms === null;
    if (!needs) return body;
    const { clock_offset_ms: _, ...rest } = body;
    const offset = this.clock.offsetAt(clock);
    return offset === null ? rest : { ...rest, clock_offset_ms: offset };
  }

  /** It stays waiting; whether to go on at once, with the others. */
  async #failed(item: Item, error: unknown, access: Tournament) {
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

  /** The official is: all of theirs waits for it. */
  async #refused(item: Item, trouble: Trouble, access: Tournament, reached?: boolean) {
    const official = makerOf(access, item);
    this.#signedOut.add(official);
    const mark = (one: Item) => (one.trouble?.status === 401 ? undefined : { ...one, trouble });
    const own = (one: Item) => one.state === "waiting" && one.official?.id === official;
    const changed = await changeItem(item.id, mark, (other) => (own(other) ? mark(other) : undefined));
    this.changed({ ...(reached && { reached }), signedOut: official, same: !changed?.after });
    return true;
  }

  /**
   * How often this very item was tried in vain: when the server can't take it, or something before the server, it must
   * not hold up the others for ever.
   */
  async #inVain({ id, kind }: Item, api: ApiError | null) {
    // A photo too heavy for this network is soon known.
    if (api ? api.status === 500 : kind === "photo") return PATIENCE;
    if (api?.problem && api.status < 500) return 0;
    const tries = this.#broken.get(id)?.tries ?? 0;
    return this.clock.measure().then(
      () => tries + 1,
      () => 0,
    );
  }

  #wake(ms: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.drain().catch(this.failed), ms);
  }
}

/** The server may be reached without telling the time. */
function orUnreachable(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
}
