/** Once a ruling is withdrawn or amended, the phone says what the table puts right: at once, and on its page later. */
import { AMEND, issue } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

/** What stands there to put right. */
function lines(page: Page) {
  return page.getByRole("region", { name: "Put right at the table" }).getByRole("listitem");
}

/** What the server says of it. */
async function corrections(hall: Hall, ruling: string): Promise<string[] | undefined> {
  const { corrections } = await hall.call("GET", `rulings/${ruling}`);
  return corrections?.map(({ text }: Json) => text);
}

/** A dead hand that South's, West's, South's … was ruled for, each in place of the one before; the ids. */
async function putRight(hall: Hall, times: number) {
  const rulings = [await hall.rule(1, "swap-calling", {}, { seat: "south" })];
  for (let time = 1; time <= times; time++) {
    const [player, seat] = time % 2 ? [2, "west"] : [1, "south"];
    const amends = { ruling: rulings.at(-1), reason: `it was ${seat}` };
    rulings.push(await hall.rule(player, "swap-calling", {}, { seat, amends }));
  }
  return rulings;
}

test("on the wrong player it names whose hand is alive", async ({ referee, hall }) => {
  const [, newer] = await putRight(hall, 1);
  await referee.goto(`#/ruling/${newer}`);
  await expect(lines(referee).filter({ hasText: "Bernard: If the hand is still played" })).toHaveCount(1);
});

test("what was put right twice is listed on the last ruling alone", async ({ referee, hall }) => {
  const [, second, third] = await putRight(hall, 2);
  await referee.goto(`#/ruling/${third}`);
  await expect(lines(referee).filter({ hasText: "Chen: If the hand is still played" })).toHaveCount(1);
  expect((await corrections(hall, third))?.length).toBeGreaterThan(0);
  await referee.goto(`#/ruling/${second}`);
  await expect(referee.locator(".hall-verdict")).toBeVisible();
  await expect(referee.getByRole("region", { name: "Put right at the table" })).toHaveCount(0);
  expect(await corrections(hall, second)).toBeUndefined();
});

test("once amended it says so at once, and on its page", async ({ referee, hall }) => {
  const ruling = await hall.rule(1, "empty-win", {}, { seat: "south" });
  await referee.goto(`#/call/${hall.tables[0]}/south/unclear-call?amends=${ruling}&why=wrong-foul`);
  await issue(referee, AMEND);
  await expect(lines(referee).first()).toContainText("isn't dealt again");
  const said = lines(referee).allTexts();
  const newer = new URLSearchParams(referee.url().split("?")[1]).get("issued");
  await referee.goto(`#/ruling/${newer}`);
  await expect(referee.locator(".hall-verdict")).toBeVisible();
  await expect(lines(referee)).toHaveText(said);
});

test("of a call that was ruled twice it says what the server says", async ({ referee, hall }) => {
  const twin = await hall.rule(1, "empty-win", {}, { seat: "south" });
  const ruling = await hall.rule(1, "empty-win", {}, { seat: "south" });
  await hall.call("PUT", `rulings/${ruling}/withdrawal`, { reason: "issued twice" });
  await referee.goto(`#/ruling/${ruling}`);
  await expect(lines(referee)).toHaveText(["The standings correct themselves; no points move at the table."]);
  await hall.call("PUT", `rulings/${twin}/withdrawal`, { reason: "did not happen" });
  await expect(lines(referee).first()).toContainText("The hand isn't dealt again.");
  expect(lines(referee).allTexts()).toEqual(await corrections(hall, ruling));
});
