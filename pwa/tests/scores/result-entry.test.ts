/** The result of a hanchan, entered on a phone at the table: added up as one types. */
import { afterEach } from "vitest";
import { hurry } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { NAMES, SEATS } from "../support/hall.ts";
import { Page, test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

type Points = [east: number, south: number, west: number, north: number];

const POINTS: Points = [42300, 31200, 26500, 0];
const SWAPPED: Points = [0, 26500, 31200, 42300];

function resultOf(hall: Hall) {
  return hall.call("GET", `hanchans/${hall.hanchans[0]}/result`);
}

async function entered(hall: Hall) {
  return (await hall.journal()).filter((entry) => entry.kind.startsWith("result.")).map((entry) => entry.kind);
}

async function atTheResult(page: Page, hall: Hall) {
  await page.goto(`#/result/${hall.hanchans[0]}`);
  await expect(page.getByRole("heading", { name: "Result · table" })).toBeVisible();
}

async function typeIn(page: Page, ...points: (number | string)[]) {
  for (const [at, own] of points.entries()) await page.getByRole("textbox", { name: NAMES[at] }).fill(String(own));
}

async function enter(page: Page, ...points: (number | string)[]) {
  await typeIn(page, ...points);
  await page.getByRole("button", { name: "Enter the result" }).click();
  await expect(page.getByRole("heading", { name: "Points at the end" })).toBeVisible();
}

async function correct(page: Page, reason: string, ...points: number[]) {
  await page.getByRole("button", { name: "Correct the result" }).click();
  await typeIn(page, ...points);
  const send = page.getByRole("button", { name: "Correct the result" });
  await expect(send).toBeDisabled();
  await page.getByLabel("Reason").fill(reason);
  await send.click();
  await expect(page.getByRole("heading", { name: "Points at the end" })).toBeVisible();
}

/** Nothing needs anybody. */
afterEach(() => expect(new Page().locator(".status .calls")).toHaveCount(0));

test("it is entered once it adds up", async ({ arbiter, hall }) => {
  await arbiter.goto(`#/table/${hall.tables[0]}`);
  await arbiter.getByRole("button", { name: "More…" }).click();
  await arbiter.getByRole("link", { name: "Result", exact: true }).click();
  const send = arbiter.getByRole("button", { name: "Enter the result" });
  const said = arbiter.getByRole("status");
  await expect(send).toBeDisabled();
  await typeIn(arbiter, "42,300", "31 200", 26500, 4250);
  await expect(arbiter.getByText("a multiple of 100")).toHaveCount(1);
  await arbiter.getByRole("textbox", { name: "Dupont" }).fill("4300");
  await expect(said.filter({ hasText: "4,300 too many, it should be 100,000" })).toBeVisible();
  await arbiter.getByRole("button", { name: "Dupont: below zero" }).click();
  await expect(arbiter.getByRole("textbox", { name: "Dupont" })).toHaveValue("-4300");
  await expect(said.filter({ hasText: "4,300 are missing" })).toBeVisible();
  await expect(arbiter.getByRole("button", { name: "Riichi sticks were left" })).toHaveCount(0); // deposits are thousands
  await arbiter.getByRole("textbox", { name: "Chen" }).fill("29800");
  await expect(send).toBeDisabled();
  await arbiter.getByRole("button", { name: "Riichi sticks were left: 1,000" }).click();
  await expect(said.filter({ hasText: "It adds up: 100,000" })).toBeVisible();
  await send.press("Enter");
  await expect(arbiter.getByText("Not sent yet")).toBeVisible();
  await expect(arbiter.getByRole("heading", { level: 1 })).toBeFocused();
  await hurry();
  await expect.poll(() => entered(hall)).toEqual(["result.entered"]);
  const result = await resultOf(hall);
  expect(SEATS.map((seat) => result.points[seat])).toEqual([42300, 31200, 29800, -4300]);
  expect([result.deposits, result.unranked]).toEqual([1000, []]);
  await expect(arbiter.getByText("Not sent yet")).toHaveCount(0);
});

test("taken back, nothing is logged, and nothing typed is lost", async ({ arbiter, hall }) => {
  await atTheResult(arbiter, hall);
  await enter(arbiter, ...POINTS);
  await arbiter.getByRole("button", { name: "Undo" }).click();
  await expect(arbiter.getByRole("textbox", { name: "Aoki" })).toHaveValue("42300");
  await expect(arbiter.getByRole("button", { name: "Enter the result" })).toBeEnabled();
  expect(await entered(hall)).toEqual([]);
});

test("who won no hand is asked where yakitori is played", async ({ arbiter, hall }) => {
  await atTheResult(arbiter, hall);
  const winless = arbiter.getByRole("group", { name: "Yakitori: who won no hand?" });
  await expect(winless).toHaveCount(0);
  await hall.change({ rulebook: { id: "wrc-2022", options: { yakitori: {} } } });
  await typeIn(arbiter, 42300, 31200, 26500, 20000);
  const send = arbiter.getByRole("button", { name: "Enter the result" });
  await expect(send).toBeDisabled();
  await winless.getByText("Everybody has won one").click();
  await expect(send).toBeEnabled();
  await winless.getByText("Dupont").click();
  await expect(winless.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await send.click();
  await expect(arbiter.getByText("Won no hand")).toBeVisible();
  await hurry();
  await expect.poll(() => entered(hall)).toEqual(["result.entered"]);
  const { winless: north, flags } = await resultOf(hall);
  expect([north, flags]).toEqual([["north"], []]);
  await arbiter.getByRole("button", { name: "Correct the result" }).click();
  await winless.getByText("Everybody has won one").click();
  await arbiter.getByLabel("Reason").fill("won the first hand");
  await arbiter.getByRole("button", { name: "Correct the result" }).click();
  await hurry();
  await expect.poll(() => entered(hall)).toEqual(["result.entered", "result.corrected"]);
  expect((await resultOf(hall)).winless).toEqual([]);
});

test("where nothing is typed, a result from another phone takes the place of the form", async ({ arbiter, hall }) => {
  await atTheResult(arbiter, hall);
  const send = arbiter.getByRole("button", { name: "Enter the result" });
  await expect(send).toBeDisabled();
  await hall.play(hall.hanchans[0], POINTS);
  await expect(arbiter.getByText("42,300")).toBeVisible();
  await expect(arbiter.getByRole("textbox")).toHaveCount(0);
  await correct(arbiter, "two totals were swapped", ...SWAPPED);
});

test("after a withdrawal the form is empty, and asks nothing more", async ({ director, hall }) => {
  await atTheResult(director, hall);
  await enter(director, ...POINTS);
  await hurry();
  await expect.poll(() => entered(hall)).toEqual(["result.entered"]);
  await director.getByRole("button", { name: "Withdraw the result…" }).click();
  const sheet = director.getByRole("dialog");
  await sheet.getByRole("textbox", { name: "Reason" }).fill("Wrong table");
  await sheet.getByRole("button", { name: "Withdraw it" }).click();
  await expect(director.getByText("The earlier result was withdrawn: Wrong table")).toBeVisible();
  await expect(director.getByRole("textbox", { name: "Aoki" })).toHaveValue("");
  await expect(director.getByText("already")).toHaveCount(0);
  await expect(director.getByRole("textbox", { name: "Reason" })).toHaveCount(0);
  await enter(director, ...SWAPPED);
  await director.getByRole("button", { name: "Undo" }).click();
  await expect(director.getByRole("textbox", { name: "Aoki" })).toHaveValue("0");
  await enter(director, ...SWAPPED);
  await hurry();
  await expect.poll(() => entered(hall)).toEqual(["result.entered", "result.withdrawn", "result.corrected"]);
  const result = await resultOf(hall);
  expect([result.number, result.reason, result.points.east]).toEqual([2, "Wrong table", 0]);
  await expect(director.getByText("Wrong table")).toHaveCount(0); // that is why the other one was withdrawn
  await director.getByText("Earlier results: 1").click();
  await expect(director.getByRole("group").getByText("Withdrawn: Wrong table")).toBeVisible();
  await director.goto(`#/standings/${hall.players[0]}`);
  await expect(director.locator(".game > .soft").first()).toHaveText("Entered anew");
});

/** The clock knows it: nobody has to remember. */
test("who was replaced scores for nobody", async ({ arbiter, hall }) => {
  const schedule = { scheduled_at: "2025-11-21T19:30:00+08:00" };
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, schedule);
  for (const what of ["absent", "replaced"]) {
    const person = { kind: "player", id: hall.players[1] };
    await hall.add("timings", { hanchan: hall.hanchans[0], what, person });
  }
  await atTheResult(arbiter, hall);
  const gone = arbiter.getByRole("checkbox", { name: "South · Bernard" });
  await expect(gone).toBeChecked();
  await expect(gone).toBeDisabled();
  await enter(arbiter, ...POINTS);
  await hurry();
  await expect.poll(() => entered(hall)).toEqual(["result.entered"]);
  expect((await resultOf(hall)).unranked).toEqual(["south"]);
});

test("a referee looks, and enters nothing", async ({ referee, hall }) => {
  await referee.goto(`#/table/${hall.tables[0]}`);
  await referee.getByRole("button", { name: "More…" }).click();
  await expect(referee.getByRole("link", { name: "On a team" })).toBeVisible();
  await expect(referee.getByRole("link", { name: "Result", exact: true })).toHaveCount(0);
  await hall.play(hall.hanchans[0], POINTS);
  await referee.getByRole("dialog").getByRole("link", { name: "Result", exact: true }).click();
  await expect(referee.getByText("42,300")).toBeVisible();
  await expect(referee.getByRole("button", { name: "Correct the result" })).toHaveCount(0);
});
