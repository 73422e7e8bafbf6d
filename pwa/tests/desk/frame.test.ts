/** The desk around the app's addresses: for whom, from which width on, and what its rail leads to. */
import { openItem } from "../support/desk.ts";
import { expect } from "../support/expect.ts";
import { PHONE, deskOf, resize, test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const ITEMS = {
  director: "Hall Rulings People Seating Results Fines Escalations Reports Settings",
  "head-referee": "Hall Rulings Results Escalations Reports Settings",
  arbiter: "Hall Rulings Results Fines Reports Settings",
};

function items(page: Page) {
  return page.locator(".rail ul:first-of-type .body").allTexts().join(" ");
}

test("each role has its rail, and a referee has none", async ({ hall }) => {
  await hall.addOfficial("head-referee");
  for (const [role, expected] of Object.entries(ITEMS)) {
    const page = await deskOf(hall, role);
    await expect(page.locator(".rail")).toBeVisible();
    expect(items(page)).toEqual(expected);
  }
  const page = await deskOf(hall, "referee");
  await expect(page.locator(".table-card").first()).toBeVisible();
  await expect(page.locator(".rail")).toHaveCount(0);
});

test("keys lead through the rail and can be switched off", async ({ desk }) => {
  await desk.pressKey("2");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Rulings");
  await desk.pressKey("?");
  const keys = desk.getByRole("dialog");
  await expect(keys).toContainText("Close what is open beside");
  await desk.pressKey("1"); // in a dialog it is no shortcut
  await keys.getByRole("switch").uncheck();
  await desk.pressKey("Escape");
  await desk.pressKey("1");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Rulings");
  await desk.locator(".rail").getByRole("button", { name: "Keys" }).click();
  await keys.getByRole("switch").check();
  await desk.pressKey("Escape");
  await desk.pressKey("1");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Hall");
});

test("rules and tools are listed at once", async ({ desk }) => {
  await openItem(desk, "Rules and tools");
  await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Rules and tools");
  await expect(desk.getByRole("button", { name: "Menu" })).toHaveCount(0);
  await expect(desk.locator(".screen").getByRole("link", { name: "Look up a foul" })).toHaveCount(1);
  for (const [group, names] of [
    ["Rules", ["Compare rulebooks", "Rulebooks"]],
    ["Tools", ["Look at a hand", "Who has the tile", "Nobody won the hand", "End of a game", "Train rulings"]],
  ] as const) {
    const listed = desk.locator(".screen section", {
      has: desk.getByRole("heading", { name: group, exact: true, level: 2 }),
    });
    for (const name of names) await expect(listed.getByRole("link", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  resize(PHONE);
  await expect(desk.getByRole("link", { name: "New ruling" })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Menu" })).toBeVisible();
});
