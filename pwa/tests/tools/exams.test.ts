/** Exams: a director makes one, officials take it, called away and without a network, and what came of it. */
import { compose } from "../../src/rules/books/compose.ts";
import { deck } from "../../src/rules/training/deck.ts";
import { store } from "../../src/store/index.ts";
import { choose } from "../support/acts.ts";
import { join } from "../support/phone.ts";
import { expect } from "../support/expect.ts";
import { anotherPhone, test } from "../support/test.ts";
import type { Library } from "../../src/rules/books/library.ts";
import type { Page } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";

const BOOK = "r-league-24-25";
const CARDS = ["ron-voice-only", "furiten-two-sided", "win-fifteen-tiles"];

/** An exam of three cards; its id. */
function made(hall: Hall, different: Record<string, unknown> = {}) {
  return hall.add("exams", { title: "Before round 1", cards: CARDS, seconds: 20, ...different });
}

async function begin(page: Page) {
  await page.getByRole("link", { name: "A test to take" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
}

test("a director makes one in a few taps", async ({ page, hall }) => {
  await join(hall, "director");
  await page.getByRole("link", { name: "Tests" }).click();
  await page.getByRole("link", { name: "New test" }).click();
  await choose(page, "5");
  await choose(page, "Hard");
  await page.getByLabel("About").selectOption("Draws");
  await choose(page, "40 s");
  await page.getByLabel("Until").fill("2030-01-02T18:00");
  await page.getByText("Look at the 5 questions").click();
  const stories = page.locator(".exam-stories li");
  await expect(stories).toHaveCount(5);
  const before = stories.allTexts();
  await page.getByRole("button", { name: "Draw others" }).click();
  await expect(stories).not.toHaveText(before);
  await page.getByRole("button", { name: "Make a test of 5 questions" }).click();
  await expect(page.getByText("0 of 2 officials have taken it")).toBeVisible();
  const [exam] = (await hall.call<{ items: Json[] }>("GET", "exams")).items;
  const library = store.snapshot.library as Library;
  const hard = deck(library, compose(library, BOOK), 3, "draws");
  expect(new Set(exam.cards.filter((card: string) => hard.includes(card))).size).toBe(5);
  expect([exam.title, exam.seconds, exam.until]).toEqual(["Test 1", 40, "2030-01-02T17:00:00+00:00"]);
});

test("a plain no is said once", async ({ page, hall }) => {
  const exam = await made(hall, { cards: ["furiten-other-wind"] });
  await join(hall, "referee");
  await begin(page);
  await page.locator(".train-choices").getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.locator(".train-line")).toHaveText("Is the player furiten? No");
  await expect.poll(async () => (await hall.call("GET", `exams/${exam}`)).taken.length).toBe(1);
  const director = await anotherPhone(hall, "director");
  await director.goto(`#/exams/${exam}`);
  await expect(director.locator(".train-line").first()).toHaveText("Is the player furiten? No");
});

test("what was entered is put right", async ({ page, hall }) => {
  const exam = await made(hall);
  await join(hall, "director");
  await page.goto(`#/exams/${exam}`);
  await page.getByRole("button", { name: "This test" }).click();
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Name").fill("After lunch");
  await page.getByLabel("Until").fill("2030-07-02T18:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "After lunch" })).toBeVisible();
  await page.getByRole("button", { name: "This test" }).click();
  await page.getByRole("button", { name: "Close the test" }).click();
  await expect(page.locator(".exam-head .note")).toContainText("Closed");
  await page.getByRole("button", { name: "This test" }).click();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("button", { name: "Made twice" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.locator(".note")).toContainText("Made twice");
  const now = await hall.call("GET", `exams/${exam}`);
  expect([now.title, now.until, now.status]).toEqual(["After lunch", "2030-07-02T16:00:00+00:00", "withdrawn"]);
  await page.goto("#/exams");
  await page.getByText("Withdrawn: 1").click();
  await page.getByRole("link", { name: "After lunch" }).click();
  await page.getByRole("button", { name: "This test" }).click();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.locator(".toast")).toHaveText("The test is open again");
  await expect(page.locator(".note")).toHaveCount(0);
});

test("who takes none, and what is closed, say so", async ({ page, hall }) => {
  const exam = await made(hall);
  await hall.call("PATCH", `exams/${exam}`, { status: "closed", replaces: { status: "open" } });
  await join(hall, "referee");
  await expect(page.getByRole("link", { name: "A test to take" })).toHaveCount(0);
  await page.goto("#/exams");
  await page.getByRole("link", { name: "Before round 1" }).click();
  await expect(page.getByText("This test is closed")).toBeVisible();
});
