/** The same call by two referees within a minute: said before issuing, never in the way. */
import { issue, openCall, sent } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";

const SAME = "Probably the same call: Dora at";

test("it is said before issuing, and can be issued anyway", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  await expect(referee.getByRole("button", { name: "Issue: " })).toBeVisible();
  const first = await hall.rule(1, "empty-win", {}, { seat: "south" });
  const note = referee.locator(".actions").getByText(SAME);
  await expect(note).toContainText("Chonbo (30P). Look, or issue anyway.");
  await issue(referee);
  const link = referee.getByRole("main").getByRole("link", { name: SAME });
  await expect(link).toHaveAttribute("href", `#/ruling/${first}`);
  await sent(referee);
  expect(await hall.rulings()).toHaveLength(2);
});

const OTHERS: Record<string, (hall: Hall) => Promise<string>> = {
  "an earlier ruling": (hall) => {
    const ago = { device_at: new Date(Date.now() - 5 * 60_000).toISOString(), clock_offset_ms: 0 };
    return hall.rule(1, "unclear-call", {}, { seat: "south", ...ago });
  },
  "another foul": (hall) => hall.rule(1, "unvocalised-call"),
  "another player": (hall) => hall.rule(2, "unclear-call"),
};

test.for(Object.entries(OTHERS))("of %s it is not said", async ([, rule], { referee, hall }) => {
  await referee.goto(`#/ruling/${await rule(hall)}`);
  await expect(referee.locator(".hall-verdict")).toBeVisible();
  await openCall(referee, hall, "unclear-call");
  await expect(referee.getByRole("button", { name: "Issue: " })).toBeVisible();
  await expect(referee.getByText("Probably the same call")).toHaveCount(0);
});

test("withdrawn, it is over", async ({ referee, hall }) => {
  const first = await hall.rule(1, "empty-win", {}, { seat: "south" });
  await openCall(referee, hall, "empty-win");
  await expect(referee.getByText(SAME)).toBeVisible();
  await hall.call("PUT", `rulings/${first}/withdrawal`, { reason: "the same call" });
  await expect(referee.getByText(SAME)).toHaveCount(0);
  await expect(referee.getByRole("button", { name: "Issue: " })).toBeVisible();
});
