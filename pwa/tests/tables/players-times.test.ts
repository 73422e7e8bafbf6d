/** A player without an account keeps time by the table's code; a new round begins with a clean page. */
import { late } from "../support/clocks.ts";
import { expect } from "../support/expect.ts";
import { SEATS } from "../support/hall.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const test = base.extend<{ player: Page }>({
  /** The phone of a player who scanned the code of table 7, where the game should have begun 12 minutes ago. */
  player: async ({ page, hall }, give) => {
    await late(hall, 12 * 60);
    await page.goto(`#/table/${await hall.scanned()}`);
    await page.getByRole("link", { name: "No account? Keep the time here" }).click();
    await give(page);
  },
});

test("the next round begins with a clean page", async ({ player, hall }) => {
  await player.getByRole("button", { name: "The game begins" }).click();
  await expect(player.getByText("The director was told")).toBeVisible();
  const result = { east: 40000, south: 30000, west: 20000, north: 10000 };
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/result`, { points: result, deposits: 0 });
  const seats = Object.fromEntries(SEATS.map((seat, at) => [seat, hall.players[at]]));
  const later = await hall.add("hanchans", { table: hall.tables[0], round: "2", seats });
  await hall.call("PUT", `hanchans/${later}/schedule`, { scheduled_at: new Date().toISOString() });
  await expect(player.getByText("Round 2")).toBeVisible();
  await expect(player.getByRole("button", { name: "The game begins" })).toBeVisible();
  await expect(player.getByText("The game began")).toHaveCount(0);
});

test("a code that lies on no table says so", async ({ page, hall }) => {
  await page.goto(`#/keep/${hall.tables[0]}/3-${"0".repeat(32)}`);
  await expect(page.getByText("No table has this code")).toBeVisible();
});
