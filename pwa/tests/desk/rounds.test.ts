/** Several rounds on a desk: each list shows one of them, and no result goes into a game of another by mistake. */
import { openItem, row } from "../support/desk.ts";
import { expect } from "../support/expect.ts";
import { seated } from "../support/hall.ts";
import { deskOf, test } from "../support/test.ts";
import type { Page } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

/** Ten minutes ago. */
async function begin(hall: Hall, hanchan: string) {
  const start = new Date(Date.now() - 10 * 60_000);
  await hall.call("PUT", `hanchans/${hanchan}/schedule`, { scheduled_at: start.toISOString(), minutes: 90 });
  await hall.add("timings", { hanchan, what: "began" });
}

/** The two tables change their first players. */
async function secondRound(hall: Hall) {
  const fours = [
    [hall.players[4], ...hall.players.slice(1, 4)],
    [hall.players[0], ...hall.players.slice(5, 8)],
  ];
  const hanchans = [];
  for (const [at, four] of fours.entries())
    hanchans.push(await hall.add("hanchans", { table: hall.tables[at], round: "2", seats: seated(four) }));
  return hanchans;
}

/** The round, as the menu above the list names it. */
async function shown(page: Page) {
  const chosen = (await page.getByRole("combobox", { name: "Round" }).one()) as HTMLSelectElement;
  return chosen.selectedOptions[0]?.textContent;
}

async function halfEntered(hall: Hall) {
  const later = await secondRound(hall);
  for (const hanchan of hall.hanchans) await begin(hall, hanchan);
  await hall.play(hall.hanchans[0], [30000, 40000, 10000, 20000]);
  return later;
}

test("a game that its table left behind is missing", async ({ hall }) => {
  const later = await halfEntered(hall);
  for (const hanchan of later) await begin(hall, hanchan);
  const desk = await deskOf(hall, "director");
  await openItem(desk, "Results");
  expect(await shown(desk)).toEqual("Now: round 2");
  await desk.getByRole("button", { name: "Missing: 1" }).click();
  await expect(row(desk, "Endo").locator(".of-round")).toHaveText("1");
});
