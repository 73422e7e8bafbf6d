/** What the tests of clocks share: who is late, what another phone recorded, a game that runs, the start's screen. */
import { expect } from "./expect.ts";
import type { Hall, Json } from "./hall.ts";
import type { Locator } from "./locator.ts";
import type { Page } from "./test.ts";

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** The hanchan should have begun so many seconds ago. */
export function late(hall: Hall, seconds: number, table = 0) {
  return hall.call("PUT", `hanchans/${hall.hanchans[table]}/schedule`, { scheduled_at: ago(seconds) });
}

/** Another phone recorded it of Aoki, or another, so many seconds ago: too long to take it back without a word. */
export function recordTime(hall: Hall, what: string, seconds: number, player = 0) {
  const person = { kind: "player", id: hall.players[player] };
  return hall.add("timings", { hanchan: hall.hanchans[0], what, person, device_at: ago(seconds) });
}

/** The first table's game began so many minutes ago and lasts so many. */
export async function play(hall: Hall, minutes: number, since: number) {
  const at = ago(since * 60);
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, { scheduled_at: at, minutes });
  await hall.add("timings", { hanchan: hall.hanchans[0], what: "began", device_at: at, clock_offset_ms: 0 });
}

export async function start(page: Page, hall: Hall, table = 0) {
  await page.goto(`#/start/${hall.tables[table]}`);
  await expect(page.getByRole("heading", { name: /^Start · table/ })).toBeVisible();
}

/** Tap who is absent; the clock that runs from then on. */
export async function absent(page: Page, name = "Aoki") {
  await page.getByRole("button", { name: `${name} Mark absent` }).click();
  return clock(page, name);
}

export function clock(page: Page, name = "Aoki") {
  return page.getByRole("region", { name, exact: true });
}

/** What says that somebody has come. */
export function arrived(page: Page, name = "Aoki") {
  return page.getByRole("button", { name: `Arrived ${name}` });
}

/** Player → balance. */
export async function charged(hall: Hall, which = "points"): Promise<Record<string, number>> {
  const { items } = await hall.call<{ items: Json[] }>("GET", `ledger/${which}/totals`);
  return Object.fromEntries(items.filter(({ amount }) => amount).map(({ account, amount }) => [account.id, amount]));
}

export async function seconds(shown: Locator) {
  const [minutes, rest] = (await shown.getByRole("timer").textContent()).split(":");
  return Number(minutes) * 60 + Number(rest);
}

/** A time of the day where the tournament is: 18:05, or 18:05:30. */
export function timeThere(at: number, seconds = false) {
  const style = seconds ? "medium" : "short";
  return new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeStyle: style }).format(at);
}
