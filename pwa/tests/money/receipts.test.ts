/** A payment, as who gives no receipts sees it. */
import { expect } from "../support/expect.ts";
import { fine, pay } from "../support/money.ts";
import { test } from "../support/test.ts";

test("a referee finds the payment from the player's page, and gives no receipt", async ({ referee, hall }) => {
  await fine(hall, 0, 2000);
  await pay(hall, 0, 2000, "card");
  await referee.goto(`#/player/${hall.players[0]}`);
  await referee.getByRole("link", { name: "Payment" }).click();
  await expect(referee.getByRole("heading", { name: "Receipt 1" })).toBeVisible();
  await expect(referee.locator("main")).toContainText("Card");
  await expect(referee.getByRole("link", { name: "Open the PDF" })).toHaveCount(0);
});
