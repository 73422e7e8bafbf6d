/** The log: every ruling, filtered, searched. */
import { callOn, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const FILTERS: [string, string, number][] = [
  ["Table", "8", 2],
  ["Offender", "Aoki", 2],
  ["Foul", "Empty win declaration", 1],
  ["Penalty", "Chonbo", 1],
  ["Status", "Withdrawn", 1],
  ["Status", "Escalated", 1],
  ["Referee", "Dora", 5],
  ["Referee", "Arbiter", 0],
];
const SEARCHED: [string, number][] = [
  ["aoki", 2],
  ["fourth", 1],
  ["chonbo chen", 1],
  ["call not", 2],
  ["nobody", 0],
];

const test = base.extend<{ log: Page }>({
  /** The log of five rulings at two tables. */
  log: async ({ referee, hall }, give) => {
    await hall.rule(0, "unvocalised-call");
    await hall.rule(0, "unvocalised-call");
    await hall.rule(2, "empty-win", {}, { note: "Fourth discard" });
    const escalated = await hall.rule(5, "unclear-call");
    await hall.call("PUT", `rulings/${escalated}/escalation`, { reason: "Not heard" });
    const withdrawn = await hall.rule(6, "unclear-call");
    await hall.call("PUT", `rulings/${withdrawn}/withdrawal`, { reason: "Heard it wrong" });
    await referee.goto("#/log");
    await expect(found(referee)).toHaveText("5 of 5 rulings");
    await give(referee);
  },
});

function found(page: Page) {
  return page.getByRole("main").getByRole("status").first();
}

test("the newest comes first", async ({ log }) => {
  const rows = log.locator(".rulings li");
  await expect(rows.first()).toContainText("Goto");
  await expect(rows.first()).toContainText("Withdrawn");
  await expect(rows.nth(1)).toContainText("Escalated");
  await expect(rows.last()).toContainText("Aoki");
});

test("each filter", async ({ log }) => {
  await log.getByText("Filters").click();
  for (const [filter, option, count] of FILTERS) {
    await log.getByRole("combobox", { name: filter }).selectOption(option);
    await expect(found(log)).toHaveText(`${count} of 5 rulings`);
    await expect(log.locator(".rulings li")).toHaveCount(count);
    await log.getByRole("button", { name: "Clear the filters" }).click();
    await expect(found(log)).toHaveText("5 of 5 rulings");
  }
});

test("times bound it", async ({ log }) => {
  await log.getByText("Filters").click();
  await log.getByLabel("From").fill("2199-01-01T00:00");
  await expect(found(log)).toHaveText("0 of 5 rulings");
  await log.getByLabel("From").fill("2020-01-01T00:00");
  await expect(found(log)).toHaveText("5 of 5 rulings");
  await log.getByLabel("Until").fill("2020-01-02T00:00");
  await expect(found(log)).toHaveText("0 of 5 rulings");
});

test("the search finds every word anywhere", async ({ log }) => {
  for (const [text, count] of SEARCHED) {
    await log.getByLabel("Search").fill(text);
    await expect(found(log)).toHaveText(`${count} of 5 rulings`);
    await expect(log.locator(".rulings li")).toHaveCount(count);
  }
});

test("what was settled stands in place of no penalty", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "claim-after-wall-touched");
  await referee.goto("#/log");
  const link = referee.locator(`[href="#/ruling/${ruling}"]`);
  await expect(link).toContainText("The draw stands; the late call is void.");
});

test("the address chooses", async ({ log, hall }) => {
  await log.goto(`#/table/${hall.tables[1]}`);
  await log.getByRole("link", { name: "Log" }).click();
  await expect(found(log)).toHaveText("2 of 5 rulings");
  await expect(log.getByText("Filters (1)")).toBeVisible();
});

test("what is not sent yet is in it", async ({ log, hall }) => {
  await send("ruling", null, callOn(hall, 7, "unclear-call"), { hold: true });
  await expect(found(log)).toHaveText("6 of 6 rulings");
  await expect(log.locator(".rulings li").first()).toContainText("Not sent yet");
});
