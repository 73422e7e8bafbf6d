/** Who plays no more and is still seated in a coming game: a director is told of them. */
import { row, show } from "../support/desk.ts";
import { expect } from "../support/expect.ts";
import { seated } from "../support/hall.ts";
import { test } from "../support/test.ts";

test("who was disqualified and sits in a coming game needs a director", async ({ desk, hall }) => {
  const seats = seated(hall.players);
  const second = await hall.add("hanchans", { table: hall.tables[0], round: "2", seats });
  const issued = { penalties: [{ kind: "disqualification" }], reason: "seen by two arbiters" };
  const ruling = await hall.rule(1, "cheating", {}, { issued });
  await hall.play(hall.hanchans[0], [40000, 30000, 20000, 10000]);
  const begin = { scheduled_at: new Date().toISOString(), minutes: 90 };
  await hall.call("PUT", `hanchans/${second}/schedule`, begin);
  await desk.goto("#/tables");
  await expect(row(desk, "Bernard").locator(".of-players .badge")).toHaveText("Disqualified");
  await expect(row(desk, "Bernard").getByRole("button", { name: "The game begins" })).toBeVisible();
  const need = desk.locator(".need").filter({ hasText: "Bernard is disqualified and still seated" });
  await expect(need).toContainText("Table 7 · Round 2");
  await need.getByRole("link", { name: "Open" }).click();
  await expect.poll(() => desk.url()).toContain(`#/correct/hanchan/${second}`);
  await desk.goto("#/people/players");
  await expect(row(desk, "Bernard").locator(".of-marks")).toHaveText("Disqualified");
  await desk.goto("#/seating");
  await show(desk, "round 2");
  await expect(row(desk, "Bernard").locator(".of-south")).toContainText("Disqualified");
  await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "another player" });
  await desk.goto("#/tables");
  await expect(row(desk, "Bernard").locator(".of-players .badge")).toHaveCount(0);
  await expect(need).toHaveCount(0);
});
