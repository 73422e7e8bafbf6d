/** A ruling that waits for a hand which everybody has left: it is judged by how that hand ended, late as it is. */
import { store } from "../../src/store/index.ts";
import { choose, controlHand, hurry, notenRiichi } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { furnish } from "../support/phone.ts";
import { test as base } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

const EAST_1 = { wind: "east", number: 1, counters: 0 };
const EAST_2 = { wind: "east", number: 2, counters: 0 };
const ASKED = "East 1: how did it end?";

/** Under WRC's rules a hand that a referee declared dead is no noten riichi. */
const test = base.extend<{ hall: Hall; table: Page }>({
  hall: async ({}, give) => give(await furnish({ rulebook: "wrc-2022", name: "World Championship" })),
  table: async ({ referee, hall }, give) => {
    await referee.goto(`#/table/${hall.tables[0]}`);
    await expect(referee.getByRole("heading", { name: "Table 7" })).toBeVisible();
    await give(referee);
  },
});

function left(page: Page) {
  return page.getByRole("region", { name: "To be judged, from earlier hands" });
}

/** East 1 ended, as another phone says. */
function end(hall: Hall, how: string, more: Record<string, unknown> = {}) {
  return hall.add("hand-ends", { ...place(hall), how, ...more });
}

function place(hall: Hall) {
  return { table: hall.tables[0], hanchan: hall.hanchans[0], hand: EAST_1 };
}

/** Judged as the server judges it: by the dead hand that held when the call was made, though it is over by now. */
test("a hand that another phone moved on from is ended late", async ({ table, hall }) => {
  await hall.add("dead-hands", { ...place(hall), seat: "south" });
  const ruling = await notenRiichi(hall);
  await expect(table.locator(".rulings")).toContainText("Judged later");
  await expect(left(table)).toHaveCount(0);
  await hall.rule(0, "unclear-call", {}, { hand: EAST_2 });
  await expect(table.locator(".hall-hand")).toHaveText("East 2-0");
  await expect(left(table)).toContainText("Bernard");
  await left(table).getByRole("button", { name: ASKED }).click();
  const sheet = table.getByRole("dialog");
  await choose(sheet, "Exhaustive draw");
  await choose(sheet, "Noten");
  await expect(sheet.getByRole("button", { name: "Record the end" })).toBeDisabled();
  await choose(sheet, "Yes"); // noten by the dead hand
  await expect(sheet).toContainText("Result: No penalty");
  await sheet.getByRole("button", { name: "Record the end" }).click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(left(table)).toHaveCount(0);
  await expect(table.locator(".hall-hand")).toHaveText("East 2-0");
  await hurry();
  await expect.poll(async () => (await hall.call("GET", `rulings/${ruling}`)).status).toBe("closed");
  expect((await hall.call("GET", `rulings/${ruling}`)).kind).toBe("none");
  const ends = (await hall.journal()).filter(({ kind }) => kind === "hand.ended").map(({ body }) => body);
  expect(ends).toMatchObject([{ hand_wind: "east", hand_number: 1, how: "exhaustive-draw" }]);
});

/** The server takes one end of a hand: this phone only says which hand comes now. */
test("a hand that another phone ended is not ended again", async ({ table, hall }) => {
  await end(hall, "win", { winners: ["east"] });
  await expect.poll(() => Object.keys(store.snapshot.state?.handEnds ?? {})).toHaveLength(1);
  await controlHand(table, "Hand ended");
  const sheet = table.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: "East 1 has ended" })).toBeVisible();
  await expect(sheet).toContainText("A win");
  await sheet.getByRole("button", { name: "East 1-1" }).click();
  await expect(table.locator(".hall-hand")).toHaveText("East 1-1");
});

/** A second end would be refused: what the first did not say, only an amendment can. */
test("where the end is in the log already, the ruling is amended", async ({ table, hall }) => {
  await end(hall, "exhaustive-draw");
  const ruling = await notenRiichi(hall);
  await expect(table.locator(".rulings")).toContainText("Judged later");
  await controlHand(table, "Next hand");
  await expect(table.getByRole("dialog")).toHaveCount(0);
  await expect(left(table)).toContainText("East 1 has ended (Exhaustive draw), but a fact is missing");
  await expect(left(table).getByRole("button")).toHaveCount(0);
  await left(table).getByRole("link", { name: "Bernard" }).click();
  await expect.poll(() => table.url()).toBe(`#/ruling/${ruling}`);
});
