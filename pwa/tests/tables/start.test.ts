/** The start of a match on an arbiter's phone: who is late, what it costs, and what stops the clock. */
import { afterEach, vi } from "vitest";
import { choose } from "../support/acts.ts";
import { absent, arrived, charged, clock, late, recordTime, seconds, start, timeThere } from "../support/clocks.ts";
import { expect } from "../support/expect.ts";
import { join } from "../support/phone.ts";
import { anotherPhone, Page, test } from "../support/test.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await expect(new Page().getByRole("dialog")).toHaveCount(0);
});

test("a clock runs from the scheduled start and stops on arrival", async ({ arbiter, hall }) => {
  await late(hall, 9 * 60 + 20);
  await start(arbiter, hall);
  const aoki = await absent(arbiter);
  await expect(aoki).toContainText("9P");
  await expect(aoki).toContainText("At 11:00: 12P");
  const before = await seconds(aoki);
  expect(before).toBeGreaterThanOrEqual(9 * 60 + 20);
  expect(before).toBeLessThan(9 * 60 + 40);
  await expect.poll(() => seconds(aoki)).toBeGreaterThan(before);
  await arrived(arbiter).click();
  await expect(aoki).toContainText("Arrived at");
  await expect.poll(() => charged(hall)).toEqual({ [hall.players[0]]: 9 });
  await aoki.getByRole("button", { name: "Undo" }).click();
  await expect(arrived(arbiter)).toBeEnabled();
  await expect.poll(() => charged(hall)).toEqual({});
});

test("the phone says when it should begin", async ({ arbiter, hall }) => {
  await start(arbiter, hall);
  await expect(arbiter.getByRole("button", { name: "The game begins" })).toHaveCount(0);
  const soon = Date.now() + 2 * 3600000; // a time without a date is the nearest one
  await arbiter.getByLabel("Scheduled start", { exact: true }).fill(timeThere(soon));
  await arbiter.getByRole("button", { name: "Set" }).click();
  const said = new RegExp(`Scheduled for .*${timeThere(soon)}`); // with its day, late in the evening
  await expect(arbiter.getByText(said)).toBeVisible();
  await expect.poll(async () => (await hall.journal()).map(({ kind }) => kind)).toContain("hanchan.scheduled");
  const { scheduled_at } = await hall.call("GET", `hanchans/${hall.hanchans[0]}/schedule`);
  expect(Date.parse(scheduled_at)).toBe(soon - (soon % 60000));
});

test("all are absent, one comes, then the game begins", async ({ arbiter, hall }) => {
  await late(hall, 3 * 60 + 5);
  await start(arbiter, hall);
  await arbiter.getByRole("button", { name: "All are absent" }).click();
  for (const name of ["Aoki", "Bernard", "Chen", "Dupont"]) await expect(arrived(arbiter, name)).toBeVisible();
  await arrived(arbiter, "Chen").click();
  await expect(clock(arbiter, "Chen")).toContainText("Arrived at");
  await arbiter.getByRole("button", { name: "The game begins" }).click();
  await expect(clock(arbiter, "Aoki")).toContainText("Stopped when the game began");
  await expect(arbiter.getByText("The game began at")).toBeVisible();
  await expect.poll(() => charged(hall)).toEqual(Object.fromEntries(hall.players.slice(0, 4).map((id) => [id, 3])));
});

test("a mistake is seen before it is recorded, and taken back after", async ({ director, hall }) => {
  await late(hall, 13 * 60);
  await recordTime(hall, "absent", 13 * 60);
  await recordTime(hall, "arrived", 60);
  await start(director, hall);
  const aoki = clock(director);
  await expect(aoki).toContainText("Arrived at");
  await aoki.getByRole("button", { name: "More…" }).click();
  const sheet = director.getByRole("dialog");
  await choose(sheet, "Arrived at another time");
  await expect(sheet.getByText("Becomes: 14P")).toBeVisible();
  await sheet.getByLabel("Time of arrival", { exact: true }).fill(timeThere(Date.now() + 30 * 60000, true));
  await expect(sheet.getByText("That time is in the future.")).toBeVisible();
  await sheet.getByRole("button", { name: "Tapped too late" }).click();
  await expect(sheet.getByRole("button", { name: "See what changes" })).toBeDisabled();
  await choose(sheet, "A mistake: the clock runs on");
  await sheet.getByRole("button", { name: "See what changes" }).click();
  await sheet.getByRole("button", { name: "Change it" }).click();
  await expect(arrived(director)).toBeEnabled();
  await expect.poll(() => charged(hall)).toEqual({});
});

test("at minute 31 a person confirms that the games are cancelled", async ({ arbiter, hall }) => {
  await late(hall, 31 * 60 + 10);
  await recordTime(hall, "absent", 60);
  await start(arbiter, hall);
  const aoki = clock(arbiter);
  await expect(aoki).toContainText("The day's games can be cancelled now. The cost stays as it is");
  await expect(aoki).toContainText("60P");
  await expect(aoki).toContainText("then: 40P");
  await arbiter.getByRole("contentinfo").getByRole("button").first().click();
  const sheet = arbiter.getByRole("dialog");
  await expect(sheet.getByRole("radio", { name: "Cancel the day's games" })).toBeChecked();
  await sheet.getByRole("button", { name: "Record" }).click();
  await expect(aoki).toContainText("Games cancelled at");
  await expect.poll(() => charged(hall)).toEqual({ [hall.players[0]]: 40 });
  expect(await charged(hall, "fines")).toEqual({ [hall.players[0]]: 2000 });
});

test("before minute 31 it says what can be done then, not what is charged", async ({ arbiter, hall }) => {
  await late(hall, 25 * 60);
  await recordTime(hall, "absent", 60);
  await start(arbiter, hall);
  const aoki = clock(arbiter);
  await expect(aoki).toContainText("From 31:00 the day's games can be cancelled: 40P");
  await expect(aoki).not.toContainText("At 31:00");
});

test("an arbiter who is missing is timed too, by others", async ({ arbiter, hall }) => {
  await late(hall, 12 * 60);
  await start(arbiter, hall);
  await expect(arbiter.getByRole("button", { name: "Aoki Mark absent" })).toBeVisible();
  await expect(arbiter.getByRole("button", { name: "Arbiter table arbiter" })).toHaveCount(0);
  const director = await anotherPhone(hall, "director");
  await start(director, hall);
  await absent(director, "Arbiter table arbiter");
  await expect(clock(director, "Arbiter")).toContainText("25.00");
  await expect.poll(async () => (await hall.journal()).at(-1)?.kind).toBe("timing.recorded");
  const again = await anotherPhone(hall, "arbiter");
  await start(again, hall);
  const own = clock(again, "Arbiter");
  await expect(own).toContainText("This is your own clock: another referee, arbiter or director has to change it.");
  await expect(own.getByRole("button")).toHaveCount(0);
  await expect(again.getByRole("button", { name: "The game begins" })).toHaveCount(0);
});

test("it buzzes a minute before a threshold, and at it", async ({ arbiter, hall }) => {
  const vibrate = vi.fn((_: number) => true);
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  const buzzes = () => vibrate.mock.calls.filter(([ms]) => ms > 100).length;
  await late(hall, 10 * 60 - 3); // a minute before 11:00 is in three seconds
  await start(arbiter, hall);
  await absent(arbiter);
  expect(buzzes()).toBe(0);
  await expect.poll(buzzes).toBe(1);
});

test("who owes a fine is not to be seated", async ({ arbiter, hall }) => {
  const fine = { account: { kind: "player", id: hall.players[1] }, unit: "SGD", amount: 2000 };
  await hall.add("ledger/decisions", { ...fine, reason: "late" });
  await late(hall, -600);
  await start(arbiter, hall);
  const note = arbiter.getByText("Bernard must pay SGD 20.00 before playing.");
  await expect(note).toBeVisible();
  await hall.add("payments", { ...fine, method: "cash" });
  await expect(note).toHaveCount(0);
});

test("finance sees the clocks, and taps nothing", async ({ page, hall }) => {
  await hall.addOfficial("finance", "Fumi");
  await late(hall, 9 * 60 + 20);
  await recordTime(hall, "absent", 60);
  await join(hall, "finance");
  await start(page, hall);
  await expect(clock(page)).toContainText("9P");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("it asks whether it may notify", async ({ arbiter, hall }) => {
  await late(hall, 60);
  const asked = { permission: "default", requestPermission: () => Promise.resolve((asked.permission = "granted")) };
  vi.stubGlobal("Notification", asked);
  await start(arbiter, hall);
  await absent(arbiter);
  await arbiter.getByRole("button", { name: "Notify me of thresholds" }).click();
  await expect(arbiter.getByRole("button", { name: "Notify me of thresholds" })).toHaveCount(0);
  expect(asked.permission).toBe("granted");
});

test("the table leads there", async ({ arbiter, hall }) => {
  await arbiter.goto(`#/table/${hall.tables[0]}`);
  await arbiter.getByRole("link", { name: "Start of the game" }).click();
  await expect(arbiter.getByRole("heading", { name: "Start · table 7" })).toBeVisible();
});
