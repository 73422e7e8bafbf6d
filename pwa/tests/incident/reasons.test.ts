/** Nobody types at a table: reasons are a tap, and a ruling on the wrong player leads to the others. */
import { AMEND, answer, issue, openCall, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

/** Why the one ruling that there is was issued so. */
async function reason(hall: Hall) {
  const [{ id }, ...others] = await hall.rulings();
  expect(others).toEqual([]);
  return (await hall.call("GET", `rulings/${id}`)).issued.reason;
}

test("what is ruled otherwise needs a tap for its reason", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  await referee.getByRole("button", { name: "Rule otherwise" }).click();
  const sheet = referee.getByRole("dialog", { name: "Rule otherwise" });
  await sheet.getByLabel("Warning").check();
  const why = sheet.getByRole("group", { name: "Why: tap one" });
  await why.getByRole("button", { name: "By accident" }).click();
  await why.getByRole("button", { name: "Nothing gained" }).click();
  await sheet.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(referee.getByRole("heading", { name: "Issued" })).toBeVisible();
  await sent(referee);
  expect(await reason(hall)).toBe("By accident · Nothing gained");
});

test("within a range, a reason can be tapped after the penalty", async ({ referee, hall }) => {
  await openCall(referee, hall, "obstruction");
  await answer(referee, "No");
  await answer(referee, "No");
  const why = referee.getByRole("group", { name: "Why: tap one" });
  await expect(why).toHaveCount(0);
  await referee.getByRole("region", { name: "Within the range" }).getByRole("button", { name: "Warning" }).click();
  await expect(why.getByText("Why: tap one")).toBeVisible();
  await referee.getByRole("button", { name: "On purpose" }).click();
  await issue(referee);
  await sent(referee);
  expect(await reason(hall)).toBe("On purpose");
});

test("a ruling is withdrawn without a letter", async ({ referee, hall }) => {
  const ruling = await hall.rule(1, "empty-win", {}, { seat: "south" });
  await referee.goto(`#/ruling/${ruling}`);
  await referee.getByRole("button", { name: "Withdraw" }).click();
  const sheet = referee.getByRole("dialog");
  await sheet.getByRole("button", { name: "It did not happen" }).click();
  await sheet.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect.poll(() => hall.rulings()).toMatchObject([{ status: "withdrawn" }]);
  const withdrawn = (await hall.journal()).filter(({ kind }) => kind === "ruling.withdrawn");
  expect(withdrawn).toMatchObject([{ body: { reason: "It did not happen" } }]);
});

test("an issued ruling on the wrong player leads to the others", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  await issue(referee);
  await expect(referee.getByText("Wrong player")).toHaveCount(0);
  await sent(referee);
  await referee.getByText("Wrong player").click();
  await referee.getByRole("link", { name: "North Dupont" }).click();
  await expect(referee.getByRole("button", { name: AMEND })).toContainText("Chonbo (30P) · Dupont");
});

test("the hand dealt again for the wrong player is not dealt again once more", async ({ referee, hall }) => {
  const ruling = await hall.rule(1, "empty-win", { hand_shown: true }, { seat: "south" });
  const again = referee.getByText("deal the hand again");
  await openCall(referee, hall, "empty-win");
  await expect(referee.locator(".call-steps")).toContainText("deal the hand again");
  await referee.goto(`#/call/${hall.tables[0]}/west/empty-win?amends=${ruling}&why=wrong-player`);
  await expect(referee.getByRole("button", { name: AMEND })).toContainText("Chonbo (30P)");
  await expect(again).toHaveCount(0);
  await issue(referee, AMEND);
  await expect(referee.getByRole("region", { name: "Put right at the table" })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test("which reasons are offered is said by the foul", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  await referee.getByRole("button", { name: "Rule otherwise" }).click();
  const why = referee.getByRole("group", { name: "Why: tap one" });
  await expect(why.getByRole("button", { name: "Hand was shown" })).toBeVisible();
  await expect(why.getByRole("button", { name: "Play was disturbed" })).toHaveCount(0);
  const facts = encodeURIComponent('{"serious_or_repeated":true}');
  await referee.goto(`#/call/${hall.tables[0]}/south/slow-play?facts=${facts}`);
  await referee.getByRole("region", { name: "Within the range" }).getByRole("button", { name: "Warning" }).click();
  await expect(why.getByRole("button", { name: "Play was disturbed" })).toBeVisible();
  await expect(why.getByRole("button", { name: "Hand was shown" })).toHaveCount(0);
});

test("an escalation is decided without a letter", async ({ director, hall }) => {
  const ruling = await hall.rule(0, "unclear-call");
  await hall.call("PUT", `rulings/${ruling}/escalation`, { reason: "The player does not agree" }, "referee");
  await director.goto(`#/escalation/${ruling}`);
  await director.getByRole("button", { name: "Uphold" }).click();
  const sheet = director.getByRole("dialog");
  await sheet.getByRole("button", { name: "The rule is clear" }).click();
  await sheet.getByRole("button", { name: "Uphold", exact: true }).click();
  const escalation = async () => (await hall.call("GET", `rulings/${ruling}/escalation`)).escalation;
  await expect.poll(async () => (await escalation()).status).not.toBe("open");
  expect((await escalation()).steps).toMatchObject([{ reason: "The rule is clear" }]);
});

test("a start that was a mistake is taken back without a letter", async ({ director, hall }) => {
  const at = new Date(Date.now() - 2 * 60_000).toISOString();
  const [hanchan] = hall.hanchans;
  await hall.call("PUT", `hanchans/${hanchan}/schedule`, { scheduled_at: at });
  const began = await hall.add("timings", { hanchan, what: "began", device_at: at, clock_offset_ms: 0 });
  await director.goto(`#/start/${hall.tables[0]}`);
  await director.getByRole("button", { name: "It has not begun…" }).click();
  const sheet = director.getByRole("dialog");
  await sheet.getByRole("button", { name: "Tapped by mistake" }).click();
  await sheet.getByRole("button", { name: "Record", exact: true }).click();
  const last = async () => (await hall.journal()).at(-1)?.body;
  await expect.poll(last).toMatchObject({ reason: "Tapped by mistake", takes_back: began });
});
