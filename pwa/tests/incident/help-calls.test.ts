/** The head referee is called before any ruling, and comes or rules from afar. */
import { store } from "../../src/store/index.ts";
import { uuid7 } from "../../src/store/uuid7.ts";
import { controlHand } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { anotherPhone, test as base } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

const CALL = "Call the head referee";
const SENT = "Sent to the head referee. Nobody has answered yet.";

const test = base.extend<{ atCall: Page; headReferee: Page }>({
  /** The referee's phone at a call in an event that has a head referee. */
  atCall: async ({ referee, hall }, give) => {
    await hall.addOfficial("head-referee", "Hana");
    await referee.goto(`#/call/${hall.tables[0]}/east`);
    await expect(referee.getByRole("button", { name: CALL })).toBeVisible();
    await give(referee);
  },
  /** The phone of this event's head referee, at the tables. */
  headReferee: async ({ page, hall }, give) => {
    await hall.addOfficial("head-referee", "Hana");
    await anotherPhone(hall, "head-referee");
    await give(page);
  },
});

/** The open help calls, as the server has them. */
async function stored(hall: Hall): Promise<Json[]> {
  return (await hall.call("GET", "help-calls")).items;
}

async function ended(hall: Hall) {
  return (await hall.journal()).filter(({ kind }) => kind === "help.ended").map(({ body }) => body.ended_how);
}

/** The referee calls from East's seat in East 1. */
function callFrom(hall: Hall) {
  const place = { table: hall.tables[0], hanchan: hall.hanchans[0], hand: { wind: "east", number: 1, counters: 0 } };
  const offenders = [{ kind: "player", id: hall.players[0], seat: "east" }];
  return hall.call("PUT", `help-calls/${uuid7()}`, { ...place, offenders }, "referee");
}

test("it is ruled from there with the facts so far", async ({ atCall, hall }) => {
  const address = `#/call/${hall.tables[0]}/south/noten-riichi?context=`;
  await atCall.goto(address + '{"simultaneous":"win"}');
  await expect(atCall.getByRole("heading", { level: 1, name: "Noten riichi" })).toBeVisible();
  await atCall.getByRole("button", { name: CALL }).click();
  await expect.poll(() => stored(hall)).toHaveLength(1);
  const [call] = await stored(hall);
  expect(call.offenders).toEqual([{ kind: "player", id: hall.players[1], seat: "south" }]);
  expect([call.foul, call.context]).toEqual(["noten-riichi", { simultaneous: "win" }]);
  const headReferee = await anotherPhone(hall, "head-referee");
  const notice = headReferee.getByRole("alert").filter({ hasText: "Noten riichi" });
  await notice.getByRole("link", { name: "Table 7" }).click();
  await expect(headReferee.getByRole("main").getByText("Bernard", { exact: true })).toBeVisible();
  await expect(headReferee.locator("dl.facts")).toContainText("Another win on this tile");
  await headReferee.getByRole("link", { name: "Rule from here" }).click();
  await expect(headReferee.getByRole("heading", { name: "Noten riichi" })).toBeVisible();
  expect(headReferee.url()).toContain(address);
});

test("the ruling that was called for ends the call", async ({ atCall, hall }) => {
  await atCall.goto(`#/call/${hall.tables[0]}/south/noten-riichi`);
  await expect(atCall.getByRole("heading", { level: 1, name: "Noten riichi" })).toBeVisible();
  await atCall.getByRole("button", { name: CALL }).click();
  await expect(atCall.getByText(SENT)).toBeVisible();
  await hall.rule(1, "noten-riichi", { hand_end: "not-yet" });
  await expect(atCall.getByText(SENT)).toHaveCount(0);
  await expect(atCall.getByText("nobody need come")).toHaveCount(0);
  await expect(atCall.getByRole("button", { name: CALL })).toBeVisible();
  expect([await ended(hall), await stored(hall)]).toEqual([["ruled"], []]);
});

test("what nobody has answered is no fact so far", async ({ atCall, hall }) => {
  await atCall.goto(`#/call/${hall.tables[0]}/south/exposed-tiles`);
  const granted = atCall.getByRole("region", { name: "Taken for granted" });
  await expect(granted).toContainText("The player's own hand");
  await atCall.getByRole("button", { name: CALL }).click();
  await expect.poll(async () => (await stored(hall)).map(({ facts }) => facts)).toEqual([{}]);
  const headReferee = await anotherPhone(hall, "head-referee");
  const notice = headReferee.getByRole("alert").filter({ hasText: "Tiles revealed" });
  await notice.getByRole("link", { name: "Table 7" }).click();
  await expect(headReferee.getByRole("main").getByText("Bernard", { exact: true })).toBeVisible();
  await expect(headReferee.locator("dl.facts")).toHaveCount(0);
});

test("another hand on the head referee's phone does not change who is meant", async ({ headReferee, hall }) => {
  await headReferee.goto(`#/table/${hall.tables[0]}`);
  await controlHand(headReferee, "Next hand");
  await callFrom(hall);
  await headReferee.getByRole("alert").getByRole("link", { name: "Rule from here" }).click();
  await expect(headReferee.getByRole("heading", { name: "What happened?" })).toBeVisible();
  await expect(headReferee.locator(".call-who")).toContainText("Aoki");
});

test("it leads to the ruling that ended it", async ({ referee, hall }) => {
  const place = { table: hall.tables[0], hanchan: hall.hanchans[0], hand: { wind: "east", number: 1, counters: 0 } };
  const offenders = [{ kind: "player", id: hall.players[0] }];
  const id = await hall.add("help-calls", { ...place, offenders, foul: "unvocalised-call" });
  await referee.goto(`#/help/${id}`);
  await expect(referee.getByRole("link", { name: "Table 7" })).toBeVisible();
  const link = referee.getByRole("link", { name: "Ruling", exact: true });
  await expect(link).toHaveCount(0);
  const ruling = await hall.rule(0, "unvocalised-call");
  await expect(link).toHaveAttribute("href", `#/ruling/${ruling}`);
});

test("it is settled by who was called", async ({ headReferee, hall }) => {
  await callFrom(hall);
  await headReferee.getByRole("alert").getByRole("link", { name: "Table 7" }).click();
  await headReferee.getByRole("button", { name: "It is settled" }).click();
  await expect.poll(() => ended(hall)).toEqual(["settled"]);
});

test("once it is settled, whoever called may call again", async ({ atCall, hall }) => {
  await atCall.getByRole("button", { name: CALL }).click();
  await expect(atCall.getByText(SENT)).toBeVisible();
  const [{ id }] = await stored(hall);
  await hall.call("PUT", `help-calls/${id}/end`, { how: "settled" }, "head-referee");
  await expect(atCall.getByRole("button", { name: CALL })).toBeVisible();
});

test("directors are called where there is no head referee", async ({ referee, hall }) => {
  await referee.goto(`#/call/${hall.tables[0]}/west`);
  await referee.getByRole("button", { name: "Call a director" }).click();
  await expect(referee.getByText("Sent to the directors.")).toBeVisible();
});

test("no call is disturbed", async ({ director, hall }) => {
  await director.goto(`#/call/${hall.tables[1]}/east`);
  await expect(director.getByRole("heading", { name: "What happened?" })).toBeVisible();
  await callFrom(hall);
  await expect.poll(() => Object.keys(store.snapshot.state?.helpCalls ?? {})).toHaveLength(1);
  await expect(director.getByRole("alert")).toHaveCount(0);
  await director.goto(`#/table/${hall.tables[1]}`);
  await expect(director.getByRole("alert")).toContainText("Table 7");
});
