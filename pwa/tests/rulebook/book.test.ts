/** Reading one composed rulebook. */
import { readFileSync } from "node:fs";
import { compose } from "../../src/rules/books/compose.ts";
import { store } from "../../src/store/index.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Library } from "../../src/rules/books/library.ts";
import type { Page } from "../support/test.ts";

const TEXTS = readFileSync(`${import.meta.dirname}/../../rulebooks/rules.en.json`, "utf8");
const BOOKS = Object.keys((JSON.parse(TEXTS) as { books: object }).books).sort();

/** A chapter, opened. */
async function chapter(page: Page, title: string) {
  const part = page.locator("details.fold", { has: page.getByRole("heading", { level: 2, name: title }) });
  await part.locator("summary").first().click();
  return part;
}

test.for(BOOKS)("every row of %s is there with its section", async (id, { page }) => {
  await page.goto(`#/book/${id}`);
  await expect(page.locator(".table-rows > li").first()).toHaveCount(1); // in a closed chapter
  const book = compose(store.snapshot.library as Library, id);
  const rows = Object.keys(book.content.fouls).reduce((sum, foul) => sum + book.table(foul).rows.length, 0);
  await expect(page.locator(".table-rows > li")).toHaveCount(rows);
  for (const text of page.locator(".table-rows > li").allTexts()) expect(text).not.toMatch(/undefined|\[object/);
});

test("a row says when, what and where", async ({ page }) => {
  await page.goto("#/book/r-league-24-25");
  const foul = (await chapter(page, "Calls and declarations"))
    .locator("article", { hasText: "Call not said aloud" })
    .first();
  await expect(foul).toContainText("1P (2P more each time)");
  await expect(foul).toContainText("R.League 24/25 Ruleset and Penalties");
});

test("a chapter begins with what the book rules on, and names the rest at its end", async ({ page }) => {
  await page.goto("#/book/ema-2016");
  const part = await chapter(page, "Calls and declarations");
  const library = store.snapshot.library as Library;
  const book = compose(library, "ema-2016");
  const calls = Object.entries(library.catalogue.fouls).filter(
    ([foul, { category }]) => category === "calls" && book.table(foul).rows.length,
  );
  await expect(part.locator(".badge").first()).toHaveText(String(calls.length));
  const articles = part.locator("article");
  await expect(articles).toHaveCount(calls.length + 1);
  await expect(articles.filter({ has: page.locator(".table-rows") })).toHaveCount(calls.length);
  const rest = articles.last();
  await expect(rest.getByRole("heading")).toHaveText("Not covered here");
  await expect(rest.getByRole("link", { name: "Call not said aloud" })).toBeVisible();
  await page.getByLabel("Search in this rulebook").fill("call not said aloud");
  await expect(page.getByRole("link", { name: "Call not said aloud" })).toBeVisible();
});

for (const [book, said] of [
  ["wrc-2025", "Read second-hand: check it against the original"],
  ["ema-2012", "Only parts of this book were read"],
])
  test(`how well a book is known is said plainly: ${book}`, async ({ page }) => {
    await page.goto(`#/book/${book}`);
    await expect(page.locator(".note.warn", { hasText: said })).toBeVisible();
    await expect((await chapter(page, "Sources")).locator(".badge.warn").first()).toHaveText(
      /read in part|read second-hand/,
    );
  });

test("search within finds fouls by any name, and steps by their words", async ({ page }) => {
  await page.goto("#/book/wrc-2022");
  await page.getByLabel("Search in this rulebook").fill("chombo ron");
  await expect(page.getByRole("link", { name: "Empty win declaration" })).toBeVisible();
  await page.getByLabel("Search in this rulebook").fill("shuffle and deal");
  await expect(page.getByText("Shuffle and deal the hand again.").first()).toBeVisible();
  await page.getByLabel("Search in this rulebook").fill("zzqx");
  await expect(page.locator("details.fold")).toHaveCount(0);
});

test("options and readings are read as composed, and the address keeps them", async ({ page }) => {
  const composed = { options: { "lower-penalties": {} }, readings: { "lateness-minute": "begun" } };
  await page.goto(`#/book/wrc-2022?with=${encodeURIComponent(JSON.stringify(composed))}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "WRC 2022 · Lower penalties · interpretations changed: 1",
  );
  const foul = (await chapter(page, "Calls and declarations"))
    .locator("article", { hasText: "Empty win declaration" })
    .first();
  await expect(foul).toContainText("Chonbo (20P)");
  const reading = (await chapter(page, "Interpretations")).locator(".card", {
    hasText: "When does a minute of lateness count?",
  });
  await expect(reading).toContainText("As soon as it has begun");
  await expect(reading).toContainText("no text says how a minute is counted");
});

test("an address that cannot be composed shows the plain book, and why", async ({ page }) => {
  await page.goto(`#/book/wrc-2022?with=${encodeURIComponent(JSON.stringify({ options: { nonsense: {} } }))}`);
  await expect(page.getByRole("alert")).toContainText("There is no option of wrc-2022 called 'nonsense'.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("WRC 2022");
});

test("a tournament's own rules are read in its own revision", async ({ referee }) => {
  await referee.goto("#/books");
  await referee.getByRole("link", { name: "The tournament's rules" }).click();
  await expect(referee.getByRole("heading", { level: 1 })).toHaveText("R.League 24/25");
});
