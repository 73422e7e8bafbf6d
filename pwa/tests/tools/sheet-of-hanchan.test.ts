/** The score sheet of a tournament's hanchan: the event's names and rules, the table that moves with it, the result. */
import { HOW, ended, keep, main, rows, won } from "../support/sheet.ts";
import { furnish } from "../support/phone.ts";
import { hurry, notenRiichi } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const test = base.extend<{ hall: Hall; sheet: Page }>({
  /** Under WRC's rules the dealer stays with a win or tenpai. */
  hall: async ({}, lend) => lend(await furnish({ rulebook: "wrc-2022", name: "World Championship" })),
  /** The sheet of table 7, from the table's own page. */
  sheet: async ({ director, hall }, lend) => {
    await director.goto(`#/table/${hall.tables[0]}`);
    await director.getByRole("button", { name: "More…" }).click();
    await director.getByRole("link", { name: "Score sheet" }).click();
    await expect(director.getByRole("heading", { name: "Table 7: score" })).toBeVisible();
    await lend(director);
  },
});

/** At the table's page it is this hand. */
async function atTable(page: Page, hall: Hall, hand: string) {
  await page.goto(`#/table/${hall.tables[0]}`);
  await expect(page.locator(".hall-hand")).toHaveText(hand);
}

async function backTo(page: Page, hall: Hall) {
  await page.goto(`#/sheet?hanchan=${hall.hanchans[0]}`);
  await expect(page.getByRole("heading", { name: "Table 7: score" })).toBeVisible();
}

test("a ruling that waits for the end is judged at the table", async ({ sheet, hall }) => {
  await notenRiichi(hall);
  await expect(sheet.getByText("Rulings that wait for the end of a hand: 1")).toBeVisible();
  await sheet.getByRole("link", { name: HOW }).click();
  await ended(sheet, "Exhaustive draw");
  await keep(sheet);
  expect(await ends(hall)).toEqual([]);
  await sheet.getByRole("link", { name: "Table 7" }).click();
  await expect(sheet.locator(".hall-hand")).toHaveText("East 2-1");
  await expect(sheet.getByRole("button", { name: "East 1: how did it end?" })).toBeVisible();
});

test("an end that was sent is withdrawn before the hand is recorded anew", async ({ sheet, hall }) => {
  await main(sheet).click();
  await won(sheet, "Ron", "Mangan 8000", ["Chen", "Wins"], ["Dupont", "Deals in"]);
  await keep(sheet);
  await hurry();
  await expect.poll(() => endsOf(hall)).toEqual([["west"]]);
  const warning = sheet.getByText("The log has an end of East 1-0 that this sheet does not have.");
  await expect(warning).toHaveCount(0);
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(warning).toBeVisible();
  await withdraw(sheet, "It was tsumo");
  await expect(warning).toHaveCount(0);
  await main(sheet).click();
  await won(sheet, "Ron", "Mangan 8000", ["Bernard", "Wins"], ["Dupont", "Deals in"]);
  await keep(sheet);
  await hurry();
  await expect.poll(() => endsOf(hall)).toEqual([["west"], ["south"]]);
});

test("who may not enter results shares the sheet", async ({ referee: phone, hall }) => {
  await backTo(phone, hall);
  await main(phone).click();
  await won(phone, "Ron", "Mangan 8000", ["Chen", "Wins"], ["Dupont", "Deals in"]);
  await keep(phone);
  await phone.getByRole("button", { name: "More…" }).click();
  await phone.getByRole("button", { name: "Stop: time is up" }).click();
  await expect(phone.getByText("Share it with the director or an arbiter, who enters the result.")).toBeVisible();
  await expect(main(phone)).toHaveText("Share");
  await main(phone).click();
  await expect(phone.getByRole("dialog").getByLabel("QR code of this score sheet")).toBeVisible();
});

async function withdraw(sheet: Page, reason: string) {
  await sheet.getByRole("button", { name: "Withdraw what the log has…" }).click();
  await sheet.getByRole("dialog").getByLabel("Reason").fill(reason);
  await sheet.getByRole("dialog").getByRole("button", { name: "Withdraw it" }).click();
}

/** Another winner, and a riichi stick that was forgotten: the next hand stays the same. */
test("a corrected hand is withdrawn and recorded anew", async ({ sheet, hall }) => {
  for (const [winner, loser] of [
    ["Chen", "Dupont"],
    ["Aoki", "Chen"],
  ] as const) {
    await main(sheet).click();
    await won(sheet, "Ron", "Mangan 8000", [winner, "Wins"], [loser, "Deals in"]);
    await keep(sheet);
    await hurry();
  }
  await expect.poll(async () => (await endsOf(hall)).length).toEqual(2);
  await rows(sheet).first().getByRole("link").click();
  await ended(sheet, "Ron", ["Bernard", "Wins"], ["Bernard", "Riichi"], ["Dupont", "Deals in"]);
  await sheet.getByRole("button", { name: "Mangan 8000", exact: true }).click();
  await main(sheet).click();
  await keep(sheet);
  const warning = sheet.getByText("In the log East 1-0 ended differently.");
  await expect(warning).toBeVisible();
  await withdraw(sheet, "Bernard won");
  await expect(warning).toHaveCount(0);
  await expect.poll(async () => (await endsOf(hall)).length).toEqual(3);
  const last = (await ends(hall)).at(-1);
  expect(last.hand).toEqual({ wind: "east", number: 1, counters: 0 });
  expect([last.winners, last.riichi]).toEqual([["south"], ["south"]]);
  const [gone] = (await hall.journal())
    .filter(({ kind }) => kind === "hand-end.withdrawn")
    .map(({ body }) => body.reason);
  expect(gone).toEqual("Bernard won");
  await atTable(sheet, hall, "East 3-0");
});

/** The dealer did not stay: what was East 1-1 is East 2-0. */
test("what follows from a correction is recorded with it", async ({ sheet, hall }) => {
  for (const winner of ["Aoki", "Chen"]) {
    await main(sheet).click();
    await won(
      sheet,
      "Ron",
      winner === "Aoki" ? "Haneman 18000" : "Haneman 12000",
      [winner, "Wins"],
      ["Dupont", "Deals in"],
    );
    await keep(sheet);
    await hurry();
  }
  await expect.poll(async () => (await endsOf(hall)).length).toEqual(2);
  await rows(sheet).first().getByRole("link").click();
  await won(sheet, "Ron", "Haneman 12000", ["Bernard", "Wins"], ["Dupont", "Deals in"]);
  await keep(sheet);
  await expect(sheet.getByText("The log has an end of East 1-1")).toBeVisible();
  await withdraw(sheet, "The dealer did not win");
  await expect(sheet.getByText("In the log East 1-0 ended differently.")).toBeVisible();
  await withdraw(sheet, "The dealer did not win");
  await expect.poll(async () => (await endsOf(hall)).length).toEqual(4);
  const after = (await ends(hall)).slice(2);
  expect(after.map((one) => [one.hand.number, one.hand.counters, one.winners])).toEqual([
    [1, 0, ["south"]],
    [2, 0, ["south"]],
  ]);
  await expect(sheet.getByRole("button", { name: "Withdraw what the log has…" })).toHaveCount(0);
});

test("a chonbo undone when it was sent is withdrawn", async ({ sheet, hall }) => {
  await main(sheet).click();
  await ended(sheet, "Chonbo", ["Bernard", "Chonbo"]);
  await keep(sheet);
  await hurry();
  await expect.poll(async () => (await endsOf(hall)).length).toEqual(1);
  await sheet.getByRole("button", { name: "Undo" }).click();
  const warning = sheet.getByText("The log has an end of East 1-0 that this sheet does not have.");
  await expect(warning).toBeVisible();
  await withdraw(sheet, "There was none");
  await expect(warning).toHaveCount(0);
});

test("a correction within ten seconds is all that is sent", async ({ sheet, hall }) => {
  await main(sheet).click();
  await won(sheet, "Ron", "Mangan 8000", ["Chen", "Wins"], ["Dupont", "Deals in"]);
  await keep(sheet);
  await rows(sheet).first().getByRole("link").click();
  await won(sheet, "Ron", "Mangan 8000", ["Bernard", "Wins"], ["Dupont", "Deals in"]);
  await keep(sheet);
  await hurry();
  await expect.poll(() => endsOf(hall)).toEqual([["south"]]);
});

/** Who won in each end of a hand that was recorded. */
async function endsOf(hall: Hall) {
  return (await ends(hall)).map(({ winners }) => winners);
}

/** The ends of hands that were recorded. */
async function ends(hall: Hall) {
  return (await hall.journal()).filter(({ kind }) => kind === "hand.ended").map(({ body }) => body.request);
}
