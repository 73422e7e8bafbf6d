/** A furnished tournament on a real server: two tables, eight players, a hanchan at each table. */
import { request } from "node:http";
import { inject } from "vitest";
import { uuid7 } from "../../src/store/uuid7.ts";

interface Lent {
  number: number;
  address: string;
  tournament: string;
  /** by role */
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  tables: string[];
  players: string[];
  hanchans: string[];
}

interface Entry {
  kind: string;
  subject: string;
  body: Record<string, unknown>;
}

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks by Node itself: the window's `fetch` is the phone's. Raises Error with the problem when it is refused. */
function ask<Answer>(url: string, { method = "GET", body, headers }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { "Content-Type": "application/json", ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => (text += part));
      answer.on("end", () => {
        if (Number(answer.statusCode) < 300) resolve(JSON.parse(text || "null") as Answer);
        else reject(new Error(`${method} ${url}: ${answer.statusCode} ${text}`));
      });
    });
    sent.on("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export class Hall implements Lent {
  number!: number;
  address!: string;
  tournament!: string;
  tokens!: Record<string, string>;
  invitations!: Record<string, string>;
  tables!: string[];
  players!: string[];
  hanchans!: string[];

  constructor(lent: Lent) {
    Object.assign(this, lent);
  }

  /** Composed as `furnish` in tests/pwa/hall.py takes it. */
  static async lend(composed: Record<string, unknown> = {}): Promise<Hall> {
    return new Hall(await ask<Lent>(`${inject("service")}/halls`, { method: "POST", body: composed }));
  }

  giveBack() {
    return ask(`${inject("service")}/halls/${this.number}`, { method: "DELETE" });
  }

  /** What a phone opens to join. */
  link(role = "referee") {
    return `#/join/${this.tournament}/${this.invitations[role]}`;
  }

  /** Ask the tournament's API; as a director, unless `role` says otherwise. */
  call<Answer = unknown>(method: string, path: string, body?: unknown, role = "director"): Promise<Answer> {
    return this.#ask(path, { method, body }, role);
  }

  /** Something new; its id. */
  async add(path: string, body: unknown) {
    const id = uuid7();
    await this.call("PUT", `${path}/${id}`, body);
    return id;
  }

  /** The director's ruling on a player, in East 1; its id. */
  rule(player: number, foul: string, facts: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
    const place = Math.floor(player / 4);
    return this.add("rulings", {
      table: this.tables[place],
      hanchan: this.hanchans[place],
      hand: { wind: "east", number: 1, counters: 0 },
      offender: { kind: "player", id: this.players[player] },
      foul,
      facts,
      ...more,
    });
  }

  /** A hanchan's result, from East on. */
  play(hanchan: string, [east, south, west, north]: number[], more: Record<string, unknown> = {}) {
    return this.call("PUT", `hanchans/${hanchan}/result`, { points: { east, south, west, north }, ...more });
  }

  /** Some of the tournament's settings. */
  async change(settings: Record<string, unknown>) {
    const { version } = await this.call<{ version: number }>("GET", "");
    await this.#ask("", { method: "PATCH", body: settings, headers: { "If-Match": `"${version}"` } }, "director");
  }

  async journal() {
    const { items } = await this.call<{ items: Entry[] }>("GET", "journal?limit=500");
    return items;
  }

  #ask<Answer>(path: string, asked: Asked, role: string) {
    const url = `${this.address}/api/v1/tournaments/${this.tournament}/${path}`.replace(/\/$/, "");
    const headers = { Authorization: `Bearer ${this.tokens[role]}`, ...asked.headers };
    return ask<Answer>(url, { ...asked, headers });
  }
}
