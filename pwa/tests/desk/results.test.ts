/** Results on a desk: every hanchan with its points and what is missing, and the standings; each opens beside. */
import { beside, openItem, openTab, row, rows } from "../support/desk.ts";
import { furnish } from "../support/phone.ts";
import { expect } from "../support/expect.ts";
import { deskOf, test } from "../support/test.ts";
import type { Page } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

function enter(hall: Hall, hanchan: string, more: Record<string, unknown> = {}) {
  return hall.play(hanchan, [42300, 30200, 30200, -3700], { deposits: 1000, ...more });
}

/** What is said of each row of a sheet, before it is imported. */
async function checkRows(desk: Page, ...rows: string[]) {
  await openItem(desk, "Results");
  await desk.getByRole("link", { name: "Import results" }).click();
  const sheet = ["round,table,east,south,west,north", ...rows].join("\n");
  await desk.getByLabel("Or paste the sheet here").fill(sheet);
  await desk.getByRole("button", { name: "Check each row" }).click();
  const lines = desk.locator(".screen").getByRole("listitem");
  await expect(lines).toHaveCount(rows.length);
  return lines;
}

test("a row that differs from what is entered shows both", async ({ hall }) => {
  await enter(hall, hall.hanchans[0]);
  const desk = await deskOf(hall, "director");
  const lines = await checkRows(desk, "1,7,42300,30200,31200,-3700", "1,8,4O000,30000,20000,10000");
  const [other, unreadable] = [lines.first(), lines.last()];
  const points = other.locator(".sheet-points");
  await expect(points).toHaveCount(2);
  const [wanted, entered] = [points.first(), points.last()];
  await expect(wanted).toContainText(/East 42,300.*West 31,200.*Riichi sticks left 0/s);
  await expect(wanted.locator("strong")).toHaveText(["31,200", "0"]);
  await expect(other).toContainText("Entered already");
  await expect(entered.locator("strong")).toHaveText(["30,200", "1,000"]);
  await expect(other.locator(".note").first()).toHaveText(/^This hanchan has another result already/);
  await expect(unreadable.locator(".note strong")).toHaveText(["East"]);
});

test("who enters no results is offered none", async ({ hall }) => {
  await hall.addOfficial("head-referee");
  const desk = await deskOf(hall, "head-referee");
  await openItem(desk, "Results");
  await expect(row(desk, "Aoki")).toContainText("No start set");
  await expect(desk.getByRole("link", { name: "Enter" })).toHaveCount(0);
});

test("standings of players and teams are explained beside them", async () => {
  const teams = await furnish({ name: "Teams", teams: ["Amber", "Gauja", "Haku", "Rasa"] });
  await enter(teams, teams.hanchans[0]);
  await teams.rule(0, "empty-win");
  const desk = await deskOf(teams, "director");
  await openItem(desk, "Results");
  await openTab(desk, "Standings");
  await expect(row(desk, "Aoki").locator(".of-taken")).toHaveText("−30P");
  const ranked = rows(desk);
  await desk.getByRole("button", { name: "Place" }).click();
  await desk.getByRole("button", { name: "Place" }).click();
  await expect(desk.locator(".data-table tbody th a").last()).toHaveText(ranked[0]);
  await row(desk, "Aoki").locator(".of-team").click();
  await expect(await beside(desk, "Aoki")).toContainText("(42,300 − 30,000) / 1,000");
  await openTab(desk, "Teams");
  await row(desk, "Amber").locator(".of-name").click();
  await expect(await beside(desk, "Amber")).toContainText("Aoki");
  await expect(desk.locator(".list-tabs [aria-current]")).toHaveText("Teams");
  await expect(row(desk, "Amber")).toHaveAttribute("aria-current", "true");
});
