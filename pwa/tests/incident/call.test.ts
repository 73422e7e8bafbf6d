/** A call from the seat to the decision: what the screens ask, what they know, what they show. */
import { ISSUE, answer, began, openCall, planned } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const LINE = ".call-verdict .call-line";
const ENDED = "How has the hand ended?";
const STILL = /Is it still this hand/;
const SHOWS = "What does the riichi hand show?";

test("earlier offences stand there before the foul is chosen", async ({ referee, hall }) => {
  await hall.rule(1, "unvocalised-call");
  await hall.rule(1, "unvocalised-call");
  await hall.rule(1, "empty-group-call");
  await referee.goto(`#/table/${hall.tables[0]}`);
  await referee.getByRole("link", { name: "South Bernard" }).click();
  await expect(referee.getByRole("heading", { name: "What happened?" })).toBeFocused();
  const who = referee.getByRole("region", { name: "Player" });
  await expect(who).toContainText("Bernard");
  await expect(who).toContainText("Table 7 · East 1");
  await expect(who).toContainText("Call not said aloud × 2");
  await who.locator("summary").click();
  await expect(who.getByRole("listitem")).toHaveCount(3);
  await expect(who.getByRole("listitem").nth(1)).toContainText("3P Call not said aloud");
});

test("a seat without any says so", async ({ referee, hall }) => {
  await openCall(referee, hall);
  await expect(referee.getByRole("region", { name: "Player" })).toContainText("No earlier rulings");
});

/** In East 2 who was South is East; the new South has no part in what the old one did. */
test("a record stays with the chair when the winds move", async ({ referee, hall }) => {
  await hall.rule(1, "empty-group-call", {}, { seat: "south" });
  await openCall(referee, hall);
  const who = referee.getByRole("region", { name: "Player" });
  await expect(who).toContainText("Empty call for a group × 1");
  await expect(who).not.toContainText("this seat");
  await hall.add("hand-ends", end(hall));
  await hall.rule(0, "unclear-call", {}, { seat: "north", hand: { wind: "east", number: 2, counters: 0 } });
  await expect(who).toContainText("Chen");
  await expect(who).toContainText("No earlier rulings");
  await expect(who).not.toContainText("this seat");
  await openCall(referee, hall, "", { seat: "east" });
  await expect(who).toContainText("Bernard");
  await expect(who).toContainText("Empty call for a group × 1");
});

/** In East 1. */
function place(hall: Hall) {
  const hand = { wind: "east", number: 1, counters: 0 };
  return { table: hall.tables[0], hanchan: hall.hanchans[0], hand };
}

function end(hall: Hall) {
  return { ...place(hall), how: "exhaustive-draw" };
}

test("a declared dead hand is a badge until the hand ends", async ({ referee, hall }) => {
  await hall.add("dead-hands", { ...place(hall), seat: "south", reason: "Seen" });
  await openCall(referee, hall, "dead-hand-call");
  const who = referee.getByRole("region", { name: "Player" });
  await expect(who).toContainText("Dead hand");
  const facts = referee.getByRole("region", { name: "Answers" });
  await expect(facts).toContainText("Had the hand been formally declared dead?Yes");
  await expect(facts).toContainText("from the log");
  await expect(referee.locator(LINE)).toHaveText("Chonbo (30P)");
  const already = referee.getByText("This hand is already dead, since");
  await expect(already).toHaveCount(0);
  await openCall(referee, hall, "swap-calling");
  await expect(referee.locator(LINE)).toHaveText("Dead hand");
  await expect(already).toBeVisible();
  await openCall(referee, hall, "dead-hand-call");
  await hall.add("hand-ends", end(hall));
  await expect(who).not.toContainText("Dead hand");
  await expect(facts).toContainText("Had the hand been formally declared dead?No");
});

test("after eight minutes, it is asked whether it is still that hand", async ({ referee, hall }) => {
  const called = new Date(Date.now() - 9 * 60_000);
  await hall.rule(1, "swap-calling", {}, { device_at: called.toISOString(), clock_offset_ms: 0 });
  await openCall(referee, hall, "dead-hand-call");
  const time = called.toLocaleTimeString("en-GB", { timeZone: "Europe/Paris", hour: "2-digit", minute: "2-digit" });
  const asked = new RegExp(`Declared dead at .*${time} · East 1\\. Is it still this hand\\?`);
  await expect(referee.getByRole("heading", { name: asked })).toBeVisible();
  await answer(referee, /^No What happened/);
  await expect(referee.getByRole("heading", { name: "What happened?" })).toBeVisible();
  const win = referee.locator(".pick", { hasText: "Empty win declaration" });
  await expect(win).toContainText("Is it still this hand?");
  await expect(win.getByRole("link", { name: "Yes Chonbo" })).toBeVisible();
  await win.getByRole("link", { name: "No Chonbo" }).click();
  await expect(referee.getByRole("heading", { name: "Empty win declaration" })).toBeVisible();
  await expect(referee.locator(LINE)).toHaveText("Chonbo (30P)");
  await hall.rule(2, "unclear-call");
  await openCall(referee, hall, "dead-hand-call");
  await expect(referee.locator(LINE)).toHaveText("Chonbo (30P)");
});

/** The call is what it would be anyway, and not one with a hand that was not declared dead. */
test("in another hand, a dead hand is charged nothing", async ({ referee, hall }) => {
  const called = new Date(Date.now() - 9 * 60_000).toISOString();
  await hall.rule(1, "swap-calling", {}, { device_at: called, clock_offset_ms: 0 });
  await referee.goto(`#/call/${hall.tables[0]}/south/dead-hand-call?facts=%7B%22what_called%22%3A%22group%22%7D`);
  await expect(referee.getByRole("heading", { name: STILL })).toBeVisible();
  await answer(referee, "No Empty call for a group");
  await expect(referee.getByRole("heading", { name: "Empty call for a group" })).toBeVisible();
  await expect(referee.locator(LINE)).toHaveText("Dead hand");
});

test("what the log knows is filled in, and can be changed", async ({ referee, hall }) => {
  await hall.rule(1, "unvocalised-call");
  await hall.rule(1, "unvocalised-call");
  await openCall(referee, hall, "unvocalised-call");
  await expect(referee.locator(LINE)).toHaveText("5P");
  await expect(referee.locator(".call-verdict")).toContainText("3rd time · this hanchan");
  const facts = referee.getByRole("region", { name: "Answers" });
  await expect(facts).toContainText("3rd time");
  await facts.getByRole("link").click();
  await expect(referee.getByRole("heading", { name: "Which time is it for this player?" })).toBeFocused();
  const first = referee.getByRole("button", { name: /^1 ?1P/ });
  await expect(first).toBeVisible();
  await answer(referee, "4 or more");
  await expect(referee.locator(LINE)).toHaveText("7P");
  await expect(facts).not.toContainText("from the log");
});

test("one question at a time, each answer with its outcomes", async ({ referee, hall }) => {
  await openCall(referee, hall, "noten-riichi");
  await expect(referee.getByRole("heading", { name: ENDED })).toBeVisible();
  await expect(referee.getByRole("button", { name: "Exhaustive draw No penalty / Chonbo (30P)" })).toBeVisible();
  await answer(referee, "Exhaustive draw");
  await expect(referee.getByRole("heading", { name: SHOWS })).toBeFocused();
  await expect(referee.getByRole("button", { name: "Noten Chonbo (30P)" })).toBeVisible();
  await answer(referee, "Noten");
  await expect(referee.locator(LINE)).toHaveText("Chonbo (30P)");
  await expect(referee.locator(LINE)).toBeFocused();
});

test("going back changes an earlier answer", async ({ referee, hall }) => {
  await openCall(referee, hall, "noten-riichi");
  await answer(referee, "Still going on");
  await referee.getByRole("button", { name: "Back", exact: true }).click();
  await expect(referee.getByRole("heading", { name: ENDED })).toBeVisible();
  await answer(referee, "Exhaustive draw");
  await answer(referee, "Noten");
  await referee.getByRole("link", { name: ENDED }).click();
  await expect(referee.getByRole("heading", { name: ENDED })).toBeVisible();
  await expect(referee.getByRole("link", { name: SHOWS })).toHaveCount(0);
  await answer(referee, "Another player won");
  await expect(referee.locator(LINE)).toHaveText("No penalty");
  await expect(referee.getByRole("link", { name: SHOWS })).toHaveCount(0);
});

test("minutes are counted from the planned start, and put right by taps", async ({ referee, hall }) => {
  await planned(hall, 12 * 60_000 + 5_000);
  await openCall(referee, hall);
  await referee.locator(".pick", { hasText: "Late player" }).click();
  const exactly = referee.getByLabel("How late exactly?");
  await expect(exactly).toHaveValue(/^12:/);
  await referee.getByRole("button", { name: "One minute less" }).click();
  await expect(exactly).toHaveValue(/^11:/);
  await referee.getByRole("button", { name: "One minute more" }).dblclick();
  await expect(exactly).toHaveValue(/^13:/);
  await referee.getByRole("button", { name: "Use this time" }).click();
  await expect(referee.locator(LINE)).toHaveText("16P");
});

test("what was ruled in a game tells that it began", async ({ referee, hall }) => {
  await planned(hall, 12 * 60_000);
  await openCall(referee, hall);
  await expect(referee.locator(".pick").first()).toContainText("Late player");
  await hall.rule(1, "unclear-call");
  await expect(referee.getByRole("region", { name: "Player" })).toContainText("Unclear or non-standard call × 1");
  await openCall(referee, hall, "", { seat: "west" });
  await expect(referee.locator(".pick")).toHaveCount(8);
  await expect(referee.locator(".pick", { hasText: "Late player" })).toHaveCount(0);
  await openCall(referee, hall);
  await expect(referee.locator(".pick").first()).toContainText("Unclear or non-standard call");
});

test("once a game has begun, nobody is taken to be late", async ({ referee, hall }) => {
  await began(hall, await planned(hall, 12 * 60_000));
  await openCall(referee, hall);
  await expect(referee.locator(".pick")).toHaveCount(8);
  await expect(referee.locator(".pick", { hasText: "Late player" })).toHaveCount(0);
  await openCall(referee, hall, "late");
  await expect(referee.getByLabel("How late exactly?")).toHaveValue("");
});

test("a count in minutes is taken to the second", async ({ referee, hall }) => {
  await openCall(referee, hall, "late");
  const exactly = referee.getByLabel("How late exactly?");
  await exactly.fill("half past");
  await referee.getByRole("button", { name: "Use this time" }).click();
  await expect(referee.getByText("Give minutes, or minutes:seconds.")).toBeVisible();
  await exactly.fill("12:30");
  await referee.getByRole("button", { name: "Use this time" }).click();
  await expect(referee.locator(LINE)).toHaveText("14P");
  await expect(referee.getByRole("region", { name: "Answers" })).toContainText("12:30");
});

test("the context offers nothing that contradicts the facts", async ({ referee, hall }) => {
  await openCall(referee, hall, "noten-riichi");
  await answer(referee, "Exhaustive draw");
  const fold = referee.locator("details", { hasText: "What else happened" });
  await fold.locator("summary").click();
  await expect(fold.getByText("Exhaustive draw")).toBeVisible();
  await expect(fold.getByText("Another win on this tile")).toHaveCount(0);
});

test("an arbiter may look, but not issue", async ({ page, hall }) => {
  await page.goto(hall.link("arbiter"));
  await expect.poll(() => page.url()).toMatch(/#\/tables$/);
  await openCall(page, hall, "empty-win");
  await expect(page.locator(LINE)).toHaveText("Chonbo (30P)");
  await expect(page.getByText("Your role may look this up")).toBeVisible();
  await expect(page.getByRole("button", { name: ISSUE })).toHaveCount(0);
});

test("a ruling on a team or an official begins in the table's menu", async ({ referee, hall }) => {
  await referee.goto(`#/table/${hall.tables[0]}`);
  await referee.getByRole("button", { name: "More…" }).click();
  await referee.getByRole("link", { name: "On a team" }).click();
  await expect(referee.getByRole("heading", { name: "Which team?" })).toBeVisible();
  await referee.getByRole("button", { name: "Back", exact: true }).click();
  await referee.getByRole("button", { name: "More…" }).click();
  await referee.getByRole("link", { name: "On an official" }).click();
  await expect(referee.getByRole("heading", { name: "Which official?" })).toBeVisible();
  await referee.getByRole("button", { name: "Arbiter" }).click();
  await expect(referee.getByRole("heading", { name: "What happened?" })).toBeVisible();
  await expect(referee.getByRole("region", { name: "Player" })).toContainText("Arbiter");
});

test("a table or seat that is not there says so", async ({ referee, hall }) => {
  await referee.goto(`#/call/${hall.tables[0]}/middle`);
  await expect(referee.getByText("Nobody sits there")).toBeVisible();
  await referee.goto("#/call/nowhere/east");
  await expect(referee.getByText("Nobody sits there")).toBeVisible();
});
