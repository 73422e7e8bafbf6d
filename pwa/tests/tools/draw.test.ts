/** The screen of draws, by taps at a drawn table. */
import { choose } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { inUse } from "../support/rules.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const RESULT = ".draw-result";
const WINDS = ["East", "South", "West", "North"];

function seat(page: Page, wind: string) {
  return page.getByRole("region", { name: wind, exact: true });
}

const test = base.extend<{ screen: Page }>({
  screen: async ({ page }, lend) => {
    await page.goto("#/draw");
    await lend(page);
  },
});

/** The screen under another rulebook. */
async function under(page: Page, id: string, options = {}) {
  inUse(id, options);
  await page.goto("#/draw");
}

async function tap(page: Page, wind: string, ...words: string[]) {
  for (const word of words) await seat(page, wind).getByRole("button", { name: word, exact: true }).click();
}

function kind(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true }).click();
}

async function expectPaid(page: Page, ...points: string[]) {
  for (const [at, wind] of WINDS.entries()) {
    await expect(seat(page, wind).locator(".paid")).toHaveText(points[at] ?? "");
  }
}

test("each declares in turn, and the table pays", async ({ screen }) => {
  await expect(screen.locator(".drawn-seat.next")).toHaveAccessibleName("East");
  await tap(screen, "East", "Noten");
  await expect(screen.locator(".drawn-seat.next")).toHaveAccessibleName("South");
  await tap(screen, "South", "Tenpai");
  await expect(seat(screen, "South")).toContainText("The hand must be shown");
  await tap(screen, "West", "Noten");
  await expect(screen.locator(RESULT)).toHaveText("Not every declaration or hand is known yet.");
  await tap(screen, "North", "Noten");
  await expectPaid(screen, "−1,000", "+3,000", "−1,000", "−1,000");
  await expect(screen.locator(RESULT)).toContainText("The deal passes · honba 1 · riichi sticks 0");
  await tap(screen, "East", "Tenpai");
  await expectPaid(screen, "+1,500", "+1,500", "−1,500", "−1,500");
  await expect(screen.locator(RESULT)).toContainText("The dealer stays");
  await tap(screen, "East", "Tenpai");
  await expect(screen.locator(".drawn-seat.next")).toHaveAccessibleName("East");
});

test("a noten riichi leads to its ruling filled in", async ({ screen }) => {
  await tap(screen, "West", "Riichi", "Noten");
  await expect(screen.locator(RESULT)).toContainText("Chonbo: rule on the foul");
  await screen.getByRole("link", { name: "West: Rule on it: Noten riichi" }).click();
  await expect(screen.getByRole("heading", { name: "Noten riichi" })).toBeVisible();
  await expect(screen.getByRole("button", { name: "Exhaustive draw" })).toBeVisible();
  await expect(screen.locator(".verdict")).toContainText("Chonbo");
});

test("a riichi hand that is not shown", async ({ screen }) => {
  await tap(screen, "North", "Riichi", "Not shown");
  await expect(screen.getByRole("link", { name: "North: Rule on it: Noten riichi" })).toBeVisible();
  await tap(screen, "North", "Tenpai");
  await expect(screen.getByRole("link", { name: "Rule on it" })).toHaveCount(0);
});

test("what is rare is told of a seat", async ({ page }) => {
  await under(page, "rrc-1-5", { "abortive-draws": {} });
  for (const wind of WINDS) await tap(page, wind, "Tenpai");
  await seat(page, "South").getByRole("button", { name: "South" }).click();
  await choose(page.getByRole("dialog"), "Noten");
  await page.getByRole("button", { name: "Done" }).click();
  await expectPaid(page, "+1,000", "−3,000", "+1,000", "+1,000");
  await expect(page.getByRole("link", { name: "South: Rule on it: False tenpai declaration" })).toBeVisible();
  await seat(page, "East").getByRole("button", { name: "East" }).click();
  await page.getByRole("switch", { name: "The hand is dead" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expectPaid(page, "−1,500", "−1,500", "+1,500", "+1,500");
});

test("nagashi mangan by book", async ({ page }) => {
  await under(page, "r-league-24-25");
  for (const wind of WINDS) await tap(page, wind, "Noten");
  await seat(page, "South").getByRole("button", { name: "South" }).click();
  await page.getByRole("switch", { name: "Discarded only terminals and honours" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expectPaid(page, "−4,000", "+8,000", "−2,000", "−2,000");
  await expect(page.locator(RESULT)).toContainText("paid instead of the tenpai payments");
  await seat(page, "South").getByRole("button", { name: "South" }).click();
  await page.getByRole("switch", { name: "A discard was called" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expectPaid(page, "±0", "±0", "±0", "±0");
  await expect(page.getByText("South, no nagashi mangan: A discard was called.")).toBeVisible();
});

test("abortive draws ask what they need", async ({ page }) => {
  await under(page, "rrc-1-5", { "abortive-draws": {} });
  await kind(page, "Nine terminals and honours");
  for (const tile of [
    "1 of characters",
    "9 of characters",
    "east",
    "south",
    "west",
    "north",
    "white dragon",
    "red dragon",
  ])
    await page.getByRole("button", { name: tile, exact: true }).click();
  await expect(page.locator(RESULT)).toHaveText("The hand goes on. Fewer than nine different ones.");
  await page.getByRole("button", { name: "9 of circles" }).click();
  await tap(page, "South", "Riichi", "Tenpai");
  await expect(page.locator(RESULT)).toContainText("The hand is aborted and dealt again");
  await expectPaid(page, "±0", "±0", "±0", "±0");
  await expect(seat(page, "South")).toContainText("The riichi stick goes back");
  await page.getByLabel("There was a call or an ankan before").check();
  await expect(page.locator(RESULT)).toContainText("The hand goes on.");
  await kind(page, "Four kans");
  for (let kan = 0; kan < 4; kan++) {
    await seat(page, "West").getByRole("button", { name: "Kans" }).click();
  }
  await expect(page.locator(RESULT)).toHaveText("The hand goes on. One player has all four kans.");
  await kind(page, "Four winds");
  await expect(page.locator(RESULT)).toContainText("The hand is aborted and dealt again");
  await kind(page, "Four riichi");
  for (const wind of WINDS) await tap(page, wind, "Tenpai");
  await expect(page.locator(RESULT)).toContainText("The dealer stays · honba 1 · riichi sticks 0");
});

test("a book without it says so, and where", async ({ page }) => {
  await under(page, "wrr-2015");
  await kind(page, "Four winds");
  await expect(page.locator(RESULT)).toHaveText("The hand goes on. These rules don't have it.");
  await expect(page.locator(".drawn-seat")).toHaveCount(0);
  await expect(page.getByText("Abortive draws: None ·")).toBeVisible();
});

test("what the rulebook leaves open is chosen here", async ({ page }) => {
  await under(page, "wrc-2022");
  await tap(page, "East", "Tenpai");
  for (const wind of ["South", "West", "North"]) await tap(page, wind, "Noten");
  await expect(page.locator(RESULT)).toContainText("The dealer stays");
  await page.getByRole("group", { name: "Dealer continues on" }).getByText("Win", { exact: true }).click();
  await expect(page.locator(RESULT)).toContainText("The deal passes");
});

test("the menu leads there", async ({ page }) => {
  await page.goto("#/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Nobody won the hand" }).click();
  await expect(page.getByRole("heading", { name: "Draw", exact: true })).toBeVisible();
});
