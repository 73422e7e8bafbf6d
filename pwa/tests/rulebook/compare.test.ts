/** Rulebooks laid side by side, as the engine sees their differences. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

function table(page: Page, name: string) {
  return page.getByRole("region", { name });
}

test("more books can be added", async ({ page }) => {
  await page.goto("#/compare");
  await add(page, "R.League 24/25");
  await expect(table(page, "Fouls").getByRole("columnheader")).toHaveText([
    "WRC 2022",
    "WRC 2025",
    "WRR 2015",
    "R.League 24/25",
  ]);
});

async function add(page: Page, name: string) {
  await page.getByRole("button", { name: "Add a rulebook" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Rulebook", { exact: true }).selectOption(name);
  await sheet.getByRole("button", { name: "Use these rules" }).click();
}

test("a search finds the words of players and of the rules", async ({ page }) => {
  await page.goto("#/compare");
  await page.getByRole("switch", { name: "Only differences" }).uncheck();
  const search = page.getByRole("searchbox", { name: "Search in these rulebooks" });
  await search.fill("chombo");
  const fouls = table(page, "Fouls").locator("tbody tr");
  await expect(fouls.filter({ hasText: "Empty win declaration" })).toBeVisible();
  await expect(fouls.filter({ hasText: "Late" })).toHaveCount(0);
  await search.fill("uma");
  const points = table(page, "Rule points").locator("tbody tr");
  await expect(points.first().getByRole("rowheader")).toContainText("Uma");
  await search.fill("zzzz");
  await expect(page.getByText("0 of 0 differ").first()).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});
