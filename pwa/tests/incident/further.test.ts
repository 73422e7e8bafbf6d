/** A step that leads to another ruling is a button: it opens that ruling, filled in. */
import { answer, issue, openCall } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

const OBSTRUCTION = "Rule: Obstruction";

test("the issued ruling leads there too, at once and later", async ({ referee, hall }) => {
  await hall.rule(1, "unclear-call", {}, { seat: "south" });
  await openCall(referee, hall, "unclear-call");
  await issue(referee);
  await expect(referee.getByRole("link", { name: OBSTRUCTION })).toBeVisible();
  const ruling = await hall.rule(1, "unclear-call", {}, { seat: "south" });
  await referee.goto(`#/ruling/${ruling}`);
  await expect(referee.locator(".hall-verdict")).toBeVisible();
  await expect(referee.getByRole("link", { name: OBSTRUCTION })).toBeVisible();
});

test("what may be ruled harder opens the same foul as repeated", async ({ referee, hall }) => {
  await openCall(referee, hall, "obstruction");
  await answer(referee, "No");
  await answer(referee, "No");
  await referee.getByRole("link", { name: "Serious or repeated: Obstruction" }).click();
  const range = referee.getByRole("region", { name: "Within the range" });
  await expect(range.getByRole("button", { name: "Disqualification" })).toBeVisible();
});
