/** Training cards: a round, and when cards come back. */
import { compose } from "../../src/rules/books/compose.ts";
import { canonical } from "../../src/rules/books/rulebook.ts";
import { reschedule, dueCards, nextRound, restOf } from "../../src/features/tools/train/schedule.ts";
import { deck } from "../../src/rules/training/deck.ts";
import { store } from "../../src/store/index.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Library } from "../../src/rules/books/library.ts";
import type { Schedule } from "../../src/features/tools/train/schedule.ts";
import type { Page } from "../support/test.ts";

const BOOK = "wrc-2025";
const DAY = 86_400_000;

/** Open a round of these cards under WRC 2025. */
async function play(page: Page, ...cards: string[]) {
  const choice = { id: BOOK, options: {}, readings: {} };
  localStorage.setItem("shinpan.rules", JSON.stringify({ at: null, choice }));
  const kept = { rules: canonical(choice), cards, at: 0, chosen: null, results: [] };
  localStorage.setItem("shinpan.training-round", JSON.stringify(kept));
  await page.goto("#/train");
  await expect(page.getByRole("heading", { name: `1 of ${cards.length}` })).toBeVisible();
}

async function choose(page: Page, answer: string) {
  await page.locator(".train-choices").getByRole("button", { name: answer, exact: true }).click();
  await expect(page.locator(".train-reply")).toBeVisible();
}

test("a round of one difficulty has cards that the book decides", async ({ page }) => {
  await page.goto("#/train");
  await page.locator("label.choice").getByText("Hard", { exact: true }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "1 of 10" })).toBeVisible();
  const library = store.snapshot.library as Library;
  const hard = deck(library, compose(library, "wrc-2022"), 3);
  const { cards } = JSON.parse(localStorage.getItem("shinpan.training-round") ?? "") as { cards: string[] };
  expect(new Set(cards).size).toBe(10);
  expect(cards.filter((card) => !hard.includes(card))).toEqual([]);
});

test("a look at the rule loses nothing", async ({ page }) => {
  await play(page, "ron-voice-only", "two-rons");
  await choose(page, "Warning");
  await page.getByRole("link", { name: "The rule" }).click();
  await expect(page.getByRole("heading", { name: "Empty win declaration" })).toBeVisible();
  page.goBack();
  await expect(page.locator(".train-reply")).toContainText("Wrong");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "2 of 2" })).toBeVisible();
  await page.getByRole("button", { name: "End the round" }).click();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
});

test("an answer can't be changed", async ({ page }) => {
  await play(page, "kan-breaks-the-wait");
  await choose(page, "Yes");
  (await page.locator(".train-choice.is-right").one()).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".train-score")).toHaveText("0 of 1 right");
});

test("the ring stops with the answer", async ({ page }) => {
  await play(page, "win-fifteen-tiles");
  await expect(page.locator(".train-ring:not(.stopped)")).toHaveCount(1);
  await choose(page, "No");
  await expect(page.locator(".train-ring.stopped")).toHaveCount(1);
});

test.for([
  { before: null, right: true, slow: false, box: 1, days: 1 },
  { before: null, right: true, slow: true, box: 1, days: 1 },
  { before: null, right: false, slow: false, box: 0, days: 0 },
  { before: 1, right: true, slow: false, box: 2, days: 3 },
  { before: 2, right: true, slow: false, box: 3, days: 7 },
  { before: 3, right: true, slow: true, box: 3, days: 7 },
  { before: 4, right: true, slow: false, box: 5, days: 60 },
  { before: 5, right: true, slow: false, box: 5, days: 60 },
  { before: 5, right: false, slow: false, box: 0, days: 0 },
])("a right answer rests longer, and a wrong one comes back: $before, $right, $slow", (one) => {
  const schedule: Schedule = one.before === null ? {} : { a: { box: one.before, due: 0 } };
  const after = reschedule(schedule, "a", one, 1000);
  expect(after).toEqual({ a: { box: one.box, due: 1000 + one.days * DAY } });
  expect(restOf(after, "a")).toBe(one.days);
});

test("a round takes what is due, then new cards, then what comes back soonest", () => {
  const schedule = {
    late: { box: 1, due: 10 },
    due: { box: 1, due: 20 },
    soon: { box: 2, due: 200 },
    later: { box: 3, due: 300 },
    open: { box: 1, due: 5 },
  };
  const cards = ["later", "new", "due", "soon", "late", "newer", "open"];
  const round = (size: number) =>
    nextRound(
      schedule,
      cards,
      100,
      (card) => card !== "open",
      size,
      () => 0.99,
    );
  expect(round(9)).toEqual(["late", "due", "new", "newer", "soon", "later"]);
  expect(round(3)).toEqual(["late", "due", "new"]);
  expect(dueCards(schedule, cards, 20)).toEqual(["open", "late", "due"]);
});

test("new cards come in any order", () => {
  const cards = ["0", "1", "2", "3", "4", "5"];
  const shuffled = nextRound(
    {},
    cards,
    0,
    () => true,
    6,
    () => 0,
  );
  expect(shuffled).not.toEqual(cards);
  expect(shuffled.toSorted()).toEqual(cards);
});
