/** The hall on a director's desk: what needs somebody is on top, every table below it, and each act is one click. */
import { fine, pay } from "../support/money.ts";
import { row } from "../support/desk.ts";
import { expect } from "../support/expect.ts";
import { SEATS, seated } from "../support/hall.ts";
import { deskOf, test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const POINTS = [40000, 30000, 20000, 10000];

function schedule(hall: Hall, table: number, minutesAgo: number) {
  const start = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return hall.call("PUT", `hanchans/${hall.hanchans[table]}/schedule`, { scheduled_at: start, minutes: 90 });
}

/** Of a player, at their table. */
function record(hall: Hall, player: number, what: string) {
  const person = { kind: "player", id: hall.players[player] };
  return hall.add("timings", { hanchan: hall.hanchans[Math.floor(player / 4)], what, person });
}

/** With four more players, at which nothing has happened. */
async function anotherTable(hall: Hall, label: string) {
  const table = await hall.add("tables", { label });
  const players = [];
  for (const seat of SEATS) players.push(await hall.add("players", { name: `Iwata ${seat}`, id_number: seat }));
  await hall.add("hanchans", { table, round: "1", seats: seated(players) });
}

test("a round that is late to begin needs somebody", async ({ hall }) => {
  for (const table of [0, 1]) await schedule(hall, table, 28.5);
  await anotherTable(hall, "9");
  const page = await deskOf(hall, "director");
  const need = page.locator(".need");
  await expect(need).toContainText(["Round 1 is 28 min past its start"]);
  await expect(need).toContainText(["Tables that have not begun: 2"]);
  await fine(hall, 5, 2000);
  await expect(row(page, "Fabre")).toContainText("Must pay first: Fabre");
  await need.getByRole("button", { name: "Begin…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("at these tables: 7.");
  await expect(dialog).toContainText("a fine must be paid first: 8");
  await record(hall, 0, "absent");
  await expect(dialog.getByRole("button", { name: "Start the clocks: 0" })).toBeDisabled();
  await record(hall, 0, "arrived");
  await dialog.getByRole("button", { name: "Start the clocks: 1" }).click();
  await expect(page.getByText("Clocks started: 1")).toBeVisible();
  await expect(row(page, "Aoki")).toContainText("90 min left");
  await expect(need.first()).toContainText("Tables that have not begun: 1");
  await expect.poll(async () => (await hall.journal()).some(({ body }) => body.what === "began")).toBe(true);
});

/** Bernard sits in round 2 at table 9, and in round 3 at table 7, where round 1 is over. */
test("a debtor of two games to come is one need", async ({ desk, hall }) => {
  await hall.play(hall.hanchans[0], POINTS);
  const another = await hall.add("tables", { label: "9" });
  for (const [table, round, minutes] of [
    [hall.tables[0], "3", 60],
    [another, "2", 5],
  ] as const) {
    hall.hanchans.push(await hall.add("hanchans", { table, round, seats: seated(hall.players) }));
    await schedule(hall, hall.hanchans.length - 1, -minutes);
  }
  await fine(hall, 1, 2000);
  await desk.goto("#/tables");
  const owing = desk.locator(".need").filter({ hasText: "Bernard owes" });
  await expect(owing).toHaveCount(1);
  await expect(owing).toContainText("Table 9");
});

test("a seat that a substitute takes leads to who it is", async ({ desk, hall }) => {
  await schedule(hall, 0, 12);
  await record(hall, 1, "absent");
  await record(hall, 1, "replaced");
  await row(desk, "Bernard").getByRole("link", { name: "Who plays for Bernard…" }).click();
  await expect.poll(() => desk.url()).toContain(`#/correct/hanchan/${hall.hanchans[0]}`);
  await desk.goto(`#/start/${hall.tables[0]}/${hall.hanchans[0]}`);
  const clock = desk.getByRole("region", { name: "Bernard" });
  await expect(clock.getByRole("link", { name: "Who plays for Bernard…" })).toBeVisible();
});

test("a finance coordinator takes what a seated player owes", async ({ hall }) => {
  await hall.addOfficial("finance", "Fumi");
  await fine(hall, 3, 2000);
  const page = await deskOf(hall, "finance");
  await expect(page.locator(".need")).toContainText(["Dupont owes SGD 20.00"]);
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  for (const part of ["5", "15"]) {
    await page.getByRole("button", { name: "Take payment" }).click();
    await page.getByLabel("Amount (SGD)").fill(part);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: `Take SGD ${part}.00` }).click();
    await expect(page.locator(".toast")).toHaveText(`Dupont has paid SGD ${part}.00.`);
  }
  await expect(page.getByText("Nothing needs you.")).toBeVisible();
  await expect.poll(async () => (await hall.journal()).some((entry) => entry.kind === "fine.paid")).toBe(true);
});

/** Bernard paid before, and is charged for this very game; Chen may play; Dupont was fined after it began. */
test("only who has to pay before they play needs somebody", async ({ desk, hall }) => {
  const begin = { scheduled_at: new Date(Date.now() - 12 * 60_000).toISOString(), minutes: 75, replaces: null };
  await fine(hall, 1, 1500);
  await pay(hall, 1, 1500);
  await fine(hall, 2, 500);
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/permission`, {
    players: [hall.players[2]],
    reason: "pays later",
  });
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, begin);
  await hall.rule(1, "late", { seconds_late: 25 * 60 });
  await fine(hall, 3, 700);
  await desk.goto("#/tables");
  await expect(desk.locator(".need").filter({ hasText: "owes" })).toHaveCount(1);
  await expect(desk.locator(".need").filter({ hasText: "owes" })).toContainText("Dupont owes SGD 7.00");
  const { debts } = await hall.call<{ debts: { name: string }[] }>("GET", `hanchans/${hall.hanchans[0]}`);
  expect(debts.map(({ name }) => name)).toEqual(["Bernard", "Chen", "Dupont"]);
});
