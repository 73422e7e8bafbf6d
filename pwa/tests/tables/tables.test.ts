/** The overview of all tables: what is open where, and what leads on from it. */
import { callOn, notenRiichi, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("each table shows who plays, and what is open", async ({ referee, hall }) => {
  const seven = referee.getByRole("link", { name: "Table 7" });
  const eight = referee.getByRole("link", { name: "Table 8" });
  await expect(seven).toContainText("Aoki");
  await expect(eight).toContainText("Hansen");
  await notenRiichi(hall, 1);
  const dead = await hall.rule(4, "unclear-call");
  await expect(seven).toContainText("Judged later 1");
  await hall.call("PUT", `rulings/${dead}/escalation`, { reason: "The player says it was clear" });
  await expect(eight).toContainText("Escalated 1");
  await hall.add("dead-hands", { table: hall.tables[1], seat: "south" });
  await expect(eight).toContainText(/Dead hand \d\d:\d\d/);
  await expect(seven).not.toContainText("Dead hand");
});

test("what this phone has not sent shows", async ({ referee, hall }) => {
  await send("ruling", null, callOn(hall, 0), { hold: true });
  await expect(referee.getByRole("link", { name: "Table 7" })).toContainText("Unsent 1");
});

test("a new ruling begins at the table of last time", async ({ referee }) => {
  await expect(referee.getByRole("contentinfo").getByRole("link")).toHaveText("Scan a table");
  await referee.getByRole("link", { name: "Table 8" }).click();
  await expect(referee.getByRole("heading", { name: "Table 8" })).toBeFocused();
  await referee.getByRole("button", { name: "Back" }).click();
  await referee.getByRole("link", { name: "New ruling · table 8" }).click();
  await expect(referee.getByRole("link", { name: "Hansen" })).toBeVisible();
});

test("without a tournament it says how to join", async ({ page }) => {
  await page.goto("#/tables");
  await page.getByRole("link", { name: "Join a tournament" }).click();
  await expect(page.getByLabel("Link to join")).toBeVisible();
});
