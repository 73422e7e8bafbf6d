/** The dashboard on a director's phone: every mark leads to the rulings behind it. */
import { uuid7 } from "../../src/store/uuid7.ts";
import { expect } from "../support/expect.ts";
import { join } from "../support/phone.ts";
import { test as base } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";
import type { Locator } from "../support/locator.ts";
import type { Page } from "../support/test.ts";

const OTHERWISE = { issued: { penalties: [{ kind: "warning" }], reason: "a beginner" } };

const test = base.extend<{ director: Page }>({
  /** Three like cases, of which one was ruled differently; another foul; one escalated; one withdrawn. */
  director: async ({ page, hall }, give) => {
    for (const player of [0, 1]) await rule(hall, player, "empty-win", 20, { facts: { hand_shown: false } });
    await rule(hall, 4, "empty-win", 20, { facts: { hand_shown: false }, ...OTHERWISE }, "director");
    const escalated = await rule(hall, 5, "unclear-call", 4);
    await hall.call("PUT", `rulings/${escalated}/escalation`, { reason: "contested" });
    const withdrawn = await rule(hall, 2, "unclear-call", 400);
    await hall.call("PUT", `rulings/${withdrawn}/withdrawal`, { reason: "wrong table" });
    await join(hall, "director");
    await give(page);
  },
});

/** A ruling of an hour ago, whose call was begun so many seconds before it was issued; its id. */
async function rule(hall: Hall, player: number, foul: string, seconds: number, more = {}, role = "referee") {
  const begun = Date.now() - 3600000;
  const id = uuid7(begun);
  const ruling = {
    table: hall.tables[Math.floor(player / 4)],
    hanchan: hall.hanchans[Math.floor(player / 4)],
    offender: { kind: "player", id: hall.players[player] },
    foul,
    facts: {},
    clock_offset_ms: 0,
    device_at: new Date(begun + seconds * 1000).toISOString(),
    ...more,
  };
  await hall.call("PUT", `rulings/${id}`, ruling, role);
  return id;
}

function chart(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

function bars(within: Locator) {
  return within.locator(".bar").allTexts();
}

/** The log shows so many rulings; then back. */
async function leadsTo(page: Page, mark: Locator, count: number) {
  await mark.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log");
  await expect(page.getByText(new RegExp(`^${count} of 5 rulings$`))).toBeVisible();
  page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
}

test("every mark has its number, and leads to its rulings", async ({ director }) => {
  await director.getByRole("link", { name: "Log" }).click();
  await director.getByRole("link", { name: "Dashboard" }).click();
  await expect(director.getByText("Rulings that stand: 4, of which issued otherwise than prescribed: 1")).toBeVisible();
  const fouls = chart(director, "By foul");
  expect(bars(fouls)).toEqual(["Empty win declaration3otherwise than prescribed: 1", "Unclear or non-standard call1"]);
  expect(bars(chart(director, "By referee"))).toEqual(["Referee3", "Dora1otherwise than prescribed: 1"]);
  expect(bars(chart(director, "Escalations"))).toEqual(["Open1"]);
  const taking = chart(director, "Time to rule");
  await expect(taking).toContainText("Median 0:20, of 4 timed rulings.");
  expect(bars(taking).slice(0, 3)).toEqual(["under 0:101", "0:10 to 0:303", "0:30 to 1:000"]);
  await leadsTo(director, fouls.getByRole("link", { name: "Empty win declaration" }), 3);
  await leadsTo(director, chart(director, "By referee").getByRole("link", { name: "Referee" }), 3);
  await leadsTo(
    director,
    chart(director, "Issued otherwise than prescribed").getByRole("link", { name: "Empty win" }),
    1,
  );
  await leadsTo(director, chart(director, "Escalations").getByRole("link", { name: "Open" }), 1);
  await leadsTo(director, chart(director, "Time to rule").getByRole("link", { name: "0:10 to 0:30" }), 3);
  const spread = chart(director, "By table and hour").getByRole("row");
  await expect(spread).toHaveCount(3);
  await leadsTo(director, spread.filter({ hasText: "8" }).last().getByRole("link"), 2);
});

test("each outcome of escalations leads to those that ended so", async ({ director, hall }) => {
  for (const [player, foul, outcome] of [
    [0, "swap-calling", "upheld"],
    [1, "unvocalised-call", "overturned"],
  ] as const) {
    const decided = await rule(hall, player, foul, 5);
    await hall.call("PUT", `rulings/${decided}/escalation`, { reason: "contested" });
    const body = { outcome, reason: "heard both" };
    await hall.call("PUT", `rulings/${decided}/escalation/decisions/${uuid7()}`, body);
  }
  await director.goto("#/dashboard");
  const escalations = chart(director, "Escalations");
  await expect(escalations.locator(".bar")).toHaveCount(3);
  expect(bars(escalations)).toEqual(["Final · overturned1", "Final · upheld1", "Open1"]);
  for (const [name, foul] of [
    ["Final · upheld", "Swap"],
    ["Final · overturned", "Call not"],
    ["Open", "Unclear"],
  ]) {
    await escalations.getByRole("link", { name }).click();
    await expect(director.getByText(/^1 of 7 rulings$/)).toBeVisible();
    await expect(director.getByRole("main").locator("li", { hasText: foul })).toHaveCount(1);
    director.goBack();
  }
});

test("like cases that were ruled differently lead to the ruling", async ({ director }) => {
  await director.goto("#/dashboard");
  const unlikeCase = chart(director, "Like cases, ruled differently").getByRole("article");
  await expect(unlikeCase).toHaveCount(1);
  await expect(unlikeCase).toContainText("Was the hand shown? Voice only");
  await unlikeCase.locator("summary").filter({ hasText: "Warning" }).click();
  await unlikeCase.getByRole("listitem").getByRole("link").click();
  await expect(director.getByText("a beginner")).toBeVisible();
});

test("it is told of a day and of a round", async ({ director }) => {
  await director.goto("#/dashboard");
  await director.getByLabel("Round").selectOption("1");
  await expect(director.getByText("Rulings that stand: 4")).toBeVisible();
  await director.getByLabel("Day").fill("2020-01-01");
  await expect(director.getByText("Rulings that stand: 0")).toBeVisible();
  await expect(chart(director, "By foul")).toContainText("None.");
});

test("a referee is told whose it is", async ({ referee }) => {
  await referee.goto("#/dashboard");
  await expect(referee.getByText("The dashboard is for directors and head referees.")).toBeVisible();
  await referee.goto("#/log");
  await expect(referee.getByRole("link", { name: "Journal" })).toBeVisible();
  await expect(referee.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
});
