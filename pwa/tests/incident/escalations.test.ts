/** A ruling that is escalated: who decides it, in what order, by what precedents. */
import { store, uuid7 } from "../../src/store/index.ts";
import { ANOTHER_READING, callOn, hurry } from "../support/acts.ts";
import { AMEND } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { SEATS } from "../support/hall.ts";
import { join } from "../support/phone.ts";
import { Page, anotherPhone, test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

/** A ruling that lies with whoever is above a referee; its id. */
async function escalated(hall: Hall, player = 0, foul = "unclear-call", more: Record<string, unknown> = {}) {
  const ruling = await hall.rule(player, foul, {}, more);
  await hall.call("PUT", `rulings/${ruling}/escalation`, { reason: "The player does not agree" }, "referee");
  return ruling;
}

function decide(hall: Hall, ruling: string, outcome: string, role = "director") {
  const path = `rulings/${ruling}/escalation/decisions/${uuid7()}`;
  return hall.call("PUT", path, { outcome, reason: "Heard both sides" }, role);
}

/** The rows below a heading. */
function rows(page: Page, heading: string) {
  return page.locator("section", { has: page.getByRole("heading", { name: heading }) }).locator("li");
}

test("a ruling with a note is amended by a decision which has none", async ({ director, hall }) => {
  const ruling = await escalated(hall, 0, "empty-win", { note: "South heard it too" });
  await director.goto(`#/escalation/${ruling}`);
  await director.getByRole("link", { name: "Amend", exact: true }).click();
  await director.getByRole("link", { name: "Another foul" }).click();
  await director.getByRole("link", { name: "Call not said aloud" }).first().click();
  await director.getByText("Note or photo").click();
  await expect(director.getByRole("main").getByText("Add a photo")).toBeVisible();
  await expect(director.getByLabel("Note", { exact: true })).toHaveCount(0);
  await director.getByRole("button", { name: AMEND }).click();
  const sheet = director.getByRole("dialog");
  await sheet.getByLabel("Reason").fill("A sound is not a call");
  await sheet.getByRole("button", { name: "Amend", exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await hurry();
  const escalation = async () => (await hall.call("GET", `rulings/${ruling}/escalation`)).escalation;
  await expect.poll(escalation).toMatchObject({ status: "final", level: "director" });
});

test("the queue has the oldest first, and below it what is decided", async ({ director, hall }) => {
  const first = await escalated(hall, 0);
  await escalated(hall, 1);
  const third = await escalated(hall, 2);
  await decide(hall, first, "overturned");
  await director.goto("#/escalations");
  const waiting = rows(director, "To be decided: 2");
  await expect(waiting).toContainText(["Bernard", "Chen"]);
  await expect(waiting.first()).toContainText("Table 7 · Referee · ");
  await expect(rows(director, "Decided")).toContainText(["Overturned"]);
  await expect(waiting.last().getByRole("link")).toHaveAttribute("href", `#/escalation/${third}`);
});

test("nobody is offered what the server refuses", async ({ hall }) => {
  await hall.addOfficial("head-referee", "Hana");
  await join(hall, "head-referee");
  const { id: own } = await store.send("ruling", null, callOn(hall, 1, "unclear-call"));
  await expect.poll(async () => (await hall.rulings()).map(({ id }) => id)).toContain(own);
  await hall.addOfficial("head-referee", "Hiro");
  await hall.call("PUT", `rulings/${own}/escalation`, { reason: "Who said so?" }, "referee");
  const headReferee = new Page();
  await headReferee.goto(`#/escalation/${own}`);
  await expect(headReferee.getByText("You made this ruling yourself")).toBeVisible();
  const theirs = await escalated(hall, 2);
  const referee = await anotherPhone(hall, "referee");
  await referee.goto(`#/escalation/${theirs}`);
  await expect(referee.getByText("Waiting for a decision")).toBeVisible();
  await expect(referee.getByRole("button", { name: "Uphold" })).toHaveCount(0);
  const amended = { outcome: "amended", call: { foul: "unvocalised-call", facts: {} }, reason: "Not unclear" };
  const decision = uuid7();
  await hall.call("PUT", `rulings/${theirs}/escalation/decisions/${decision}`, amended, "head-referee");
  await referee.goto(`#/ruling/${decision}`);
  await expect(referee.getByRole("link", { name: "To the escalation" })).toBeVisible();
  await expect(referee.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await expect(referee.getByRole("button", { name: "Escalate" })).toHaveCount(0);
});

test("an appeal that waits for the last game is offered after it", async ({ referee, hall }) => {
  await hall.change({ rulebook: { id: "rrc-1-5" } });
  await hall.addOfficial("head-referee", "Hana");
  const game = `hanchans/${hall.hanchans[0]}`;
  const begun = new Date(Date.now() - 30 * 60_000).toISOString();
  await hall.call("PUT", `${game}/schedule`, { scheduled_at: begun, minutes: 75 });
  const ruling = await escalated(hall, 0, "wrong-draw", { facts: { tile_provable: false } });
  await decide(hall, ruling, "upheld", "head-referee");
  await referee.goto(`#/escalation/${ruling}`);
  await expect(referee.getByText("takes appeals after the event's last game")).toBeVisible();
  const appeal = referee.getByRole("button", { name: "Appeal" });
  await expect(appeal).toHaveCount(0);
  const points = Object.fromEntries(SEATS.map((seat) => [seat, 30_000]));
  await hall.call("PUT", `${game}/result`, { points, deposits: 0 }, "arbiter");
  await expect(appeal).toBeVisible();
});

test("the dossier tells the player's past, and how the foul was ruled", async ({ director, hall }) => {
  const facts = { serious_or_repeated: true };
  await hall.rule(0, "empty-win");
  await hall.rule(4, "slow-play", facts, { issued: { penalties: [{ kind: "warning" }], reason: "Late" } });
  const issued = { penalties: [{ kind: "warning" }], reason: "Third reminder" };
  const ruling = await escalated(hall, 0, "slow-play", { facts, issued });
  await director.goto(`#/escalation/${ruling}`);
  await expect(rows(director, "Other rulings on Aoki")).toContainText(["Empty win declaration"]);
  await expect(rows(director, "This foul before, at this event")).toContainText(["Same facts"]);
  await expect(rows(director, "Precedents")).toContainText(["Late"]);
  await expect(director.getByRole("main")).toContainText("R.League 24/25");
});

test("a precedent from before another rulebook is marked so", async ({ director, hall }) => {
  const facts = { serious_or_repeated: true };
  const issued = { penalties: [{ kind: "warning" }], reason: "Under the first book" };
  await hall.rule(4, "slow-play", facts, { issued });
  await director.goto("#/precedents");
  const found = director.locator(".precedents li");
  await expect(found).toHaveCount(1);
  await expect(found.getByText("The rulebook has changed since")).toHaveCount(0);
  await hall.change(ANOTHER_READING);
  await hall.rule(5, "slow-play", facts, { issued: { ...issued, reason: "Under the second" } });
  await director.goto("#/log");
  await expect(director.getByText("2 of 2 rulings")).toBeVisible();
  await director.goto("#/precedents");
  await expect(found).toContainText(["Under the second", "Under the first book"]);
  await expect(found.first().getByText("The rulebook has changed since")).toHaveCount(0);
  await expect(found.last().getByText("The rulebook has changed since")).toBeVisible();
});
