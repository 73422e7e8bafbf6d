/** A player's page: what counts, and what is due. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("who sits nowhere has a first one to come", async ({ referee, hall }) => {
  await referee.goto(`#/player/${await hall.add("players", { name: "Zoé" })}`);
  const costs = referee.locator("section", { hasText: "What the next one would cost" }).locator("dl > div");
  await expect(costs.filter({ hasText: "Call not said aloud" })).toContainText("No. 1, this hanchan");
  await expect(referee.getByText("No. ?")).toHaveCount(0);
});

test("a withdrawn ruling is listed, and does not count", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await referee.goto(`#/player/${hall.players[0]}`);
  const counted = referee.locator("section", { hasText: "What counts so far" });
  await expect(counted).toContainText("Unclear or non-standard call1");
  await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "Heard it wrong" });
  await expect(counted).toContainText("No foul counts");
  await expect(referee.locator(".rulings li")).toContainText("Withdrawn");
});

test("the player's ruling leads here", async ({ referee, hall }) => {
  await referee.goto(`#/ruling/${await hall.rule(5, "unclear-call")}`);
  await referee.locator(".hall-verdict").getByRole("link", { name: "Fabre" }).click();
  await expect(referee.getByRole("heading", { name: "Fabre" })).toBeVisible();
  await expect(referee.getByText("ID 105")).toBeVisible();
});

/** What it let go is no longer fined, so it lets nothing go; nobody was paid anything. */
test("a waiver that was undone gave nothing back", async ({ director, hall }) => {
  const ruling = await hall.rule(0, "late", { seconds_late: 1500 });
  const account = { kind: "player", id: hall.players[0] };
  await hall.add("ledger/decisions", { account, unit: "SGD", amount: -700, waives: true, reason: "a storm" });
  await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "another player" });
  await director.goto(`#/player/${hall.players[0]}`);
  const ledger = director.locator("section[aria-labelledby=ledger] dl > div");
  const undone = ledger.filter({ hasText: "waiver or credit undone" });
  await expect(undone).toContainText("Director's decision");
  await expect(undone.locator("dd")).toHaveText("SGD 7.00 due again");
  await expect(undone.getByText("given back")).toHaveCount(0);
});
