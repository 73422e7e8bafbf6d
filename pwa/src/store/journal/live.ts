import { ApiError, Unreachable } from "../api.ts";

const POLL_MS = 3000;
const LONGEST_MS = 60000;
const STREAM_AGAIN_MS = 30000;
const STREAM_HELD_MS = 10000;
const SILENCE_MS = 45000;
const FIRST_MS = 8000; // the first event comes at once, unless something on the way keeps the stream back

/** `unreached`: there is a network, but the server does not answer. */
export type Link = "live" | "polling" | "unreached" | "offline";

/** The last entry of the server's journal. */
export interface Head {
  seq: number;
  hash?: string;
}

/** Follows a tournament while the page is seen: by its stream of events, else by asking every few seconds. */
export class Live {
  tournament: () => { id: string; official: { id: string } } | null;
  pull: (head?: Head) => Promise<void>;
  status: (link: Link) => void;

  #running: AbortController | null = null;
  #streamAfter = 0;
  #wake = () => {};

  constructor({
    tournament,
    pull,
    status,
  }: {
    /** the current one */
    tournament: () => { id: string; official: { id: string } } | null;
    /** raises Unreachable, ApiError; `head`: what there is to fetch */
    pull: (head?: Head) => Promise<void>;
    status: (link: Link) => void;
  }) {
    this.tournament = tournament;
    this.pull = pull;
    this.status = status;
    document.addEventListener("visibilitychange", () => this.restart());
    addEventListener("online", () => this.restart());
    addEventListener("offline", () => this.restart());
  }

  /** Begin anew: another tournament, another official, or the network is back. */
  restart() {
    this.#running?.abort();
    this.#running = null;
    this.#streamAfter = 0;
    if (!navigator.onLine) this.status("offline");
    if (!this.tournament() || !navigator.onLine || document.visibilityState === "hidden") return;
    this.#running = new AbortController();
    this.#follow(this.#running.signal);
  }

  /** The server has answered somebody else: ask at once, not after the pause. */
  reached() {
    this.#wake();
  }

  async #follow(signal: AbortSignal) {
    let pause = POLL_MS;
    while (!signal.aborted) {
      try {
        await this.pull();
        pause = POLL_MS;
        if (signal.aborted) return;
        if (performance.now() >= this.#streamAfter) await this.#stream(signal);
        else this.status("polling");
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.signedOut) return;
        pause = Math.min(pause * 2, LONGEST_MS);
        const unreached = navigator.onLine ? "unreached" : "offline";
        this.status(error instanceof Unreachable ? unreached : "polling");
      }
      await this.#slept(pause, signal);
    }
  }

  #slept(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const over = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", over);
        resolve();
      };
      const timer = setTimeout(over, ms);
      signal.addEventListener("abort", over);
      this.#wake = over;
    });
  }

  /** Listen until the stream ends. */
  async #stream(signal: AbortSignal) {
    const { id, official } = this.tournament() as { id: string; official: { id: string } };
    const silence = new AbortController();
    const began = performance.now();
    let timer = setTimeout(() => silence.abort(), FIRST_MS);
    const resetTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
    };
    try {
      const headers = {
        "Shinpan-Official": official.id,
        Accept: "text/event-stream",
      };
      signal.addEventListener("abort", () => silence.abort(), { once: true, signal: silence.signal });
      const given = {
        headers,
        cache: "no-store" as const,
        signal: silence.signal,
      };
      const response = await fetch(`/api/v1/tournaments/${id}/live`, given);
      if (!response.ok || !response.body) throw new ApiError(response.status, null);
      for await (const head of heads(response.body, resetTimer)) {
        this.status("live");
        await this.pull(head);
      }
    } catch {
      // Whatever ended it, asking goes on, and tells why if that fails too.
    } finally {
      clearTimeout(timer);
      silence.abort();
    }
    if (signal.aborted) return;
    const held = performance.now() - began > STREAM_HELD_MS;
    this.#streamAfter = performance.now() + (held ? 0 : STREAM_AGAIN_MS);
    this.status("polling");
  }
}

/** The last of the events that came at once. */
async function* heads(body: ReadableStream<Uint8Array>, resetTimer: () => void): AsyncGenerator<Head> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    resetTimer();
    const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? "";
    const last = lines.filter((line) => line.startsWith("data:")).at(-1);
    if (last) yield JSON.parse(last.slice(5));
  }
}
