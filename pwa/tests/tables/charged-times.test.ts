/** Times that were charged already, on a director's phone, which shows what changes first, and on an arbiter's. */
import { choose } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { charged, clock, late, recordTime, start, timeThere } from "../support/clocks.ts";
import { anotherPhone, test } from "../support/test.ts";

test("a director sees what a typed time changes, and an arbiter whom to ask", async ({ arbiter, hall }) => {
  await late(hall, 13 * 60);
  await recordTime(hall, "absent", 13 * 60);
  await recordTime(hall, "arrived", 60);
  expect(await charged(hall)).toEqual({ [hall.players[0]]: 14 });
  await start(arbiter, hall);
  await clock(arbiter).getByRole("button", { name: "More…" }).click();
  const sheet = arbiter.getByRole("dialog");
  await expect(sheet.getByText("Only a director changes that: ask one.")).toBeVisible();
  await expect(sheet.getByRole("radio")).toHaveCount(1); // a substitute plays
  await sheet.getByRole("button", { name: "Close" }).click();
  await arbiter.getByRole("button", { name: "Change" }).click();
  await expect(arbiter.getByLabel("Scheduled start", { exact: true })).toHaveCount(0);
  const director = await anotherPhone(hall, "director");
  await start(director, hall);
  const aoki = clock(director);
  await expect(aoki).toContainText("Arrived at");
  await aoki.getByRole("button", { name: "More…" }).click();
  await choose(sheet, "Arrived at another time");
  const save = sheet.getByRole("button", { name: "See what changes" });
  await expect(save).toBeDisabled();
  const { scheduled_at } = await hall.call("GET", `hanchans/${hall.hanchans[0]}/schedule`);
  const arrival = timeThere(Date.parse(scheduled_at) + 5.5 * 60000, true);
  await sheet.getByLabel("Time of arrival", { exact: true }).fill(arrival);
  await sheet.getByRole("button", { name: "Seen to arrive" }).click();
  await save.click();
  await expect(sheet.getByText("14P → 5P")).toBeVisible();
  expect(await charged(hall)).toEqual({ [hall.players[0]]: 14 });
  await sheet.getByRole("button", { name: "Change it" }).click();
  await expect(aoki).toContainText("(corrected)");
  await expect.poll(() => charged(hall)).toEqual({ [hall.players[0]]: 5 });
});

test("a director moves a start that was charged", async ({ director, hall }) => {
  await late(hall, 13 * 60);
  await recordTime(hall, "absent", 13 * 60);
  await recordTime(hall, "absent", 13 * 60, 1);
  await recordTime(hall, "arrived", 60);
  await start(director, hall);
  await director.getByRole("button", { name: "Change" }).click();
  const later = timeThere(Date.now() - 60000);
  await director.getByLabel("Scheduled start", { exact: true }).fill(later);
  const look = director.getByRole("button", { name: "See what changes" });
  await expect(look).toBeDisabled();
  await expect(director.getByText("Say why, in a few words")).toBeVisible();
  await director.getByRole("button", { name: "Hall not ready" }).click();
  await look.click();
  const sheet = director.getByRole("dialog");
  const rows = sheet.locator("dl.facts > div");
  await expect(rows).toHaveCount(2);
  const [aoki, bernard] = [rows.nth(0), rows.nth(1)];
  await expect(aoki).toContainText("Aoki");
  await expect(aoki.getByText(/^14P → [01]P$/)).toBeVisible();
  await expect(bernard).toContainText("Bernard");
  await expect(bernard).toContainText(/Clock runs: (1[5-9]|2\d)P → (\dP$|no penalty)/);
  const [hour, minute] = later.split(":").map(Number);
  const shown = `${hour}|${hour % 12 || 12}`; // 00:05 too
  await expect(sheet.getByText(new RegExp(`→ 0?(${shown}):0?${minute}`))).toBeVisible();
  await sheet.getByRole("button", { name: "Change it" }).click();
  await expect.poll(async () => (await charged(hall))[hall.players[0]] ?? 0).toBeLessThan(2);
});
