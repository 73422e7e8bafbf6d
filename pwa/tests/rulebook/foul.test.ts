/** A foul asked and decided without an account: nothing is logged. */
import { store } from "../../src/store/index.ts";
import { expect } from "../support/expect.ts";
import { useRules } from "../support/rules.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

function verdict(page: Page) {
  return page.locator(".verdict .line");
}

test("the facts that matter lead to the decision", async ({ page }) => {
  await page.goto("#/foul/exposed-tiles");
  await useRules(page, "EMA 2008/2012");
  await expect(page.getByRole("heading", { name: "First of all" })).toBeVisible();
  const question = page.locator(".question");
  while (question.count()) await question.first().getByRole("button").last().click();
  await expect(verdict(page)).toHaveText("Chonbo (20P)");
  await expect(page.getByText("Riichi Competition Rules 2008/2012 · ")).toBeVisible();
  await expect(page.locator(".verdict")).toContainText("Chonbo: 20 points off the tournament score.");
  await expect(page.locator(".question")).toHaveCount(0);
});

test("an answer shows where it leads and can be taken back", async ({ page }) => {
  await page.goto("#/foul/late");
  await useRules(page, "R.League 24/25");
  await expect(page.getByRole("button", { name: "11:00 to 20:59" })).toContainText("12P – 30P");
  await page.getByLabel("How late exactly?").fill("35:00");
  await page.getByRole("button", { name: "Use this time" }).click();
  await expect(verdict(page)).toContainText("40P - the team + SGD 20.00 fine");
  await page.getByRole("button", { name: "35:00" }).click();
  await expect(page.getByText("Answer the questions above")).toBeVisible();
});

test("a time that is none says how to write it", async ({ page }) => {
  await page.goto("#/foul/late");
  await page.getByLabel("How late exactly?").fill("soon");
  await page.getByRole("button", { name: "Use this time" }).click();
  await expect(page.getByText("Give minutes, or minutes:seconds.")).toBeVisible();
  await expect(page.getByText("Answer the questions above")).toBeVisible();
});

test("the same foul under every rulebook", async ({ page }) => {
  await page.goto("#/foul/empty-win");
  await useRules(page, "R.League 24/25");
  const everywhere = page
    .locator("section", { has: page.getByRole("heading", { name: "Under every rulebook" }) })
    .getByRole("listitem");
  await expect(everywhere).toHaveCount(Object.keys(store.snapshot.library?.books ?? {}).length);
  await expect(everywhere.filter({ hasText: "WRC 2025" })).toContainText("Chonbo (30P)");
  await expect(everywhere.filter({ hasText: "EMA 2016" })).toContainText("Chonbo (20P)");
});

/** No hand ends by an abortive draw under the official rules of 2022; the league's do not say. */
test("what one rulebook has, another does not cover", async ({ page }) => {
  await page.goto("#/foul/noten-riichi");
  await useRules(page, "R.League 24/25");
  await page.locator(".question").getByRole("button", { name: "Abortive draw by four riichi" }).click();
  const everywhere = page.locator("section", { has: page.getByRole("heading", { name: "Under every rulebook" }) });
  await expect(everywhere.getByRole("listitem").filter({ hasText: "WRC 2022" })).toContainText("Not covered");
  await useRules(page, "WRC 2022");
  await expect(page.locator(".question").getByRole("button", { name: "Exhaustive draw" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Abortive draw by four riichi" })).toHaveCount(0);
});

test("nothing is logged by it", async ({ referee, hall }) => {
  const before = (await hall.journal()).length;
  await referee.goto("#/foul/empty-win");
  await expect(verdict(referee)).toHaveText("Chonbo (30P)");
  await new Promise((done) => setTimeout(done, 300));
  expect([(await hall.journal()).length, await hall.rulings()]).toEqual([before, []]);
});
