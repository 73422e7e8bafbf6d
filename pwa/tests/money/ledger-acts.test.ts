/** A director waives a fine and gives or takes points, on the player's page and on an account, seeing what follows. */
import { expect } from "../support/expect.ts";
import { fine, owed, pay } from "../support/money.ts";
import { join } from "../support/phone.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

test("one fine of several is waived on its line", async ({ director, hall }) => {
  await fine(hall, 0, 2000);
  await fine(hall, 0, 500);
  await director.goto(`#/player/${hall.players[0]}`);
  const ledger = director.getByRole("region", { name: "Points and fines" });
  await ledger.getByRole("term").filter({ hasText: "late" }).nth(1).getByRole("button", { name: "Waive…" }).click();
  const dialog = director.getByRole("dialog");
  await expect(dialog.getByLabel("Amount (SGD)")).toHaveValue("5.00");
  await expect(dialog.getByRole("definition")).toHaveText("SGD 25.00 → SGD 20.00");
  await dialog.getByRole("button", { name: "Waive SGD 5.00" }).click();
  await expect(dialog.getByText("Say why, in a few words")).toBeVisible();
  expect(await owed(hall)).toEqual([2500]);
  await dialog.getByRole("button", { name: "First time" }).click();
  await dialog.getByRole("button", { name: "Waive SGD 5.00" }).click();
  await expect(ledger).toContainText("SGD 20.00 to pay");
  expect(await owed(hall)).toEqual([2000]);
  await cancel(hall, 0);
  await expect(ledger).toContainText("SGD 0.00 to pay");
  await expect(ledger.getByRole("button", { name: "Waive…" })).toHaveCount(0);
  const waived = ledger.getByRole("term").filter({ hasText: "waived" });
  await waived.getByRole("button", { name: "Put right…" }).click();
  await expect(dialog).toContainText("Aoki · SGD 5.00 waived");
  await expect(dialog.getByRole("definition")).toHaveText("SGD 0.00 → SGD 5.00");
  await dialog.getByLabel("Reason").fill("it was another player");
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(ledger).toContainText("SGD 5.00 to pay");
  await expect(ledger.getByRole("button", { name: "Put right…" })).toHaveCount(0);
  await ledger.getByRole("button", { name: "Waive…" }).click();
  await expect(dialog.getByLabel("Amount (SGD)")).toHaveValue("5.00");
  await cancel(hall, 1);
  expect(await owed(hall)).toEqual([]);
});

/** The fine at this place of the ledger is withdrawn. */
async function cancel(hall: Hall, place: number) {
  const fine = (await hall.call("GET", "ledger/fines")).items[place].cause_id;
  await hall.call("PUT", `ledger/decisions/${fine}/withdrawal`, { reason: "another player" });
}

/** The older one is paid first: of that only a part is open. */
test("what is open of a fine is waived no more", async ({ director, hall }) => {
  await fine(hall, 0, 2000);
  await fine(hall, 0, 500);
  await pay(hall, 0, 1200);
  await director.goto(`#/player/${hall.players[0]}`);
  await expect(director.getByRole("region", { name: "Points and fines" })).toContainText("SGD 13.00 to pay");
  await director.getByRole("button", { name: "Waive…" }).first().click();
  const dialog = director.getByRole("dialog");
  await expect(dialog.getByLabel("Amount (SGD)")).toHaveValue("8.00");
  await dialog.getByLabel("Amount (SGD)").fill("8.01");
  await expect(dialog.getByText("Give an amount up to SGD 8.00.")).toBeVisible();
  await dialog.getByLabel("Amount (SGD)").fill("8");
  await dialog.getByRole("button", { name: "First time" }).click();
  await dialog.getByRole("button", { name: "Waive SGD 8.00" }).click();
  await expect(director.getByRole("button", { name: "Waive…" })).toHaveCount(1);
  expect(await owed(hall)).toEqual([500]);
});

test("an account is reached from fines, and a team has one too", async ({ director, hall }) => {
  await fine(hall, 0, 2000);
  const team = await hall.add("teams", { name: "Kamo" });
  const body = { account: { kind: "team", id: team }, unit: "SGD", amount: 1000, reason: "late" };
  await hall.add("ledger/decisions", body);
  await director.goto("#/fines");
  await director.getByRole("button", { name: "Aoki" }).click();
  await director.getByRole("link", { name: "Open the account" }).click();
  await expect(director.getByRole("heading", { name: "Aoki" })).toBeVisible();
  await director.getByRole("button", { name: "Take a payment…" }).click();
  await director.getByRole("button", { name: "Take SGD 20.00" }).click();
  await expect(director.getByRole("region", { name: "Points and fines" })).toContainText("SGD 0.00 to pay");
  await director.goto(`#/fines/team/${team}`);
  await director.getByRole("button", { name: "Waive…" }).click();
  await director.getByRole("dialog").getByRole("button", { name: "Not their fault" }).click();
  await director.getByRole("button", { name: "Waive SGD 10.00" }).click();
  await expect.poll(() => owed(hall)).toEqual([]);
});

test("who only takes payments decides nothing", async ({ page, hall }) => {
  await hall.addOfficial("finance", "Fumi");
  await fine(hall, 0, 2000);
  await join(hall, "finance");
  await page.goto(`#/fines/player/${hall.players[0]}`);
  await expect(page.getByRole("button", { name: "Take a payment…" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Waive…" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Give or take…" })).toHaveCount(0);
});
