/** The focus stays where one can go on when what had it is dealt with. */
import { callOn, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";
import type { Locator } from "../support/locator.ts";

test("the next item has it once one is discarded, and then the title", async ({ referee, hall }) => {
  for (const player of [0, 1, 2]) await send("ruling", null, callOn(hall, player, "swap-caling"));
  await expect(referee.getByRole("link", { name: "3 to resolve" })).toBeVisible();
  await referee.goto("#/outbox");
  const items = referee.locator(".rows > li");
  await discard(referee, items.nth(1));
  await expect(items.nth(1)).toBeFocused();
  await expect(items).toContainText(["Aoki", "Chen"]);
  await discard(referee, items.nth(1));
  await expect(items.first()).toBeFocused();
  await discard(referee, items.first());
  await expect(referee.getByRole("heading", { level: 1 })).toBeFocused();
});

async function discard(page: Page, item: Locator) {
  await item.getByRole("button", { name: "Discard" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).press("Enter");
}

test("trying again leaves it on an item", async ({ referee, hall }) => {
  await send("ruling", null, callOn(hall, 0, "swap-caling"));
  await referee.getByRole("link", { name: "1 to resolve" }).click();
  const again = referee.getByRole("button", { name: "Try again" });
  await again.press("Enter");
  await expect(referee.getByText("Trying again")).toBeVisible();
  await expect(again).toBeVisible();
  await expect(referee.locator(".rows > li")).toBeFocused();
});
