/** A payment entered wrongly is withdrawn, with a reason, by who takes payments. */
import { expect } from "../support/expect.ts";
import { fine, owed, pay } from "../support/money.ts";
import { join } from "../support/phone.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const test = base.extend<{ finance: Page }>({
  /** At the page of fines: Aoki has paid 20 of 20; Bernard 15 for a ruling that was withdrawn then. */
  finance: async ({ page, hall }, give) => {
    await hall.addOfficial("finance", "Fumi");
    await fine(hall, 0, 2000);
    await pay(hall, 0, 2000);
    const ruling = await hall.rule(1, "late", { seconds_late: 25 * 60 });
    await pay(hall, 1, 1000);
    await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "another player" });
    await join(hall, "finance");
    await page.getByRole("link", { name: "Fines" }).click();
    await expect(page.getByRole("heading", { name: "Payments" })).toBeVisible();
    await give(page);
  },
});

test("a payment of the wrong player is withdrawn", async ({ finance, hall }) => {
  const payments = finance.getByRole("region", { name: "Payments" });
  await payments.getByRole("link", { name: "Aoki" }).click();
  await finance.getByRole("button", { name: "Withdraw this payment…" }).click();
  const dialog = finance.getByRole("dialog");
  await expect(dialog.getByRole("definition")).toHaveText("SGD 0.00 → SGD 20.00");
  await dialog.getByRole("button", { name: "Wrong player" }).click();
  await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(finance.locator(".note.bad")).toContainText("by Fumi: it does not count. Wrong player");
  await expect(finance.getByRole("button", { name: "Withdraw this payment…" })).toHaveCount(0);
  expect(await owed(hall)).toEqual([2000]);
  const paid = (await hall.journal()).find(({ kind }) => kind === "fine.paid");
  await finance.goto("#/fines");
  await expect(finance.getByRole("region", { name: "To be paid", exact: true })).toContainText("Aoki");
  await expect(payments.getByRole("link", { name: "Aoki" })).toContainText("Withdrawn");
  await finance.goto(`#/receipt/${paid?.hash}`);
  await expect(finance.getByText("it was entered wrongly and does not count")).toBeVisible();
});

test("who takes no payments puts none right", async ({ referee, hall }) => {
  await fine(hall, 0, 2000);
  const payment = await pay(hall, 0, 2000);
  await fine(hall, 0, -500);
  await referee.goto(`#/paid/${payment}`);
  await expect(referee.getByRole("heading", { name: "Receipt 1" })).toBeVisible();
  await expect(referee.getByRole("button", { name: "Withdraw this payment…" })).toHaveCount(0);
  await referee.goto("#/fines");
  await expect(
    referee.getByRole("region", { name: "To be paid back" }).getByRole("link", { name: "Aoki" }),
  ).toBeVisible();
});
