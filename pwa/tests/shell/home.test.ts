/** Where the app begins, with a tournament and without. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("anyone finds fouls, comparison, books, casual play and settings", async ({ page }) => {
  await page.goto("#/");
  for (const name of ["Look up a foul", "Compare rulebooks", "Rulebooks", "Casual play", "Join", "Settings"]) {
    await page.goto("#/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await expect.poll(() => page.url()).not.toBe("#/");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
});

test("what happened is the loudest, with examples and two ways on", async ({ page }) => {
  await page.goto("#/");
  for (const [name, heading] of [
    ["Look up a foul", "Fouls"],
    ["Ron, but no yaku", "Empty win declaration"],
    ["Riichi, not tenpai", "Noten riichi"],
    ["Wall knocked over", "Tiles revealed or knocked over"],
    ["A game at home", "Casual play"],
    ["I am a referee", "Scan a QR code"],
  ]) {
    await page.goto("#/");
    await expect(page.getByRole("heading", { name: "What happened?" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("with a tournament a new ruling comes first", async ({ referee }) => {
  await referee.goto("#/");
  await expect(referee.getByRole("heading", { name: "Autumn League" })).toBeVisible();
  const first = referee.getByRole("main").getByRole("link").first();
  await expect(first).toHaveText("New ruling");
  await first.click();
  await expect.poll(() => referee.url()).toMatch(/#\/tables$/);
});

test("an address that leads nowhere says so", async ({ page }) => {
  for (const address of ["#/nothing", "#/foul/nothing", "#/book/nothing", "#/casual/7", "#/casual/1/nothing"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Nothing here" })).toBeVisible();
  }
});
