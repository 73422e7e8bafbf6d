/** One ruling's page: what was ruled and why, and what is done with it later. */
import { callOn, notenRiichi, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { anotherPhone, test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

async function open(page: Page, ruling: string) {
  await page.goto(`#/ruling/${ruling}`);
  await expect(page.locator(".hall-verdict")).toBeVisible();
}

test("it shows facts, decision, steps, source, who and when", async ({ referee, hall }) => {
  await open(referee, await hall.rule(2, "empty-win", {}, { note: "Called on the fourth discard" }));
  await expect(referee.getByRole("heading", { name: "Empty win declaration" })).toBeVisible();
  const verdict = referee.locator(".hall-verdict");
  await expect(verdict).toContainText("Chonbo (30P)");
  await expect(verdict).toContainText("Table 7 · East 1 · West");
  await expect(referee.locator(".steps li").first()).toBeVisible();
  const main = referee.getByRole("main");
  for (const text of ["Dora ·", "Called on the fourth discard", "R.League 24/25"])
    await expect(main).toContainText(text);
});

test("facts are shown as they were answered", async ({ referee, hall }) => {
  await hall.rule(0, "unvocalised-call");
  await open(referee, await hall.rule(0, "unvocalised-call"));
  await expect(referee.locator(".facts")).toContainText("Which time is it for this player?2");
});

test("what was issued otherwise shows both, and why", async ({ referee, hall }) => {
  const issued = { penalties: [{ kind: "warning" }], reason: "First time at a table" };
  await open(referee, await hall.rule(2, "empty-win", {}, { issued }));
  await expect(referee.locator(".hall-verdict")).toContainText("Warning");
  await expect(referee.getByText("The rulebook prescribes: Chonbo (30P)")).toBeVisible();
  await expect(referee.getByText("First time at a table")).toBeVisible();
  await expect(referee.locator(".steps")).not.toContainText("deal the hand again");
});

test("where the book says nothing, it shows what the referee chose and why", async ({ referee, hall }) => {
  const issued = { penalties: [{ kind: "warning" }], reason: "Took the tile in silence" };
  await open(referee, await hall.rule(2, "riichi-not-announced", {}, { issued }));
  await expect(referee.locator(".hall-verdict .penalty")).toHaveText("Warning");
  await expect(referee.getByText("Chosen because: Took the tile in silence")).toBeVisible();
});

test("what was chosen within the range is not called otherwise", async ({ referee, hall }) => {
  const issued = { penalties: [{ kind: "warning" }], reason: "Third reminder" };
  await open(referee, await hall.rule(2, "slow-play", { serious_or_repeated: true }, { issued }));
  await expect(referee.getByText("Within the book's range: Third reminder")).toBeVisible();
});

test("withdrawing needs a reason, and is in the log", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await open(referee, ruling);
  await referee.getByRole("button", { name: "Withdraw" }).click();
  const sheet = referee.getByRole("dialog");
  await sheet.getByRole("button", { name: "Withdraw" }).click();
  await expect(sheet.getByText("Say why, in a few words")).toBeVisible();
  await sheet.getByLabel("Reason").fill("Heard it wrong");
  await sheet.getByRole("button", { name: "Withdraw" }).click();
  await expect(referee.locator(".hall-verdict")).toContainText("Withdrawn");
  await expect(referee.getByText("Heard it wrong")).toBeVisible();
  await expect(referee.getByText("Referee ·").last()).toBeVisible();
  await expect.poll(async () => (await hall.call("GET", `rulings/${ruling}`)).status).toBe("withdrawn");
  await expect(referee.getByRole("link", { name: "Amend" })).toHaveCount(0);
});

test("escalating keeps the ruling, and says why", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await open(referee, ruling);
  await referee.getByRole("button", { name: "Escalate" }).click();
  const sheet = referee.getByRole("dialog");
  await sheet.getByLabel("Reason").fill("The player does not agree");
  await sheet.getByRole("button", { name: "Escalate" }).click();
  await expect(referee.getByText("The player does not agree")).toBeVisible();
  await expect(referee.getByRole("button", { name: "Escalate" })).toHaveCount(0);
  const escalation = async () => (await hall.call("GET", `rulings/${ruling}`)).escalation;
  await expect.poll(escalation).toMatchObject({ reason: "The player does not agree" });
});

test("amending opens the call again, and both rulings name each other", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await open(referee, ruling);
  const amend = referee.getByRole("link", { name: "Amend" });
  await expect(amend).toHaveAttribute("href", `#/call/${hall.tables[0]}/east/unclear-call?amends=${ruling}`);
  const amends = { ruling, reason: "It was a win call" };
  const newer = await send("ruling", null, callOn(hall, 0, "empty-win", { amends }));
  await expect(referee.locator(".hall-verdict")).toContainText("Amended");
  await referee.getByRole("link", { name: "Amended" }).click();
  await expect.poll(() => referee.url()).toBe(`#/ruling/${newer.id}`);
  await expect(referee.getByRole("link", { name: "Replaces an earlier ruling" })).toBeVisible();
  await expect(referee.getByText("It was a win call")).toBeVisible();
});

test("a deferred ruling tells what it came to", async ({ referee, hall }) => {
  await open(referee, await notenRiichi(hall));
  await expect(referee.locator(".hall-verdict .penalty")).toHaveText("Judged later");
  await expect(referee.getByText("Judged if the hand ends with:")).toBeVisible();
  const place = { table: hall.tables[0], hanchan: hall.hanchans[0], hand: { wind: "east", number: 1, counters: 0 } };
  await hall.add("hand-ends", { ...place, how: "exhaustive-draw", hands: { south: "refused" } });
  await expect(referee.locator(".hall-verdict")).toContainText("Chonbo (30P)");
  await expect(referee.getByText("Judged at the end of the hand: Exhaustive draw")).toBeVisible();
});

test("the phone's own time shows where it was another", async ({ referee, hall }) => {
  const wrong = { device_at: "2025-01-01T10:00:00Z", clock_offset_ms: 3_600_000 };
  await open(referee, await hall.rule(0, "unclear-call", {}, wrong));
  await expect(referee.getByText("The phone's own clock said")).toContainText("11:00");
  await expect(referee.getByText("Dora ·")).toContainText("12:00");
});

test("a note is added later, with who and when", async ({ referee, hall }) => {
  const ruling = await hall.rule(0, "unclear-call", {}, { note: "Said on the fourth discard" });
  await open(referee, ruling);
  await referee.getByRole("button", { name: "Add a note" }).click();
  const sheet = referee.getByRole("dialog", { name: "Add a note" });
  await sheet.getByLabel("Note").fill("South heard it too");
  await sheet.getByRole("button", { name: "Add it" }).click();
  await expect(sheet).toHaveCount(0);
  const later = referee.getByRole("region", { name: "Added later" });
  await expect(later).toContainText("South heard it too");
  await expect(later).toContainText("Referee ·");
  await expect(later).not.toContainText("Not sent yet");
  await referee.goto("#/log");
  await referee.getByRole("searchbox").fill("south heard");
  await expect(referee.locator(`.rulings a[href="#/ruling/${ruling}"]`)).toHaveCount(1);
  const director = await anotherPhone(hall, "director");
  await open(director, ruling);
  await expect(later).toContainText("South heard it too");
  await expect(director.getByText("Said on the fourth discard")).toBeVisible();
});
