/** Issuing a ruling: the taps it takes, taking it back, amending, issuing again what was refused. */
import { onTestFinished } from "vitest";
import { change } from "../../src/domain/words/change-settings.ts";
import { hurry, notenRiichi } from "../support/acts.ts";
import { AMEND, ISSUE, TAKE_BACK, answer, issue, openCall, outbox, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { furnish, join } from "../support/phone.ts";
import { Page, test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const LINE = ".call-verdict .call-line";
const MOST_TAPS = 5;
const COMMON = [
  { rulebook: "r-league-24-25", foul: "Call not said aloud", answers: [], penalty: "1P", taps: 3 },
  { rulebook: "r-league-24-25", foul: "Empty win declaration", answers: [], penalty: "Chonbo (30P)", taps: 3 },
  { rulebook: "ema-2012", foul: "Empty win declaration", answers: ["Voice only"], penalty: "Dead hand", taps: 4 },
];

async function kinds(hall: Hall) {
  return (await hall.journal()).map(({ kind }) => kind);
}

test.for(COMMON)("$foul takes $taps taps from the table: $rulebook", async (common) => {
  const { rulebook, foul, answers, penalty, taps } = common;
  const hall = await furnish({ rulebook, name: "Spring Cup" });
  await join(hall);
  const page = new Page();
  await page.goto(`#/table/${hall.tables[0]}`);
  const links = ["South Bernard", foul];
  for (const name of links) await page.getByRole("link", { name }).first().click();
  for (const name of answers) await page.getByRole("button", { name }).first().click();
  await page.getByRole("button", { name: ISSUE }).click();
  await expect(page.getByRole("heading", { name: "Issued" })).toBeFocused();
  await expect(page.locator(LINE)).toHaveText(penalty);
  await expect.poll(outbox).toHaveLength(1);
  expect(links.length + answers.length + 1).toBe(taps);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

test("it can be taken back from the table after leaving", async ({ referee, hall }) => {
  await referee.goto(`#/table/${hall.tables[0]}`);
  await referee.getByRole("link", { name: "South Bernard" }).click();
  await referee.getByRole("link", { name: "Empty win declaration" }).click();
  await issue(referee);
  await referee.getByRole("button", { name: "Back to the table" }).click();
  await expect.poll(() => referee.url()).toBe(`#/table/${hall.tables[0]}`);
  await referee.getByRole("button", { name: TAKE_BACK }).click();
  await expect(referee.getByText("Chonbo (30P)")).toHaveCount(0);
  await expect.poll(outbox).toEqual([]);
  referee.goBack();
  await expect.poll(() => referee.url()).not.toBe(`#/table/${hall.tables[0]}`);
  await expect(referee.getByRole("button", { name: ISSUE })).toHaveCount(0);
});

test("what is judged later says when", async ({ referee, hall }) => {
  await openCall(referee, hall, "noten-riichi");
  await expect(referee.getByRole("button", { name: "Still going on Judged later" })).toBeVisible();
  await answer(referee, "Still going on");
  await expect(referee.locator(LINE)).toHaveText("Judged later");
  const when = "Judged if the hand ends with: the player's own win · an exhaustive draw";
  await expect(referee.locator(".call-verdict")).toContainText(when);
  await issue(referee);
  await expect(referee.locator(LINE)).toHaveText("Judged later");
  await hurry();
  await expect(referee.getByText("Logged. It is judged when the hand ends.")).toBeVisible();
  const [ruling, ...others] = await hall.rulings();
  expect(others).toEqual([]);
  expect(ruling.status).toBe("deferred");
});

test("a ruling is amended from its own facts, with a reason", async ({ referee, hall }) => {
  const first = await hall.rule(1, "empty-win", { hand_shown: true }, { seat: "south", note: "Seen by Chen" });
  await referee.goto(`#/ruling/${first}`);
  await referee.getByRole("link", { name: "Amend" }).click();
  const answers = referee.getByRole("region", { name: "Answers" });
  await expect(answers).toContainText("Hand shown");
  await expect(referee.getByRole("region", { name: "Player" })).toContainText("Amending: Chonbo (30P), Bernard, ");
  await referee.getByRole("button", { name: AMEND }).click();
  await expect(referee.getByRole("alert")).toContainText("Nothing is changed yet");
  await expect(referee.getByRole("dialog")).toHaveCount(0);
  await answers.getByRole("link").click(); // here the answer doesn't matter
  await expect(answers).toHaveCount(0);
  await referee.getByRole("button", { name: AMEND }).click();
  const why = referee.getByRole("dialog", { name: "Why is the ruling changed?" });
  await why.getByLabel("Reason").fill("Only the voice");
  await why.getByRole("button", { name: "Amend", exact: true }).click();
  await expect(referee.getByRole("heading", { name: "Amended" })).toBeVisible();
  await sent(referee);
  const others = (await hall.rulings()).filter(({ id }) => id !== first);
  expect(others.map(({ amends }) => amends)).toEqual([first]);
  expect(await kinds(hall)).toContain("ruling.amended");
});

/** Refused because another official withdrew what it amends. */
test("a refused ruling is issued again, and its task is done", async ({ referee, hall }) => {
  const first = await hall.rule(1, "empty-win", {}, { seat: "south" });
  await referee.goto(`#/call/${hall.tables[0]}/south/empty-group-call?amends=${first}`);
  await referee.getByRole("button", { name: AMEND }).click();
  const why = referee.getByRole("dialog");
  await why.getByLabel("Reason").fill("Only a group");
  await why.getByRole("button", { name: "Amend", exact: true }).click();
  await hall.call("PUT", `rulings/${first}/withdrawal`, { reason: "Never happened" });
  await hurry();
  await expect(referee.getByText("The server refused it.")).toBeVisible();
  const [{ id }, ...others] = outbox();
  expect(others).toEqual([]);
  const player = referee.getByRole("region", { name: "Player" });
  await referee.goto(`#/call/${hall.tables[0]}/south/unclear-call?again=${id}`);
  await expect(player).toContainText("Bernard");
  await issue(referee, AMEND);
  await referee.getByRole("button", { name: TAKE_BACK }).click();
  await expect(player).toContainText("Bernard");
  expect(outbox()).toMatchObject([{ id, state: "refused" }]);
  await issue(referee, AMEND);
  await expect.poll(() => outbox().map((item) => item.id)).not.toEqual([id]);
  expect(outbox()).toHaveLength(1);
});

test("an amendment of what was judged later begins from its last facts", async ({ referee, hall }) => {
  const first = await notenRiichi(hall);
  const place = { table: hall.tables[0], hanchan: hall.hanchans[0], hand: { wind: "east", number: 1, counters: 0 } };
  await hall.add("hand-ends", { ...place, how: "exhaustive-draw", answers: { [first]: { riichi_hand: "noten" } } });
  await referee.goto(`#/call/${hall.tables[0]}/south/noten-riichi?amends=${first}`);
  await expect(referee.locator(LINE)).toHaveText("Chonbo (30P)");
  await referee.getByRole("button", { name: "Rule otherwise" }).click();
  const sheet = referee.getByRole("dialog");
  await sheet.getByLabel("Warning").check();
  await sheet.getByLabel("Reason").fill("It was shown by mistake");
  await sheet.getByRole("button", { name: "Amend", exact: true }).click();
  await expect(referee.locator(LINE)).toHaveText("Warning"); // one reason is enough
  await sent(referee);
  await referee.getByRole("button", { name: "Back to the table" }).click();
  await expect(referee.getByRole("heading", { name: "Table 7" })).toBeVisible();
});

test("a team and an official can be ruled on", async ({ referee, hall }) => {
  await hall.add("teams", { name: "Reds" });
  await referee.goto(`#/call/${hall.tables[0]}/team/slow-play`);
  await referee.getByRole("button", { name: "Reds" }).click();
  await expect(referee.getByRole("region", { name: "Player" })).toContainText("Reds");
  await referee.goto(`#/call/${hall.tables[0]}/arbiter/late-arbiter`);
  await answer(referee, "Arbiter");
  await referee.getByLabel("How late exactly?").fill("5");
  await referee.getByRole("button", { name: "Use this time" }).click();
  await issue(referee);
  await sent(referee);
  expect((await hall.rulings()).map(({ offender }) => offender.kind)).toEqual(["official"]);
});

test.for([
  { lang: "ja", said: "大会成績から1ポイント減点とします。", button: "裁定する" },
  { lang: "fr", said: "1P de moins au score du tournoi.", button: "Prononcer" },
] as const)("the log keeps the words in the language they were shown: $lang", async (one, { referee, hall }) => {
  onTestFinished(() => change({ lang: "en" }));
  await change({ lang: one.lang });
  await referee.goto(`#/call/${hall.tables[0]}/south/unvocalised-call`);
  await expect(referee.locator(".call-verdict")).toContainText(one.said);
  await referee.getByRole("button", { name: one.button }).click();
  await hurry();
  await expect.poll(() => hall.rulings()).toHaveLength(1);
  const [{ id }] = await hall.rulings();
  expect((await hall.call("GET", `rulings/${id}`)).shown.text).toContain(one.said);
});
