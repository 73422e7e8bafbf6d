/** A furnished tournament on a real server: two tables, eight players, a hanchan at each table. */
import { request } from "node:http";
import { inject } from "vitest";
import { uuid7 } from "../../src/store/uuid7.ts";

export const NAMES = ["Aoki", "Bernard", "Chen", "Dupont", "Endo", "Fabre", "Goto", "Hansen"];
export const SEATS = ["east", "south", "west", "north"];

/** Players by their seats, from East on. */
export function seated(players: readonly string[]) {
  return Object.fromEntries(SEATS.map((seat, at) => [seat, players[at]]));
}

/** What the server answers: tests say by what they look at what it is. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

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
  seq: number;
  hash: string;
  kind: string;
  subject: string;
  body: Record<string, Json>;
}

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Asks by Node itself, each time anew: the window's `fetch` is the phone's, and a server ends what is idle.
 * Raises Error with the problem when it is refused.
 */
function ask<Answer>(url: string, { method = "GET", body, headers }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = { method, headers: { "Content-Type": "application/json", ...headers }, agent: false as const };
    const sent = request(url, asked, (answer) => {
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
  call<Answer = Json>(method: string, path: string, body?: unknown, role = "director"): Promise<Answer> {
    return this.#ask(path, { method, body }, role);
  }

  /** What the code of the first table says: its id and more. */
  async scanned() {
    const first = (await this.journal()).find(({ subject }) => subject === this.tables[0]);
    return `${this.tables[0]}/${first?.seq}-${first?.hash.slice(0, 32)}`;
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

  /** An official with this role, whom one phone may join as, and whom `call` may act as; the id. */
  async addOfficial(role: string, name = role) {
    const id = uuid7();
    const { join } = await this.call<{ join: string }>("PUT", `officials/${id}`, { name, roles: [role] });
    this.invitations[role] = join.split("/").at(-1) ?? "";
    const asked = { name: "tests", official: id, scopes: ["read", "hall", "rulings", "clocks", "results"], days: 1 };
    const { token } = await this.call<{ token: string }>("PUT", `api-tokens/${uuid7()}`, asked);
    this.tokens[role] = token;
    return id;
  }

  /** Every ruling in the list, newest first. */
  async rulings() {
    const { items } = await this.call<{ items: Json[] }>("GET", "rulings?limit=100");
    return items;
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
