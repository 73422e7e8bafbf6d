/** What a call takes for granted: it is logged as answered, unless it would be heavier than another answer. */
import { issue, openCall, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("what was taken for granted is logged as answered", async ({ referee, hall }) => {
  await openCall(referee, hall, "exposed-tiles");
  await referee.getByRole("button", { name: "Warning", exact: true }).click();
  await issue(referee);
  await sent(referee);
  const [{ id }] = await hall.rulings();
  const { decision } = await hall.call("GET", `rulings/${id}`);
  expect(decision.facts).toEqual({ before_first_discard: false, tiles: 1, whose_tiles: "own-hand" });
});

test("a question whose usual answer would be heavier is asked", async ({ referee, hall }) => {
  await openCall(referee, hall, "wrong-tile-count");
  await expect(referee.getByRole("heading", { name: "Was it before the first discard?" })).toBeVisible();
});
