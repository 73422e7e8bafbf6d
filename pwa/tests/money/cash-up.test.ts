/** What was counted at the cash-up. */
import { expect } from "../support/expect.ts";
import { fine, pay } from "../support/money.ts";
import { test } from "../support/test.ts";

test("what was counted stands in the journal", async ({ director, hall }) => {
  await fine(hall, 0, 10000);
  await pay(hall, 0, 4000);
  await director.goto("#/journal");
  await expect(director.locator(".entry").first()).toBeVisible();
  const { day } = await hall.call("GET", "cash-up");
  await hall.add("cash-counts", { day, unit: "SGD", method: "cash", counted: 3850 });
  const last = (await hall.journal()).at(-1);
  await expect(director.getByText(`up to entry ${last?.seq};`)).toBeVisible();
  await director.getByRole("button", { name: "Show newer entries" }).click();
  await expect(director.getByText("SGD 38.50 counted").first()).toBeVisible();
});
