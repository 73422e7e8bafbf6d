/** Seating on a desk: who sits where in each round, put right and timed beside it, and what all rounds achieve. */
import { fine } from "../support/money.ts";
import { beside, openItem, openTab, row, rows, show } from "../support/desk.ts";
import { furnish } from "../support/phone.ts";
import { expect } from "../support/expect.ts";
import { seated } from "../support/hall.ts";
import { deskOf, test } from "../support/test.ts";
import type { Page } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const DAY = 86_400_000;
const TEAMS = ["Amber", "Gauja", "Haku", "Rasa"];

/** The same fours meet again, the first two of the first one in each other's seats. */
async function secondRound(hall: Hall) {
  const [first, second, ...others] = hall.players;
  const fours = [[second, first, ...others.slice(0, 2)], others.slice(2)];
  for (const [at, four] of fours.entries())
    await hall.add("hanchans", { table: hall.tables[at], round: "2", seats: seated(four) });
}

function withdraw(hall: Hall, player: number) {
  const change = { withdrawn: true, replaces: { withdrawn: false }, reason: "ill" };
  return hall.call("PATCH", `players/${hall.players[player]}`, change);
}

test("seats are seen and put right round by round", async ({ desk, hall }) => {
  await secondRound(hall);
  await fine(hall, 3, 2000);
  await withdraw(hall, 5);
  await openItem(desk, "Seating");
  await show(desk, "round 2");
  await expect(row(desk, "Aoki").locator(".of-south")).toHaveText("Aoki");
  await expect(row(desk, "Dupont").locator(".of-north")).toContainText("SGD 20.00");
  await expect(row(desk, "Fabre").locator(".of-south")).toContainText("Withdrawn");
  await show(desk, "all rounds");
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(4);
  await desk.getByRole("searchbox").fill("aoki");
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(2);
  await desk.getByRole("searchbox").fill("");
  await show(desk, "round 2");
  await row(desk, "Aoki").locator(".of-west").click();
  const table = await beside(desk, "Correct: Round 2 · Table 7");
  await table.getByRole("button", { name: "Aoki" }).click();
  await table.getByRole("button", { name: "Chen" }).click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog).toContainText("Seats");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("They sat otherwise");
  await dialog.getByRole("button", { name: "Swap" }).click();
  await expect(row(desk, "Aoki").locator(".of-west")).toHaveText("Aoki");
  await desk.getByRole("link", { name: "Close" }).click();
  await expect.poll(() => desk.url()).toMatch(/#\/seating$/);
});

test("times of a round are set beside it, and rounds are added", async ({ hall }) => {
  await secondRound(hall);
  const desk = await deskOf(hall, "director");
  await openItem(desk, "Seating");
  await show(desk, "round 2");
  await expect(row(desk, "Aoki").locator(".of-start")).toHaveText("Not set");
  await desk.getByRole("link", { name: "Times of rounds" }).click();
  const form = await beside(desk, "Times of rounds");
  await expect(form.getByRole("radio", { name: "2" })).toBeChecked();
  const start = `${new Date(Date.now() + DAY).toISOString().slice(0, 10)}T19:30`;
  await form.getByLabel("First round begins").fill(start);
  await form.getByLabel("Minutes a round", { exact: true }).fill("80");
  await form.getByRole("button", { name: "Set the times" }).click();
  await expect.poll(() => desk.url()).toMatch(/#\/seating$/);
  await expect(row(desk, "Aoki").locator(".of-start")).toHaveText(/19:30.*80 min/);
  await roundsAreAdded(desk);
  const { items } = await hall.call<{ items: { round: string; minutes: number }[] }>("GET", "schedules");
  expect(new Set(items.map(({ round, minutes }) => `${round}: ${minutes}`))).toEqual(new Set(["2: 80", "3: 80"]));
});

/** One more, which begins after the last. */
async function roundsAreAdded(desk: Page) {
  await desk.getByRole("link", { name: "Seat rounds" }).click();
  const page = await beside(desk, "Seat rounds");
  await expect(page.getByLabel("First round begins")).toHaveValue(/T2[01]:/);
  await page.getByRole("button", { name: "Propose seating" }).click();
  await page.getByRole("button", { name: "Seat these rounds (1)" }).click();
  await expect.poll(() => desk.url()).toMatch(/#\/setup$/);
  await openItem(desk, "Seating");
  await show(desk, "round 3");
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(2);
}

test("a substitute who fills a table is counted", async () => {
  const hall = await furnish({ name: "Teams", teams: TEAMS });
  await hall.add("players", { name: "Sam", id_number: "200" });
  await withdraw(hall, 5);
  const desk = await deskOf(hall, "director");
  await openItem(desk, "Seating");
  await desk.getByRole("link", { name: "Seat rounds" }).click();
  const page = await beside(desk, "Seat rounds");
  await expect(page).toContainText("Players: 7. Tables: 2. Substitutes who fill in: 1.");
  await page.getByRole("button", { name: "Propose seating" }).click();
  await expect(page.getByRole("region", { name: "Proposed seating" })).toContainText("Sam");
  await expect(page).not.toContainText("sit out each round");
});

test("what the rounds achieve is told for all and for each", async () => {
  const hall = await furnish({ name: "Teams", teams: TEAMS });
  await secondRound(hall);
  const mates = seated([0, 4, 2, 3].map((place) => hall.players[place]));
  await hall.add("hanchans", { table: hall.tables[0], round: "3", seats: mates });
  const desk = await deskOf(hall, "director");
  await openItem(desk, "Seating");
  await openTab(desk, "What it achieves");
  const sums = desk.locator(".list-sums");
  await expect(sums).toContainText("Teammates at one table: 1");
  await expect(sums.locator(".warn")).toContainText(["Pairs that meet 2×", "Pairs that meet 3×: 3", "Teammates"]);
  const aoki = row(desk, "Chen 3×").first();
  await expect(aoki.locator(".of-mates")).toHaveText("Endo");
  await desk.getByRole("button", { name: "East" }).click();
  expect(rows(desk)[0]).toEqual("Aoki");
  await desk.locator(".data-table tbody th a", { hasText: "Aoki" }).click();
  await beside(desk, "Aoki");
  await expect(desk.locator(".list-tabs [aria-current]")).toHaveText("What it achieves");
});
