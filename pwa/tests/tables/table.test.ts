/** A table's page: its hand, its seats, its rulings, and how a hand ends. */
import { uuid7 } from "../../src/store/uuid7.ts";
import { callOn, choose, controlHand, notenRiichi, playerButton, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { SEATS } from "../support/hall.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const test = base.extend<{ table: Page }>({
  /** The referee's phone at table 7. */
  table: async ({ referee, hall }, give) => {
    await referee.goto(`#/table/${hall.tables[0]}`);
    await expect(referee.getByRole("heading", { name: "Table 7" })).toBeVisible();
    await give(referee);
  },
});

function seat(page: Page, name: string) {
  return page.locator(".seats").getByRole("link", { name });
}

function hand(page: Page) {
  return page.locator(".hall-hand");
}

test("the winds move with the hand, and each seat begins a call", async ({ table, hall }) => {
  await expect(seat(table, "Aoki")).toHaveAttribute("href", `#/call/${hall.tables[0]}/east`);
  await expect(seat(table, "Dupont")).toContainText("North");
  await controlHand(table, "Next hand");
  await expect(hand(table)).toHaveText("East 2-0");
  await expect(seat(table, "Aoki")).toContainText("North");
  await expect(seat(table, "Bernard")).toHaveAttribute("href", `#/call/${hall.tables[0]}/east`);
});

test("the hand can be set", async ({ table }) => {
  await hand(table).click();
  const sheet = table.getByRole("dialog");
  await choose(sheet, "South");
  await choose(sheet, "3");
  await sheet.getByRole("button", { name: "One honba more" }).dblclick();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(hand(table)).toHaveText("South 3-2");
  await expect(seat(table, "Chen")).toContainText("East");
});

test("a later hand in the log moves the hand on", async ({ table, hall }) => {
  await hall.rule(0, "unclear-call", {}, { hand: { wind: "east", number: 3, counters: 1 } });
  await expect(hand(table)).toHaveText("East 3-1");
});

test("a second hanchan is shown, and the first can be chosen", async ({ table, hall }) => {
  const seats = Object.fromEntries(SEATS.map((seat, at) => [seat, hall.players[4 + at]]));
  await hall.add("hanchans", { table: hall.tables[0], round: "2", seats });
  await expect(seat(table, "Endo")).toBeVisible();
  await hand(table).click();
  await table.getByLabel("Hanchan").selectOption("Round 1");
  await table.getByRole("button", { name: "Done" }).click();
  await expect(seat(table, "Aoki")).toBeVisible();
});

test("after ten seconds it is logged", async ({ table, hall }) => {
  await send("ruling", null, callOn(hall, 0, "unvocalised-call"), { hold: true });
  await expect(table.getByRole("button", { name: /Undo/ })).toBeVisible();
  await expect.poll(() => table.getByRole("button", { name: /Undo/ }).count(), { timeout: 15_000 }).toBe(0);
  await expect(table.locator(".rulings")).not.toContainText("Not sent yet");
  expect((await hall.rulings()).map((one) => one.foul)).toEqual(["unvocalised-call"]);
});

test("a dead hand is a badge until the hand ends", async ({ table, hall }) => {
  await send("ruling", null, callOn(hall, 1, "swap-calling"));
  await expect(seat(table, "Bernard")).toContainText(/Dead \d\d:\d\d/);
  await controlHand(table, "Hand ended");
  const sheet = table.getByRole("dialog");
  await choose(sheet, "A win");
  const record = sheet.getByRole("button", { name: "Record the end" });
  await expect(record).toBeDisabled();
  await expect(playerButton(sheet, "South · Bernard", "Wins")).toBeDisabled();
  await playerButton(sheet, "North · Dupont", "Wins").click();
  await playerButton(sheet, "North · Dupont", "Wins").click();
  await playerButton(sheet, "West · Chen", "Wins").click();
  await expect(sheet.getByRole("status")).toHaveText("Next: East 2-0");
  await record.click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(hand(table)).toHaveText("East 2-0");
  await expect(seat(table, "Bernard")).not.toContainText("Dead");
});

test("the end of a hand can be taken back", async ({ table, hall }) => {
  await notenRiichi(hall);
  await expect(table.locator(".rulings")).toContainText("Judged later");
  await controlHand(table, "Hand ended");
  const sheet = table.getByRole("dialog");
  await choose(sheet, "Exhaustive draw");
  await playerButton(sheet, "South · Bernard", "Riichi").click();
  await choose(sheet, "Tenpai");
  await playerButton(sheet, "East · Aoki", "Tenpai").click();
  await sheet.getByRole("button", { name: "Record the end" }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(hand(table)).toHaveText("East 1-1 1");
  await expect(table.locator(".rulings")).not.toContainText("Judged later");
  await table.getByRole("button", { name: /Undo/ }).click();
  await expect(hand(table)).toHaveText("East 1-0");
  await expect(table.locator(".rulings")).toContainText("Judged later");
});

test("an unknown table says so", async ({ referee }) => {
  await referee.goto(`#/table/${uuid7()}`);
  await expect(referee.getByText("This tournament has no such table")).toBeVisible();
});
