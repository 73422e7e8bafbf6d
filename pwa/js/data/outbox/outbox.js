import { read } from "../store/database.js";
import { Queue } from "./queue.js";

/** Sends what waits in every tournament that this phone may write in, each on its own lane. */
export class Outbox {
  /** @type {Map<string, Queue>} */
  #lanes = new Map();

  /** @param {import("./queue.js").Given} given */
  constructor(given) {
    this.given = given;
  }

  /** Another tab changed the outbox: send too, but not while a failed try rests, or two tabs would wake each other for ever. */
  async nudge() {
    await Promise.all((await this.#all()).map((lane) => lane.nudge()));
  }

  /** Send now what can be sent; resolves when nothing more can. */
  async drain() {
    await Promise.all((await this.#all()).map((lane) => lane.drain()));
  }

  /** The same for those too who were refused. */
  async again() {
    for (const lane of this.#lanes.values()) lane.forgive();
    await this.drain();
  }

  async #all() {
    const ids = /** @type {string[]} */ (await read("tournaments", (tournaments) => tournaments.getAllKeys()));
    return ids.map((id) => {
      const lane = this.#lanes.get(id) ?? new Queue(id, this.given);
      this.#lanes.set(id, lane);
      return lane;
    });
  }
}
