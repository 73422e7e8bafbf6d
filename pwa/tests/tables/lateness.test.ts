/** Lateness on a phone: what is due first, and minutes by − and +. */
import { choose } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { furnish } from "../support/phone.ts";
import { charged, clock, late, recordTime, seconds, start } from "../support/clocks.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const underWrc = test.extend<{ hall: Hall }>({
  hall: async ({}, give) => give(await furnish({ rulebook: "wrc-2022", name: "Spring Cup" })),
});

test("at minute 31 the cancellation is the first button, and asks once more", async ({ arbiter, hall }) => {
  await late(hall, 31 * 60 + 5);
  await recordTime(hall, "absent", 60);
  await recordTime(hall, "absent", 60, 1);
  await start(arbiter, hall);
  const buttons = arbiter.getByRole("contentinfo").getByRole("button");
  await expect(buttons).toHaveText([
    "Cancel the day's gamesAoki",
    "Cancel the day's gamesBernard",
    "ArrivedAoki",
    "ArrivedBernard",
    "The game begins",
  ]);
  await buttons.first().click();
  const sheet = arbiter.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "Aoki" })).toBeVisible();
  await expect(sheet.getByRole("radio", { name: "Cancel the day's games" })).toBeChecked();
  await sheet.getByRole("button", { name: "Close" }).click();
  expect(await charged(hall)).toEqual({});
});

underWrc("where a book has a substitute play, one tap records it", async ({ arbiter, hall }) => {
  await late(hall, 10 * 60 + 30);
  await recordTime(hall, "absent", 60);
  await start(arbiter, hall);
  const first = arbiter.getByRole("contentinfo").getByRole("button").first();
  await expect(first).toHaveAccessibleName("A substitute plays");
  await first.click();
  await expect(clock(arbiter)).toContainText("Replaced at");
  await clock(arbiter).getByRole("button", { name: "Undo" }).click();
  await expect(first).toHaveAccessibleName("A substitute plays");
});

test("a time of arrival goes back minute by minute", async ({ arbiter, hall }) => {
  await late(hall, 9 * 60 + 30);
  await recordTime(hall, "absent", 60);
  await start(arbiter, hall);
  const aoki = clock(arbiter);
  await aoki.getByRole("button", { name: "More…" }).click();
  const sheet = arbiter.getByRole("dialog");
  await choose(sheet, "Arrived at another time");
  for (let tapped = 0; tapped < 4; tapped++)
    await sheet.getByRole("button", { name: "Time of arrival: −1 min" }).click();
  await sheet.getByRole("button", { name: "Time of arrival: +1 min" }).click();
  await expect(sheet.getByText(/^Becomes: [67]P$/)).toBeVisible();
  await sheet.getByRole("button", { name: "Seen to arrive" }).click();
  await sheet.getByRole("button", { name: "Record" }).click();
  await expect(aoki).toContainText("(corrected)");
  expect(await seconds(aoki)).toBeGreaterThanOrEqual(6 * 60);
  expect(await seconds(aoki)).toBeLessThanOrEqual(7.5 * 60);
  await expect.poll(async () => Object.keys(await charged(hall))).toEqual([hall.players[0]]);
  await expect.poll(async () => (await charged(hall))[hall.players[0]]).toBeOneOf([6, 7]);
});

test("a start and its length are set without letters", async ({ arbiter, hall }) => {
  await late(hall, 60);
  await start(arbiter, hall);
  await arbiter.getByRole("button", { name: "Change" }).click();
  const length = arbiter.getByLabel("Length of the game in minutes", { exact: true });
  const more = arbiter.getByRole("button", { name: "Length of the game in minutes: +5 min" });
  const less = arbiter.getByRole("button", { name: "Length of the game in minutes: −5 min" });
  await expect(length).toHaveValue("");
  await more.click();
  await expect(length).toHaveValue("90");
  await less.click();
  await expect(length).toHaveValue("85");
  const before = await arbiter.getByLabel("Scheduled start", { exact: true }).inputValue();
  await arbiter.getByRole("button", { name: "Scheduled start: +5 min" }).click();
  await expect(arbiter.getByLabel("Scheduled start", { exact: true })).not.toHaveValue(before);
  await arbiter.getByRole("button", { name: "Scheduled start: −5 min" }).click();
  await expect(arbiter.getByLabel("Scheduled start", { exact: true })).toHaveValue(before);
  await arbiter.getByRole("button", { name: "Set" }).click();
  await expect(arbiter.getByText("85 min")).toBeVisible();
});
