/** An official who is not impartial is warned before issuing; some books leave the ruling to another. */
import { uuid7 } from "../../src/store/uuid7.ts";
import { store } from "../../src/store/index.ts";
import { ISSUE } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { furnish, join } from "../support/phone.ts";
import { Page, test } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";

interface Declared {
  player?: number;
  conflicts?: number[];
}

const WARNINGS: { declared: Declared; seat: string; warning: string }[] = [
  { declared: { player: 0 }, seat: "east", warning: "You play at this table, or you are the offender." },
  { declared: { conflicts: [1] }, seat: "south", warning: "conflict of interest with the offender" },
  { declared: { conflicts: [1, 5] }, seat: "east", warning: "conflict of interest with somebody at this table" },
];

/** The director says so of the referee; the phone hears of it. */
async function declare(hall: Hall, { player, conflicts = [] }: Declared) {
  const { items } = await hall.call("GET", "officials");
  const { id } = items.find(({ name }: Json) => name === "Referee");
  const partial = {
    player: player === undefined ? null : hall.players[player],
    conflicts: conflicts.map((one) => hall.players[one]),
  };
  await hall.call("PATCH", `officials/${id}`, { ...partial, replaces: { player: null, conflicts: [] } });
  const known = () => {
    const { player_id = null, conflicts = [] } = store.snapshot.official ?? {};
    return { player: player_id, conflicts };
  };
  await expect.poll(known).toEqual(partial);
}

/** A hall under a book by which no official rules at the own table, and no director decides who refereed. */
function strict() {
  return furnish({ rulebook: "rrc-1-5", name: "Cup" });
}

test.for(WARNINGS)("who is not impartial is warned: $warning", async (one, { referee, hall }) => {
  await declare(hall, one.declared);
  await referee.goto(`#/call/${hall.tables[0]}/${one.seat}/unclear-call`);
  await expect(referee.getByText(one.warning)).toBeVisible();
});

test("at another table nobody is warned", async ({ referee, hall }) => {
  await declare(hall, { player: 4, conflicts: [5] });
  const warned = referee.getByText("Let somebody else rule");
  for (const [table, label, times] of [
    [hall.tables[1], "Table 8", 1],
    [hall.tables[0], "Table 7", 0],
  ] as const) {
    await referee.goto(`#/call/${table}/east/unclear-call`);
    await expect(referee.getByRole("region", { name: "Player" })).toContainText(label);
    await expect(warned).toHaveCount(times);
  }
});

test("a book may leave the own table to another referee", async () => {
  const hall = await strict();
  const ruling = await hall.rule(0, "wrong-tile-count");
  await join(hall);
  const page = new Page();
  await declare(hall, { player: 1 });
  const issue = page.getByRole("button", { name: ISSUE });
  await page.goto(`#/call/${hall.tables[1]}/east/wrong-tile-count`);
  await expect(issue).toHaveCount(1);
  await page.goto(`#/call/${hall.tables[0]}/east/wrong-tile-count`);
  await expect(issue).toHaveCount(0);
  await expect(page.getByText("under this rulebook another referee rules there")).toBeVisible();
  await page.goto(`#/ruling/${ruling}`);
  await expect(page.getByRole("button", { name: "Escalate", exact: true })).toHaveCount(1);
  await expect(page.getByText("under this rulebook another referee rules there")).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw", exact: true })).toHaveCount(0);
});

test("a panel is not offered to who ruled at the event", async () => {
  const hall = await strict();
  const ruling = uuid7();
  await hall.call("PUT", `rulings/${ruling}`, wrongCount(hall), "referee");
  await hall.call("PUT", `rulings/${ruling}/escalation`, { reason: "The player does not agree" }, "referee");
  await join(hall, "director");
  const page = new Page();
  await page.goto(`#/escalation/${ruling}`);
  const uphold = page.getByRole("button", { name: "Uphold" });
  await expect(uphold).toBeVisible();
  await hall.add("rulings", wrongCount(hall));
  await expect(page.getByText("You refereed at this event")).toBeVisible();
  await expect(uphold).toHaveCount(0);
});

/** A call at the second table. */
function wrongCount(hall: Hall) {
  const offender = { kind: "player", id: hall.players[5] };
  return { table: hall.tables[1], foul: "wrong-tile-count", facts: {}, context: {}, offender };
}
