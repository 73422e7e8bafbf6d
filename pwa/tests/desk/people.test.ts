/** People on a desk: tables of players, teams and officials, with the one that is open beside them. */
import { fine } from "../support/money.ts";
import { NAMES } from "../support/hall.ts";
import { beside, openItem, openTab, row, rows } from "../support/desk.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

function cell(page: Page, name: string, column: string) {
  return row(page, name).locator(`.of-${column}`);
}

test("players are found, sorted and opened", async ({ desk, hall }) => {
  await hall.rule(5, "empty-win");
  await hall.play(hall.hanchans[0], [42300, 30200, 30200, -2700], { deposits: 0 });
  await fine(hall, 3, 2000);
  await openItem(desk, "People");
  expect(rows(desk)).toEqual(NAMES);
  await rowsSayAll(desk);
  await desk.getByRole("button", { name: "Owes" }).click();
  expect(rows(desk)[0]).toEqual("Dupont");
  await desk.pressKey("/");
  await desk.type("105");
  expect(rows(desk)).toEqual(["Fabre"]);
  await desk.getByRole("searchbox").fill("nobody");
  await expect(desk.getByText("Nobody here by that name.")).toBeVisible();
  await desk.getByRole("searchbox").fill("");
  await playerIsPutRightBeside(desk);
});

async function rowsSayAll(desk: Page) {
  await expect(cell(desk, "Dupont", "owed")).toHaveText("SGD 20.00");
  await expect(cell(desk, "Dupont", "games")).toHaveText("1");
  await expect(cell(desk, "Dupont", "seat")).toHaveText("");
  await expect(cell(desk, "Fabre", "seat")).toHaveText(/South\s*Table 8\s*Round 1/);
  await expect(cell(desk, "Fabre", "fouls")).toHaveText("1");
  await expect(cell(desk, "Fabre", "taken")).toHaveText("30P");
}

async function playerIsPutRightBeside(desk: Page) {
  await row(desk, "Fabre").locator(".of-number").click();
  await (await beside(desk, "Fabre")).getByRole("link", { name: "Correct" }).click();
  await (await beside(desk, "Correct: Fabre")).getByLabel("Name", { exact: true }).fill("Favre");
  await desk.getByRole("button", { name: "See what follows" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Misspelt");
  await dialog.getByRole("button", { name: "Correct it" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(desk, "Favre")).toHaveAttribute("aria-current", "true");
  await desk.pressKey("Escape");
  await expect.poll(() => desk.url()).toMatch(/#\/people\/players$/);
}

test("officials show their roles, phones and links", async ({ desk }) => {
  await openItem(desk, "People");
  await openTab(desk, "Officials");
  await expect(row(desk, "Dora")).toContainText(/director\s*1/);
  await expect(row(desk, "Referee")).toContainText("No phone yet");
  await row(desk, "Referee").locator(".of-roles").click();
  await expect((await beside(desk, "Referee")).getByRole("link", { name: "One more phone" })).toBeVisible();
  await expect(desk.locator(".list-tabs [aria-current]")).toHaveText("Officials");
  await desk.getByRole("button", { name: "Revoke Referee" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row(desk, "Referee")).toContainText("Revoked");
  expect(rows(desk).at(-1)).toEqual("Referee");
  await desk.getByRole("link", { name: "Close" }).click();
  await expect.poll(() => desk.url()).toMatch(/#\/people$/);
  await desk.getByRole("link", { name: "Board, tokens, personal data" }).click();
  await expect((await beside(desk, "Board, tokens, personal data")).getByRole("switch").first()).toBeChecked();
  await desk.goto("#/people/players");
  await expect(row(desk, "Aoki")).toBeVisible();
});

test("the tests of officials are found beside them", async ({ desk }) => {
  await openItem(desk, "People");
  await openTab(desk, "Officials");
  await desk.getByRole("link", { name: "Tests", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Tests");
  await expect(desk.locator(".rail [aria-current]")).toHaveText("People");
  await desk.getByRole("link", { name: "New test" }).click();
  await expect(desk.getByRole("button", { name: /^Make a test/ })).toBeVisible();
});
