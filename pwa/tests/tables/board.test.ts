/** The hall's big screen, without an account: where it is found, and where not. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("no such tournament has a board", async ({ page }) => {
  await page.goto("#/board/no-such-cup");
  await expect(page.getByRole("heading", { name: "No open board" })).toBeVisible();
});

test("a screen that went home finds it again, until it is closed", async ({ page, hall }) => {
  const way = page.getByRole("link", { name: "The hall's board Autumn League" });
  await page.goto("#/board/autumn-league");
  await expect(page.getByRole("heading", { name: "Autumn League" })).toBeVisible();
  await page.goto("#/");
  await way.click();
  await expect(page.getByRole("heading", { name: "Autumn League" })).toBeVisible();
  await page.goto("#/board/autum-league");
  await expect(page.getByRole("heading", { name: "No open board" })).toBeVisible();
  await hall.change({ board_open: false });
  await page.goto("#/");
  await way.click();
  await expect(page.getByRole("heading", { name: "No open board" })).toBeVisible();
  await page.goto("#/");
  await expect(page.getByRole("heading", { name: "Shinpan" })).toBeVisible();
  await expect(way).toHaveCount(0);
});
