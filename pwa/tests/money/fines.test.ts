/** Who owes a fine, on the finance coordinator's phone: a payment in three taps, with or without a network. */
import { change } from "../../src/domain/words/change-settings.ts";
import { afterEach } from "vitest";
import { expect } from "../support/expect.ts";
import { fine, owed, pay } from "../support/money.ts";
import { join } from "../support/phone.ts";
import { test as base } from "../support/test.ts";
import type { Json } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

const test = base.extend<{ finance: Page }>({
  /** At the page of fines: Aoki owes 20, Bernard 15.50. */
  finance: async ({ page, hall }, give) => {
    await hall.addOfficial("finance", "Fumi");
    await fine(hall, 0, 2000);
    await fine(hall, 1, 1550);
    await join(hall, "finance");
    await page.getByRole("link", { name: "Fines" }).click();
    await expect(page.getByRole("heading", { name: "To be paid" })).toBeVisible();
    await give(page);
  },
});

afterEach(() => change({ lang: "en" }));

test("a payment takes three taps", async ({ finance, hall }) => {
  const owing = finance.getByRole("region", { name: "To be paid" });
  await expect(owing.getByRole("listitem")).toHaveCount(2);
  await owing.getByRole("button", { name: "Aoki" }).click();
  await finance.getByText("Card", { exact: true }).click();
  await finance.getByRole("button", { name: "Take SGD 20.00" }).click();
  await expect(owing.getByRole("listitem")).toHaveCount(1);
  await expect(finance.getByRole("region", { name: "Payments" })).toContainText("Receipt 1 · Card");
  expect(await owed(hall)).toEqual([1550]);
});

test("a part of it and never more", async ({ finance, hall }) => {
  await finance.getByRole("button", { name: "Bernard" }).click();
  const amount = finance.getByLabel("Amount (SGD)");
  const take = finance.getByRole("button", { name: "Take" });
  for (const wrong of ["15,51", "", "free", "1.234", "-5"]) {
    await amount.fill(wrong);
    await expect(take).toBeDisabled();
    await expect(finance.getByText("Give an amount up to SGD 15.50.")).toBeVisible();
  }
  await amount.fill("5,5");
  await take.click();
  await expect(finance.getByRole("button", { name: "Bernard" })).toContainText("SGD 5.50 paid");
  await expect(finance.getByRole("button", { name: "Bernard" })).toContainText("SGD 10.00");
  await expect.poll(async () => (await owed(hall)).toSorted()).toEqual([1000, 2000]);
});

/** Aoki paid all; what is owed now is owed since the new fine, of which nothing is paid. */
test("what was settled long ago is not told again", async ({ finance, hall }) => {
  await pay(hall, 0, 2000);
  await expect(finance.getByRole("button", { name: "Aoki" })).toHaveCount(0);
  await fine(hall, 0, 3000);
  const again = finance.getByRole("button", { name: "Aoki" });
  await expect(again).toContainText("SGD 30.00");
  await expect(again).not.toContainText("paid");
  await pay(hall, 0, 1000);
  await expect(again).toContainText("SGD 10.00 paid");
  const items = (await hall.call("GET", "ledger/fines")).items;
  const totals = (await hall.call("GET", "ledger/fines/totals")).items;
  const total = totals.find(({ account }: Json) => account.id === hall.players[0]);
  expect(total.since).toEqual(items.find(({ amount }: Json) => amount === 3000).at);
});

test("it is told what each fine is for, and what they come to", async ({ finance, hall }) => {
  const withdrawn = await hall.rule(0, "late", { seconds_late: 22 * 60 });
  await hall.call("PUT", `rulings/${withdrawn}/withdrawal`, { reason: "wrong player" });
  await hall.rule(2, "late", { seconds_late: 25 * 60 });
  await fine(hall, 2, 500);
  const owing = finance.getByRole("region", { name: "To be paid" });
  await expect(owing).toContainText("SGD 50.50 in all");
  await owing.getByRole("button", { name: "Chen" }).click();
  const causes = finance.getByRole("dialog").getByRole("definition");
  await expect(causes).toHaveText(["SGD 10.00 fined", "SGD 5.00 fined"]);
  const terms = finance.getByRole("dialog").getByRole("term");
  await expect(terms.nth(0)).toContainText("Late");
  await expect(terms.nth(1)).toContainText("late");
});

test("what was paid for nothing is to be paid back", async ({ finance, hall }) => {
  const ruling = await hall.rule(2, "late", { seconds_late: 25 * 60 });
  await finance.getByRole("button", { name: "Chen" }).click();
  await finance.getByRole("button", { name: "Take SGD 10.00" }).click();
  await expect.poll(() => owed(hall)).toEqual([2000, 1550]);
  const back = finance.getByRole("region", { name: "To be paid back" });
  await expect(back).toHaveCount(0);
  await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "another player" });
  await expect(back.getByRole("button", { name: "Chen SGD 10.00 paid SGD 10.00", exact: true })).toBeVisible();
  await expect(finance.getByText("SGD 35.50 in all")).toBeVisible();
  await fine(hall, 2, 1000); // by which the director gives it back
  await expect(back).toHaveCount(0);
});

test("a referee sees who owes, but takes nothing", async ({ referee, hall }) => {
  await fine(hall, 0, 2000);
  await referee.goto("#/fines");
  const owing = referee.getByRole("region", { name: "To be paid" });
  await expect(owing).toContainText("Aoki");
  await expect(owing.getByRole("button")).toHaveCount(0);
});

test("a player's page tells every line", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "empty-win", { hand_shown: false });
  await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "another player" });
  await fine(hall, 0, 2000);
  await referee.goto(`#/player/${hall.players[0]}`);
  const ledger = referee.getByRole("region", { name: "Points and fines" });
  await expect(ledger).toContainText("0P off the tournament score");
  const amounts = ledger.locator("dd");
  await expect(amounts).toHaveText(["30P taken", "30P given back", "SGD 20.00 fined"]);
  await expect(ledger).toContainText("SGD 20.00 to pay");
  await expect(ledger).toContainText("late");
});

const LINES = {
  en: ["30P taken", "30P given back", "SGD 20.00 fined", "SGD 15.00 paid", "SGD 5.00 waived"],
  ja: ["30P 減点", "30P 返還", "罰金 SGD 20.00", "SGD 15.00 支払い", "SGD 5.00 免除"],
  fr: ["30P retirés", "30P rendus", "amende de SGD 20.00", "SGD 15.00 payés", "remise de SGD 5.00"],
  ru: ["30P снято", "30P возвращено", "штраф SGD 20.00", "SGD 15.00 заплачено", "SGD 5.00 прощено"],
};

for (const [lang, lines] of Object.entries(LINES))
  test(`lines read as people say them: ${lang}`, async ({ director, hall }) => {
    const ruling = await hall.rule(0, "empty-win", { hand_shown: false });
    await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "another player" });
    await fine(hall, 0, 2000);
    const account = { account: { kind: "player", id: hall.players[0] }, unit: "SGD" };
    await hall.add("payments", { ...account, amount: 1500, method: "cash" });
    await hall.add("ledger/decisions", { ...account, amount: -500, waives: true, reason: "a storm" });
    await change({ lang: lang as keyof typeof LINES });
    await director.goto(`#/player/${hall.players[0]}`);
    await expect(director.locator("[aria-labelledby=ledger] dd")).toHaveText(lines);
    await director.goto("#/journal");
    for (const line of lines) await expect(director.getByText(`Aoki ${line}`).first()).toBeVisible();
  });

/** Somebody else took the money while the dialog was open. */
test("what the server refused was not paid", async ({ finance, hall }) => {
  await finance.getByRole("button", { name: "Aoki" }).click();
  await pay(hall, 0, 2000);
  await finance.getByRole("dialog").getByRole("button", { name: "Take SGD 20.00" }).click();
  await expect(finance.locator(".toast")).toHaveText("The payment was refused: it is with what needs you.");
  await expect(finance.getByText("has paid")).toHaveCount(0);
  await finance.goto("#/outbox");
  await expect(finance.getByRole("article")).toContainText("Nothing is owed. There is nothing to pay.");
});
