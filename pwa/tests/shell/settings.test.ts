/** What a person wants of this phone, and what it keeps. */
import libraries from "../../src/shell/home/libraries.json" with { type: "json" };
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("haptics and sound are chosen", async ({ page }) => {
  await page.goto("#/settings");
  await page.getByRole("switch", { name: "Vibrate" }).uncheck();
  await page.getByRole("switch", { name: "Sounds" }).check();
  const kept = JSON.parse(localStorage.getItem("shinpan.settings") ?? "{}") as Record<string, unknown>;
  expect([kept.haptics, kept.sound]).toEqual([false, true]);
});

test("whose libraries are in here", async ({ page }) => {
  await page.goto("#/settings");
  await page.locator("summary", { hasText: "libraries" }).click();
  for (const [name, library] of Object.entries(libraries)) {
    await expect(page.getByText(`${name} ${library.version} · ${library.licence}`)).toBeVisible();
  }
});

test("leaving a tournament asks first", async ({ referee }) => {
  await referee.goto("#/settings");
  await referee.getByRole("button", { name: "Leave the tournament" }).click();
  await referee.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(referee.getByRole("heading", { name: "Autumn League" })).toBeVisible();
  await referee.getByRole("button", { name: "Leave the tournament" }).click();
  await referee.getByRole("dialog").getByRole("button", { name: "Leave the tournament" }).click();
  await expect(referee.getByRole("link", { name: "I am a referee" })).toBeVisible();
});
