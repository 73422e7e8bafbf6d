/** The rulings on a desk: a table to narrow down and sort, with the open one beside it, by pointer and by keys. */
import { beside, openItem, row, rows } from "../support/desk.ts";
import { notenRiichi } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

function hand(number: number) {
  return { hand: { wind: "east", number, counters: 0 } };
}

test("rulings are found, read and walked through", async ({ desk, hall }) => {
  await notenRiichi(hall);
  await hall.rule(4, "unvocalised-call", {}, { note: "said too late", ...hand(2) });
  await hall.rule(5, "unvocalised-call", {}, hand(2));
  const chonbo = await hall.rule(6, "empty-win", {}, hand(3));
  await hall.call("PUT", `rulings/${chonbo}/escalation`, { reason: "They do not agree" }, "referee");
  await openItem(desk, "Rulings");
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(4);
  await narrowDown(desk);
  await readBeside(desk);
  await walkThroughByKeys(desk);
  await narrowDownByLinks(desk, hall);
});

async function narrowDown(desk: Page) {
  await expect(row(desk, "Goto")).toContainText(/Empty win declaration.*Chonbo.*Escalated/);
  await expect(row(desk, "Endo").locator(".mark-icon")).toHaveAttribute("title", "Note");
  await desk.getByRole("button", { name: "Open only" }).click();
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(2);
  expect(rows(desk)).toEqual(["Goto", "Bernard"]);
  await desk.getByRole("button", { name: "Open only" }).click();
  await desk.getByLabel("Foul", { exact: true }).selectOption("unvocalised-call");
  await expect(desk.getByRole("status").filter({ hasText: "2 of 4" })).toBeVisible();
  await desk.getByRole("button", { name: "Offender" }).click();
  expect(rows(desk)).toEqual(["Endo", "Fabre"]);
  await desk.getByRole("button", { name: "Offender" }).click();
  expect(rows(desk)).toEqual(["Fabre", "Endo"]);
  await expect(desk.getByRole("columnheader", { name: "Offender" })).toHaveAttribute("aria-sort", "descending");
}

async function readBeside(desk: Page) {
  await row(desk, "Endo").locator(".of-foul").click();
  await expect(await beside(desk, "Call not said aloud")).toContainText("said too late");
  await expect(desk.getByLabel("Foul", { exact: true })).toHaveValue("unvocalised-call");
  expect(rows(desk)).toEqual(["Fabre", "Endo"]);
  await expect(row(desk, "Endo")).toHaveAttribute("aria-current", "true");
  await openItem(desk, "Hall");
  await openItem(desk, "Rulings");
  await expect(desk.getByLabel("Foul", { exact: true })).toHaveValue("unvocalised-call");
  await desk.getByRole("button", { name: "Clear" }).click();
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(4);
}

async function walkThroughByKeys(desk: Page) {
  const [first, second] = rows(desk);
  await desk.pressKey("j");
  await expect(desk.locator(".data-table a:focus")).toHaveText(first);
  await desk.pressKey("ArrowDown");
  await expect(desk.locator(".data-table a:focus")).toHaveText(second);
  await desk.pressKey("Enter");
  await expect.poll(() => desk.url()).toMatch(/#\/ruling\//);
  await expect(desk.locator(".screen h1")).toBeFocused();
  await desk.pressKey("Escape");
  await expect.poll(() => desk.url()).toMatch(/#\/log$/);
  await expect(desk.locator(".data-table a:focus")).toHaveText(second);
  await desk.pressKey("/");
  await desk.type("1 note");
  await expect.poll(() => desk.url()).toMatch(/#\/log$/);
  await expect(desk.getByRole("searchbox")).toHaveValue("1 note");
  await desk.getByRole("searchbox").fill("");
}

async function narrowDownByLinks(desk: Page, hall: Hall) {
  await desk.goto(`#/log?status=standing&player=${hall.players[4]}`);
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(1);
  await desk.getByRole("button", { name: "Remove: Offender: Endo" }).click();
  await expect(desk.locator(".data-table tbody tr")).toHaveCount(4);
}
