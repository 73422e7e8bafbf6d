/** Fines on a desk: who owes what and may play, payments, the cash-up; the account that is open beside them. */
import { beside, openItem, openTab, row, rows } from "../support/desk.ts";
import { fine, pay } from "../support/money.ts";
import { expect } from "../support/expect.ts";
import { deskOf, test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

/** Aoki owes 20, Bernard has paid all of 15, Chen gets 5 back; a team owes 10; Dupont lost 30P. */
async function debts(hall: Hall) {
  await fine(hall, 0, 2000);
  await fine(hall, 1, 1500);
  await pay(hall, 1, 1500);
  await fine(hall, 2, 500);
  await pay(hall, 2, 500, "card");
  const account = { kind: "player", id: hall.players[2] };
  await hall.add("ledger/decisions", { account, unit: "SGD", amount: -500, reason: "x" });
  const team = { kind: "team", id: await hall.add("teams", { name: "Kamo" }) };
  await hall.add("ledger/decisions", { account: team, unit: "SGD", amount: 1000, reason: "late" });
  await hall.rule(3, "empty-win");
}

test("accounts are found, filtered and walked through", async ({ desk, hall }) => {
  await debts(hall);
  await openItem(desk, "Fines");
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(5);
  expect(rows(desk).map((name) => name.split(" ")[0])).toEqual(["Aoki", "Kamo", "Chen", "Bernard", "Dupont"]);
  await expect(row(desk, "Aoki").locator(".of-owed")).toHaveText("SGD 20.00");
  await expect(row(desk, "Aoki").locator(".of-last")).toContainText("SGD 20.00 fined");
  await expect(row(desk, "Chen").locator(".of-owed")).toHaveText("SGD 5.00 to be paid back");
  await expect(row(desk, "Dupont").locator(".of-taken")).toHaveText("30P");
  await expect(desk.getByText("SGD 30.00 to be paid")).toBeVisible();
  await desk.getByRole("button", { name: "Owing only" }).click();
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(2);
  await desk.getByRole("button", { name: "Owing only" }).click();
  await desk.pressKey("/");
  await desk.type("bern");
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(1);
  await desk.getByRole("searchbox").fill("");
  await desk.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await desk.pressKey("j");
  await desk.pressKey("Enter");
  await beside(desk, "Aoki");
  await desk.pressKey("Escape");
  await expect.poll(() => desk.url()).toMatch(/#\/fines$/);
});

test("a director lets a debtor play the next game", async ({ desk, hall }) => {
  await fine(hall, 0, 2000);
  await openItem(desk, "Fines");
  await expect(row(desk, "Aoki").locator(".of-play")).toHaveText("Pays first");
  await row(desk, "Aoki").locator(".of-owed").click();
  await (await beside(desk, "Aoki")).getByRole("button", { name: "Let them play" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Pays later today" }).click();
  await dialog.locator("button.main").click();
  await expect(row(desk, "Aoki").locator(".of-play")).toHaveText("May play");
  await expect(desk.getByText("may play with a fine to pay")).toBeVisible();
});

test("payments are a table and the cash-up a tab", async ({ desk, hall }) => {
  await debts(hall);
  await openItem(desk, "Fines");
  await openTab(desk, "Payments");
  await expect(desk.locator(".data-table tbody th a")).toHaveText(["Receipt 2", "Receipt 1"]);
  await row(desk, "Bernard").locator(".of-method").click();
  await (await beside(desk, "Receipt 1")).getByRole("button", { name: "Withdraw this payment…" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("button", { name: "Wrong player" }).click();
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(row(desk, "Bernard").locator(".of-marks")).toHaveText("Withdrawn");
  await desk.pressKey("Escape");
  await openTab(desk, "Cash-up");
  await expect(desk.getByRole("region", { name: "Card" }).locator(".sum")).toHaveText("SGD 5.00");
  await expect(desk.getByRole("region", { name: "Cash", exact: true })).toHaveCount(0);
});

test("an arbiter sees who owes, and no cash-up", async ({ hall }) => {
  await fine(hall, 0, 2000);
  await hall.addOfficial("arbiter", "Arbi");
  const page = await deskOf(hall, "arbiter");
  await page.goto("#/fines");
  await expect(row(page, "Aoki").locator(".of-owed")).toHaveText("SGD 20.00");
  await expect(page.getByRole("link", { name: "Cash-up" })).toHaveCount(0);
});

test("it says what was done", async ({ desk, hall }) => {
  await debts(hall);
  await desk.goto(`#/fines/player/${hall.players[0]}`);
  await desk.getByRole("button", { name: "Give or take…" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByText("Money (SGD)").click();
  await dialog.getByLabel("Amount").fill("20");
  await dialog.getByRole("button", { name: "Conduct" }).click();
  await dialog.getByRole("button", { name: "Fine SGD 20.00" }).click();
  await expect(desk.locator(".toast")).toHaveText("Fine of SGD 20.00 noted: Aoki");
  await desk.goto(`#/correct/player/${hall.players[0]}`);
  await desk.getByRole("button", { name: "Withdraw from the tournament…" }).click();
  await dialog.getByRole("button", { name: "Ill", exact: true }).click();
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(desk.locator(".toast")).toHaveText("Withdrawn: Aoki");
});
