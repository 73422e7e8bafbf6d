/** How long a hanchan lasts still: on the start page and the table's, and in a call; and extra time. */
import { ISSUE } from "../support/calls.ts";
import { play } from "../support/clocks.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

async function extra(hall: Hall) {
  return (await hall.journal()).filter((entry) => entry.kind === "time.added").map((entry) => entry.body);
}

test("the start page shows what is left, and gives more", async ({ referee, hall }) => {
  await play(hall, 75, 30.1);
  await referee.goto(`#/start/${hall.tables[0]}`);
  const left = referee.getByRole("region", { name: "Time left" });
  await expect(left.getByRole("timer")).toContainText("44:");
  await left.getByRole("button", { name: "+3 min" }).click();
  await expect(left.getByRole("timer")).toContainText("47:");
  await expect(left).toContainText("Extra time given: 3:00");
  await left.getByRole("button", { name: "Remove…" }).click();
  const sheet = referee.getByRole("dialog");
  await sheet.getByRole("button", { name: "Minutes to remove: +1 min" }).click();
  await sheet.getByRole("button", { name: "Too much was given" }).click();
  await sheet.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(left).toContainText("Extra time given: 1:00");
  await expect.poll(async () => (await extra(hall)).map((body) => body.seconds)).toEqual([180, -120]);
});

test("when time is up, the table and the call know", async ({ referee, hall }) => {
  await play(hall, 75, 76);
  await referee.goto(`#/table/${hall.tables[0]}`);
  await expect(referee.getByRole("link", { name: "Time is up" })).toBeVisible();
  await expect(referee.getByText("The hand in progress is the last one.")).toBeVisible();
  await referee.goto(`#/call/${hall.tables[0]}/east/empty-win?facts={"hand_shown":true}`);
  await expect(referee.getByText("It is not dealt again; the hanchan ends")).toBeVisible();
  await referee.getByText("What else happened").click();
  await referee.getByRole("group", { name: "Is time up?" }).getByText("No", { exact: true }).click();
  await expect(referee.getByText("It is not dealt again; the hanchan ends")).toHaveCount(0);
});

test("before time is up, a call takes nothing for granted", async ({ referee, hall }) => {
  await play(hall, 75, 70);
  await referee.goto(`#/call/${hall.tables[0]}/east/empty-win?facts={"hand_shown":true}`);
  await expect(referee.getByRole("button", { name: ISSUE })).toBeVisible();
  await expect(referee.getByText("It is not dealt again; the hanchan ends")).toHaveCount(0);
});

test("the length is said with the start, and proposed for the next", async ({ referee, hall }) => {
  for (const table of [0, 1]) {
    await referee.goto(`#/start/${hall.tables[table]}`);
    const length = referee.getByLabel("Length of the game in minutes", { exact: true });
    if (table === 0) await length.fill("75");
    await expect(length).toHaveValue("75");
    await referee.getByRole("button", { name: "Set" }).click();
    await expect(referee.getByText("75 min")).toBeVisible();
  }
  const minutes = async () =>
    (await hall.journal()).filter((entry) => entry.kind === "hanchan.scheduled").map((entry) => entry.body.minutes);
  await expect.poll(minutes).toEqual([75, 75]);
});
