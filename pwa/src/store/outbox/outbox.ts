import { read } from "../indexeddb/database.ts";
import { Queue } from "./queue.ts";
import type { Given } from "./queue.ts";

/** The queues of every tournament that this phone may write in. */
export class Outbox {
  given: Given;

  #queues: Map<string, Queue> = new Map();

  constructor(given: Given) {
    this.given = given;
  }

  /** Send after another tab changed the outbox; not while a failed try rests, or two tabs would wake each other for ever. */
  async nudge() {
    await Promise.all((await this.#all()).map((queue) => queue.nudge()));
  }

  /** Send now what can be sent; resolves when nothing more can. */
  async drain() {
    await Promise.all((await this.#all()).map((queue) => queue.drain()));
  }

  /** Send now, for officials who were refused too. */
  async retryAll() {
    for (const queue of this.#queues.values()) queue.forgive();
    await this.drain();
  }

  async #all() {
    const ids = await read("tournaments", (tournaments) => tournaments.getAllKeys());
    return ids.map((id) => {
      const queue = this.#queues.get(id) ?? new Queue(id, this.given);
      this.#queues.set(id, queue);
      return queue;
    });
  }
}
