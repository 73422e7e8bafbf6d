/** Looking up a foul, and choosing the rules it is looked up in. */
import { expect } from "../support/expect.ts";
import { chooseRules, useRules } from "../support/rules.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

/** The fouls that a query finds, best first. */
async function found(page: Page, query: string) {
  await page.goto("#/fouls");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fouls");
  await page.getByLabel("What happened?").fill(query);
  return page.getByRole("main").getByRole("listitem").getByRole("link");
}

for (const [query, foul] of [
  ["chombo noten reach", "noten-riichi"],
  ["flase ron", "empty-win"],
  ["ノーテンリーチ", "noten-riichi"],
  ["遅刻", "late"],
])
  test(`any word finds it, typos and Japanese too: ${query}`, async ({ page }) => {
    await found(page, query);
    await page.getByRole("main").getByRole("listitem").locator(`a[href='#/foul/${foul}']`).first().click();
    await expect.poll(() => page.url()).toBe(`#/foul/${foul}`);
  });

test("a query that names two things asks which", async ({ page }) => {
  await found(page, "open riichi");
  await expect(page.getByRole("heading", { name: "names two things" })).toBeVisible();
  await page.getByRole("link", { name: "The foul - riichi declared although the hand is open" }).click();
  await expect.poll(() => page.url()).toMatch(/#\/foul\/open-hand-riichi$/);
});

test("what is not there says what else to try", async ({ page }) => {
  await expect(await found(page, "xqzwv")).toHaveText(/Not on the list/);
  await expect(page.getByText("Nothing found. Try one word of it")).toBeVisible();
});

test("options that contradict each other are refused in the engine's words", async ({ page }) => {
  await page.goto("#/fouls");
  const sheet = await chooseRules(page, "WRC 2022");
  await sheet.getByRole("switch", { name: "Lower penalties" }).check();
  await sheet.getByRole("switch", { name: "Higher penalties" }).check();
  const refused = sheet.getByRole("alert");
  await expect(refused).toContainText("One lowers penalties and the other raises them.");
  await expect(refused).toContainText("Keep 'higher-penalties' or 'lower-penalties'.");
  await expect(sheet.getByRole("button", { name: "Use these rules" })).toBeDisabled();
  await sheet.getByRole("switch", { name: "Lower penalties" }).uncheck();
  await expect(refused).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Use these rules" })).toBeEnabled();
});

test("an uma and a yakitori are typed and checked", async ({ page }) => {
  await page.goto("#/fouls");
  const sheet = await chooseRules(page, "WRC 2022");
  await sheet.getByRole("switch", { name: "Another uma" }).check();
  for (const [at, points] of ["20", "10", "-10", "-30"].entries())
    await sheet.getByLabel(`Place ${at + 1}`).fill(points);
  await expect(sheet.getByRole("alert")).toContainText("The uma sums to -10.");
  await sheet.getByLabel("Place 4").fill("−20");
  await expect(sheet.getByRole("alert")).toHaveCount(0);
  await sheet.getByRole("switch", { name: "Yakitori" }).check();
  await sheet.getByLabel("Yakitori (points)").fill("9050");
  await expect(sheet.getByRole("alert")).toContainText("9050 is no whole number of hundreds.");
  await sheet.getByLabel("Yakitori (points)").fill("12000");
  await sheet.getByRole("button", { name: "Use these rules" }).click();
  await page.goto("#/books");
  await page.getByRole("link", { name: "Rules in use" }).click();
  await page.locator("summary", { hasText: "Rule points" }).click();
  const facts = page.locator(".facts");
  await expect(facts.locator("div", { hasText: /^Uma/ })).toContainText("+20 / +10 / -10 / -20");
  await expect(facts.locator("div", { hasText: /^Yakitori/ })).toContainText("12,000");
});

test("in a tournament its own rules hold until others are chosen", async ({ referee }) => {
  await referee.goto("#/fouls");
  await expect(referee.getByRole("button", { name: "Rules in use" })).toContainText("R.League 24/25");
  await useRules(referee, "EMA 2016");
  await expect(referee.getByRole("button", { name: "Rules in use" })).toContainText("EMA 2016");
  await expect(referee.getByText("Only parts of this book were read")).toBeVisible();
});
