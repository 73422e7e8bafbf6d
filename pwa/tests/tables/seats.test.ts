/** The drawn table: who sits there, what the log says of each, and two of them at once. */
import { controlHand } from "../support/acts.ts";
import { issue, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { late, recordTime } from "../support/clocks.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const test = base.extend<{ table: Page }>({
  /** The referee's phone at table 7, where everything is to be told of the players. */
  table: async ({ referee, hall }, give) => {
    await hall.rule(0, "empty-win", {}, { seat: "east" });
    await hall.rule(0, "unvocalised-call", {}, { seat: "east" });
    await hall.rule(1, "riichi-tile-not-turned", {}, { seat: "south" });
    await hall.rule(2, "swap-calling", {}, { seat: "west" });
    await hall.rule(3, "noten-riichi", { hand_end: "not-yet" }, { seat: "north" });
    await referee.goto(`#/table/${hall.tables[0]}`);
    await expect(seat(referee, "Dupont")).toContainText("Judged later");
    await give(referee);
  },
});

function seat(page: Page, name: string) {
  return page.locator(".seat", { hasText: name });
}

test("earlier rulings are dots with names", async ({ table }) => {
  await expect(seat(table, "Aoki").getByRole("img")).toHaveAccessibleName("Rulings: 2 · 1P · Chonbo (30P)");
  const dots = seat(table, "Aoki").locator(".dots i").all();
  expect(dots.map(({ className }) => className)).toEqual(["chonbo", "points"]);
  await expect(seat(table, "Bernard").locator(".dots i")).toHaveClass("none");
  await expect(seat(table, "Dupont").getByRole("img")).toHaveCount(0);
});

test("what a clock charged for lateness is a dot too", async ({ table, hall }) => {
  await late(hall, 9 * 60 + 20);
  await recordTime(hall, "absent", 60, 3);
  await recordTime(hall, "arrived", 30, 3);
  const north = seat(table, "Dupont").getByRole("img");
  await expect(north).toHaveAccessibleName("Late player: 8P");
  await expect(seat(table, "Dupont").locator(".dots i")).toHaveClass("points");
  await recordTime(hall, "absent", 60, 0);
  await recordTime(hall, "arrived", 30, 0);
  await expect(seat(table, "Aoki").locator(".dots i")).toHaveCount(3);
  await expect(seat(table, "Aoki").getByRole("img")).toHaveAccessibleName(/^Rulings: 2 · Late player: 8P · /);
});

test("a dead hand has its time until the next hand", async ({ table, hall }) => {
  await expect(seat(table, "Chen")).toContainText(/Dead \d\d:\d\d/);
  await hall.rule(
    5,
    "swap-calling",
    {},
    { device_at: new Date(Date.now() - 3600000).toISOString(), clock_offset_ms: 0 },
  );
  await table.goto(`#/table/${hall.tables[1]}`);
  await expect(seat(table, "Fabre")).toContainText("Dead");
  await controlHand(table, "Next hand");
  await expect(seat(table, "Fabre")).not.toContainText("Dead");
  await table.goto("#/tables");
  await expect(table.locator(".table-card", { hasText: "Fabre" })).not.toContainText("Dead hand");
  await expect(table.locator(".table-card", { hasText: "Chen" })).toContainText(/Dead hand \d\d:\d\d/);
});

test("two players are ruled on together", async ({ table, hall }) => {
  await table.getByRole("button", { name: "Two players" }).click();
  await expect(table.getByText("Tap both players")).toHaveCount(1);
  await seat(table, "Bernard").click();
  await expect(seat(table, "Bernard")).toHaveAttribute("aria-pressed", "true");
  await seat(table, "Dupont").click();
  await expect(table.getByRole("heading", { name: "What happened?" })).toBeVisible();
  const players = table.getByRole("region", { name: "Player" });
  await expect(players).toContainText("Bernard");
  await expect(players).toContainText("Dupont");
  await table.getByRole("link", { name: "Empty win declaration" }).first().click();
  await expect(table.locator(".call-steps li").filter({ hasText: "Each offender is penalised" })).toHaveCount(1);
  await issue(table);
  await expect(table.locator(".call-steps li").filter({ hasText: "deal the hand again" })).toHaveCount(1);
  await sent(table);
  await expect.poll(() => hall.rulings()).toHaveLength(7);
  const [one, other] = (await hall.rulings()).slice(0, 2);
  expect(new Set([one.offender.name, other.offender.name])).toEqual(new Set(["Bernard", "Dupont"]));
  expect(one.incident).toEqual(other.incident);
  expect([one.kind, other.kind]).toEqual(["chonbo", "chonbo"]);
});

test("one player is chosen again once nobody is", async ({ table }) => {
  await table.getByRole("button", { name: "Two players" }).click();
  await seat(table, "Bernard").click();
  await seat(table, "Bernard").click();
  await expect(seat(table, "Bernard")).toHaveAttribute("aria-pressed", "false");
  await table.getByRole("button", { name: "Two players" }).click();
  await seat(table, "Bernard").click();
  await expect(table.getByRole("region", { name: "Player" })).not.toContainText("Dupont");
});

test("only what can be taken back stands at the foot", async ({ table, hall }) => {
  await expect(table.getByRole("contentinfo")).toHaveCount(0);
  await hall.add("dead-hands", { table: hall.tables[0], seat: "north" });
  await expect(seat(table, "Dupont")).toContainText("Dead");
  await expect(table.getByRole("contentinfo")).toHaveCount(0);
});
