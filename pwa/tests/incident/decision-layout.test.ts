/** The decision's screen: what changes the ruling beside it, and what the button does. */
import { ISSUE, answer, issue, openCall, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

const LINE = ".call-verdict .call-line";

test("a switch that changes nothing is not there", async ({ referee, hall }) => {
  await openCall(referee, hall, "unvocalised-call");
  await expect(referee.getByRole("button", { name: "Players at fault: 1" })).toBeVisible();
  await expect(referee.getByRole("button", { name: "Another win on this tile" })).toHaveCount(0);
  await expect(referee.getByRole("button", { name: "Exhaustive draw" })).toHaveCount(0);
});

test("the sentence is the way to say it large", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  await referee.getByRole("button", { name: "“Chonbo: 30 points off the tournament score." }).click();
  await expect(referee.getByRole("dialog")).toContainText("The hand is dealt again.");
});

test("one of what the book leaves open is a tap, and needs no letter", async ({ referee, hall }) => {
  await openCall(referee, hall, "obstruction");
  await answer(referee, "No");
  await answer(referee, "No");
  const choices = referee.getByRole("region", { name: "Within the range" }).getByRole("button");
  await choices.filter({ hasText: "Warning" }).click();
  await expect(referee.locator(LINE)).toHaveText("Warning");
  await expect(referee.locator(".call-verdict")).toHaveClass("call-verdict warning");
  await expect(referee.getByRole("button", { name: ISSUE })).toHaveText("Issue: Warning · Bernard");
  await issue(referee);
  await sent(referee);
  const [ruling, ...others] = await hall.rulings();
  expect(others).toEqual([]);
  expect(ruling.kind).toBe("warning");
  const { issued } = await hall.call("GET", `rulings/${ruling.id}`);
  expect(issued.reason).toBe("Chosen from what the rulebook leaves to the referee");
});
