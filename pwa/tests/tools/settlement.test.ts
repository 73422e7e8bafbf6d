/** The end of a game: points at a drawn table, what is paid, and the final order. */
import { choose } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { inUse } from "../support/rules.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const WINDS = ["East", "South", "West", "North"];

function seat(page: Page, wind: string) {
  return page.getByRole("region", { name: wind, exact: true });
}

const test = base.extend<{ screen: Page }>({
  screen: async ({ page }, lend) => {
    await page.goto("#/settle");
    await lend(page);
  },
});

async function typePoints(page: Page, ...points: string[]) {
  for (const [at, wind] of WINDS.entries()) {
    await page.getByLabel(`Points of ${wind}`).fill(points[at] ?? "");
  }
}

function pick(page: Page, group: string, text: string) {
  return choose(page.getByRole("group", { name: group, exact: true }), text);
}

/** Of each seat, East first, its place and what it came to. */
async function expectScores(page: Page, ...scores: string[]) {
  for (const [at, wind] of WINDS.entries()) {
    const [place, total] = (scores[at] ?? "").split(" ");
    await expect(seat(page, wind).locator(".settle-place")).toHaveText(`Place ${place}`);
    await expect(seat(page, wind).locator(".paid")).toHaveText(total ?? "");
  }
}

async function expectParts(page: Page, wind: string, ...parts: string[]) {
  await expect(seat(page, wind).locator(".settle-parts > div")).toHaveText(parts);
}

test("the last total is the rest, and points may be below zero", async ({ screen }) => {
  await typePoints(screen, "5000", "70000", "15000", "");
  await screen.getByRole("button", { name: "East: below zero" }).click();
  await expect(screen.getByLabel("Points of East")).toHaveValue("-5000");
  await seat(screen, "North").getByRole("button", { name: "The rest: 40,000" }).click();
  await expectScores(screen, "4 −50.0", "1 +55.0", "3 −20.0", "2 +15.0");
  await expect(screen.locator("main")).toContainText("East: Below zero does not end a game");
});

test("what does not add up is said", async ({ screen }) => {
  await typePoints(screen, "42300", "31200", "26500", "19000");
  await expect(screen.locator(".settle-middle")).toHaveText("Missing 1,000");
  await screen.getByRole("button", { name: "Riichi sticks: one more" }).click();
  await expect(screen.locator(".settle-middle")).toHaveText("✓ Adds upRiichi sticks 1");
  await expect(screen.locator("main")).toContainText("Nobody gets 1,000.");
  await typePoints(screen, "42300", "31200", "26500", "19050");
  await expect(screen.getByLabel("Points of North")).toHaveAttribute("aria-invalid", "true");
  await expect(screen.locator(".settle-place")).toHaveCount(0);
});

test("another screen hands the points over", async ({ page }) => {
  inUse("wrc-2022", { yakitori: {} });
  await page.goto("#/settle");
  await page.goto("#/settle/41300,31200,26500,20000?deposits=1&winless=north");
  await expectScores(page, "1 +29.3", "2 +9.2", "3 −5.5", "4 −34.0");
  await expect(seat(page, "North").getByRole("button", { name: "Won no hand" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("yakitori is drawn with arrows and totals", async ({ page }) => {
  inUse("wrc-2022", { yakitori: {} });
  await page.goto("#/settle/42300,31200,26500,20000");
  await seat(page, "North").getByRole("button", { name: "Won no hand" }).click();
  const figure = page.locator(".table-figure");
  await expect(figure.locator(".arrow")).toHaveCount(3);
  await expect(figure.locator("svg")).toContainText("45,300");
  await expect(figure.getByRole("listitem")).toHaveText([
    "North → East: 3,000 points",
    "North → South: 3,000 points",
    "North → West: 3,000 points",
  ]);
  await expect(figure.locator(".wind")).toHaveCount(4);
  for (const wind of ["East", "South", "West"])
    await seat(page, wind).getByRole("button", { name: "Won no hand" }).click();
  await expect(figure).toHaveCount(0);
  await expect(page.locator("main")).toContainText("Nobody has won a hand, so there is no yakitori payment.");
});

test("a penalty is paid at the table, or comes off the score", async ({ screen }) => {
  await typePoints(screen, "42000", "31000", "27000", "20000");
  await screen.getByRole("button", { name: "Add a penalty" }).click();
  await screen.getByRole("button", { name: "Add", exact: true }).click();
  await expectScores(screen, "4 −21.0", "1 +22.0", "2 +8.0", "3 −9.0");
  await expect(screen.locator(".table-figure .arrow")).toHaveText(["6,000", "6,000", "6,000"]);
  await expect(screen.locator("main")).toContainText("WRC Optional Rules 2022, Mod 6.1");
  await screen.getByRole("button", { name: "Remove: East: Chonbo · At the table" }).click();
  await expectScores(screen, "1 +27.0", "2 +6.0", "3 −8.0", "4 −25.0");
  await screen.getByRole("button", { name: "Add a penalty" }).click();
  await pick(screen, "Whose", "West");
  await pick(screen, "What it is", "P");
  await screen.getByRole("button", { name: "P: one more" }).click();
  await pick(screen, "Paid", "Off the score");
  await screen.getByRole("button", { name: "Add", exact: true }).click();
  await expectScores(screen, "1 +27.0", "2 +6.0", "3 −10.0", "4 −25.0");
  await expectParts(screen, "West", "Points−3.0", "Uma−5.0", "Off−2.0");
});

test("what the rulebook leaves open is chosen", async ({ screen }) => {
  await typePoints(screen, "41300", "31200", "26500", "20000");
  await screen.getByRole("button", { name: "Riichi sticks: one more" }).click();
  await pick(screen, "Riichi sticks left at the end", "The winner of the game");
  await expectScores(screen, "1 +27.3", "2 +6.2", "3 −8.5", "4 −25.0");
  await expect(screen.locator(".table-figure .arrow")).toHaveText(["1,000"]);
});

test("a game at home has its own uma", async ({ screen }) => {
  await typePoints(screen, "33000", "33000", "33000", "21000");
  await screen.getByText("Uma, start, oka: 15/5 · 30,000 / 30,000").click();
  await pick(screen, "Uma", "20/10");
  await expectScores(screen, "1 +9.6", "1 +9.6", "1 +9.6", "4 −29.0");
  await expect(screen.locator("main")).toContainText(
    "A shared place kept one decimal, so the sum is slightly off. −0.2P",
  );
  await expect(screen.locator("main")).toContainText("Uma: +15 / +5 / −5 / −15 · WRC Optional Rules 2022, Mod 4.1");
  await pick(screen, "Uma", "15/5 ✓");
  await expectScores(screen, "1 +8.0", "1 +8.0", "1 +8.0", "4 −24.0");
});

test("each part says where it is written", async ({ screen }) => {
  await typePoints(screen, "42300", "31200", "26500", "20000");
  await screen.getByText("Where it is written").click();
  await expect(screen.getByRole("listitem").filter({ hasText: "Oka: 0" })).toContainText("Mod 4.2");
});

test("casual play leads here with what lies on the table", async ({ page }) => {
  await page.goto("#/");
  const foul = { kind: "foul", by: 0, foul: "empty-win", line: "2P" };
  const paid = { ...foul, payments: [{ from: 0, to: "table", points: 2000 }] };
  const evening = { choice: null, names: ["", "", "", ""], east: 0, events: [paid] };
  localStorage.setItem("shinpan.casual", JSON.stringify(evening));
  await page.goto("#/casual");
  await page.getByRole("link", { name: "End of a game" }).click();
  await expect(page.getByLabel("Points of penalties on the table")).toHaveValue("2000");
});
