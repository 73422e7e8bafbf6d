/** What players argue about although it changes nothing stands below the ruling, and nowhere where it does change it. */
import { answer, openCall } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

const SAME = "Shown or not: the same";

test("shown or not is the same where the book does not ask", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  await expect(referee.locator(".call-verdict")).toContainText("Chonbo");
  await expect(referee.getByText(SAME)).toBeVisible();
});

test("it is not said where it changes the ruling", async ({ referee, hall }) => {
  await hall.change({ rulebook: { id: "rrc-1-5" } });
  await openCall(referee, hall, "empty-win");
  await expect(referee.getByText("Was the hand shown?")).toBeVisible();
  await expect(referee.getByText(SAME)).toHaveCount(0);
  await answer(referee, "Hand shown");
  await expect(referee.locator(".call-verdict")).toContainText("Chonbo");
  await expect(referee.getByRole("button", { name: "Rule otherwise" })).toBeVisible();
  await expect(referee.getByText(SAME)).toHaveCount(0);
});

test("a foul without a dispute has no such line", async ({ referee, hall }) => {
  await openCall(referee, hall, "unvocalised-call");
  await expect(referee.locator(".call-verdict")).toBeVisible();
  await expect(referee.getByRole("button", { name: "Call a director" })).toBeVisible();
  await expect(referee.getByText(": the same")).toHaveCount(0);
});
