/** Issuing something else than prescribed, or what the book leaves to the referee. */
import { ISSUE, answer, openCall, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Json } from "../support/hall.ts";

const LINE = ".call-verdict .call-line";

test("something else may fall on the player's team", async ({ referee, hall }) => {
  const [south, west, north] = hall.players;
  const team = await hall.add("teams", { name: "Reds" });
  const east = await hall.add("players", { name: "Ito", id_number: "109", team });
  const table = await hall.add("tables", { label: "9" });
  await hall.add("hanchans", { table, round: "2", seats: { east, south, west, north } });
  await referee.goto(`#/call/${table}/east/empty-win`);
  await referee.getByRole("button", { name: "Rule otherwise" }).click();
  const sheet = referee.getByRole("dialog");
  const whom = sheet.getByRole("group", { name: "On whom" });
  await expect(whom.locator("label")).toHaveText(["Ito", "the team", "each teammate"]);
  await whom.getByText("the team").click();
  await sheet.getByLabel("Warning").check();
  await expect(sheet.getByRole("status")).toHaveText("Warning - the team");
});

test("a book in table points is asked and answered in them", async ({ referee, hall }) => {
  await hall.change({ rulebook: { id: "rrc-1-5" } });
  await openCall(referee, hall, "obstruction");
  await answer(referee, "The table is too loud");
  await referee.getByRole("button", { name: "Choose what to issue" }).click();
  const sheet = referee.getByRole("dialog");
  await sheet.getByRole("group", { name: "Within the range" }).locator("label").nth(1).click();
  const amount = sheet.getByRole("group", { name: "Point penalty: how many points?" });
  await expect(amount.locator("button", { hasText: /^2,000$/ })).toHaveAttribute("aria-pressed", "true");
  await amount.getByRole("button", { name: "Another number" }).click();
  const points = sheet.getByRole("textbox", { name: "Point penalty: how many points?" });
  await expect(points).toHaveValue("2000");
  await points.fill("2500");
  await sheet.getByLabel("Reason").fill("Twice asked to be quiet");
  await sheet.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(sheet).toContainText("Give whole thousands up to 1,000,000.");
  await points.fill("3000");
  await sheet.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(referee.locator(LINE)).toContainText("3,000");
  await sent(referee);
  const [ruling, ...others] = await hall.rulings();
  expect(others).toEqual([]);
  expect(ruling.penalties.map(({ p, unit }: Json) => [p, unit])).toEqual([[3, "pts"]]);
});

test("discretion is used within the range that is shown", async ({ referee, hall }) => {
  await openCall(referee, hall, "slow-play");
  await answer(referee, "Yes");
  await expect(referee.getByRole("button", { name: ISSUE })).toHaveCount(0);
  await referee.getByRole("button", { name: "Choose what to issue" }).click();
  const sheet = referee.getByRole("dialog");
  const choices = sheet.getByRole("group", { name: "Within the range" }).locator("label");
  await expect(choices).toHaveText(["Warning", "Dead hand", "Chonbo (30P)", "Disqualification"]);
  await choices.nth(0).click();
  await choices.nth(1).click();
  await expect(sheet.getByRole("radio", { name: "Dead hand" })).toBeChecked();
  await sheet.getByLabel("Reason").fill("Third reminder");
  await sheet.getByRole("button", { name: "Issue", exact: true }).click();
  await expect(referee.locator(LINE)).toHaveText("Dead hand");
  await expect(referee.getByLabel("Say formally")).toBeVisible();
  await sent(referee);
  expect(await hall.rulings()).toMatchObject([{ prescribed_followed: true, kind: "dead-hand" }]);
});
