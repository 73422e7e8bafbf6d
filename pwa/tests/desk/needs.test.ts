/** What needs the director at the desk, and since when. */
import { lastingNeeds, needsAt } from "../../src/desk/hall/needs.ts";
import { rowsOf } from "../../src/desk/hall/rows.ts";
import { store } from "../../src/store/index.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

const MINUTE = 60_000;
const START = Date.parse("2025-11-21T19:30:00+08:00");

/** The keys of all that needs the director then. */
function needs(now: number) {
  const { state, library, official } = store.snapshot;
  const rows = rowsOf(state, Object.values(state.hanchans));
  const view = { state, library, books: {}, official, zone: "UTC" };
  return needsAt(lastingNeeds(store.snapshot, rows), rows, view, now).map(({ key }) => key);
}

test("a round that has not begun is missed five minutes after its start", async ({ director, hall }) => {
  await director.goto("#/tables");
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, { scheduled_at: new Date(START).toISOString() });
  await expect.poll(() => needs(START + 6 * MINUTE)).toEqual(["not-begun 1"]);
  expect(needs(START + 5 * MINUTE)).toEqual([]);
});

test("a result is missed ten minutes after time is up", async ({ director, hall }) => {
  await director.goto("#/tables");
  const [hanchan] = hall.hanchans;
  await hall.call("PUT", `hanchans/${hanchan}/schedule`, { scheduled_at: new Date(START).toISOString(), minutes: 60 });
  await hall.add("timings", { hanchan, what: "began", device_at: new Date(START).toISOString(), clock_offset_ms: 0 });
  await expect.poll(() => needs(START + 71 * MINUTE)).toEqual([`result ${hanchan}`]);
  expect(needs(START + 69 * MINUTE)).toEqual([]);
});

test("who was withdrawn needs a substitute in a game to come, and none once its result is in", async ({
  director,
  hall,
}) => {
  await director.goto("#/tables");
  const withdrawal = { withdrawn: true, replaces: { withdrawn: false }, reason: "ill" };
  for (const player of [hall.players[0], hall.players[4]]) await hall.call("PATCH", `players/${player}`, withdrawal);
  await expect.poll(() => needs(START)).toEqual([`gone ${hall.players[0]}`, `gone ${hall.players[4]}`]);
  await hall.play(hall.hanchans[0], [40000, 30000, 20000, 10000]);
  await expect.poll(() => needs(START)).toEqual([`gone ${hall.players[4]}`]);
});
