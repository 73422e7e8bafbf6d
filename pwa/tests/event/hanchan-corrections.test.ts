/** A director puts games right on the phone: seats, a substitute, fines, results, what does not count. */
import { confirm } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { SEATS } from "../support/hall.ts";
import { fine } from "../support/money.ts";
import { test } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

function seats(page: Page) {
  return page.getByLabel("Seats").locator(".seats li");
}

test("seats are swapped by two taps, and a substitute comes by name", async ({ director, hall }) => {
  const hanchan = hall.hanchans[0];
  await director.goto(`#/table/${hall.tables[0]}`);
  await director.getByRole("button", { name: "More…" }).click();
  await director.getByRole("link", { name: "Correct this game…" }).click();
  await director.getByRole("button", { name: "Aoki" }).click();
  await director.getByRole("button", { name: "Bernard" }).click();
  await expect(director.getByRole("dialog")).toContainText("What follows");
  await confirm(director, "They sat otherwise", "Swap");
  await expect(seats(director)).toContainText(["Bernard", "Aoki", "Chen", "Dupont"]);
  await director.getByRole("button", { name: "Chen" }).click();
  await director.getByRole("button", { name: "Somebody else for Chen" }).click();
  await director.getByLabel("Or by name").fill("Zoé");
  await director.getByRole("button", { name: "Add Zoé" }).click();
  await confirm(director, "Ill", "Seat them");
  await expect(seats(director).nth(2)).toContainText("for Chen");
  const stored = await hall.call("GET", `hanchans/${hanchan}`);
  expect(stored.substitutes).toEqual({ west: hall.players[2] });
  await director.goto(`#/table/${hall.tables[0]}`);
  await expect(director.locator(".seats")).toContainText("Zoé");
});

test("a withdrawn player's seats are a tap from somebody else", async ({ director, hall }) => {
  await hall.add("players", { name: "Élodie" });
  await director.goto(`#/correct/player/${hall.players[5]}`);
  await director.getByRole("button", { name: "Withdraw from the tournament" }).click();
  await expect(director.getByRole("dialog").getByRole("listitem")).toHaveText("Round 1 · Table 8 · South");
  await confirm(director, "Has left", "Withdraw");
  await director.getByRole("list", { name: "Games still to be played" }).getByRole("button").click();
  const dialog = director.getByRole("dialog", { name: "Somebody else for Fabre" });
  const byName = dialog.getByLabel("Or by name");
  await byName.fill("AÖKI");
  await expect(dialog).toContainText("Aoki is entered already, and plays in this round: Table 7 · East.");
  await byName.fill("Zoé");
  await dialog.getByRole("button", { name: "Add Zoé" }).click();
  await expect(dialog).toContainText("Fabre → Zoé");
  await director.pressKey("Escape");
  expect((await hall.call("GET", "players?limit=100")).items.map(({ name }: Json) => name)).not.toContain("Zoé");
  await director.getByRole("list", { name: "Games still to be played" }).getByRole("button").click();
  await byName.fill("elodie");
  await dialog.getByRole("button", { name: "Élodie (108), entered already" }).click();
  await confirm(director, "Has left", "Seat them");
  await expect(director.getByText("Fabre was withdrawn, and is seated no more.")).toBeVisible();
  expect((await hall.call("GET", `hanchans/${hall.hanchans[1]}`)).substitutes).toEqual({ south: hall.players[5] });
});

async function schedule(hall: Hall, scheduled_at: string, replaces: object | null = null) {
  const at = { scheduled_at, minutes: 75, replaces };
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, at);
}

/** The screen of the result asks for a payment only where the server does. */
test("a fine made during a game does not keep its result back", async ({ director, hall }) => {
  const hanchan = hall.hanchans[0];
  const now = new Date().toISOString();
  await schedule(hall, now);
  await fine(hall, 0, 2000);
  await director.goto(`#/result/${hanchan}`);
  await expect(director.getByRole("button", { name: "Enter the result" })).toBeVisible();
  await expect(director.getByRole("region", { name: "Fines to pay first" })).toHaveCount(0);
  await schedule(hall, "2099-11-21T12:00:00Z", await atOf(hall));
  await expect(director.getByRole("region", { name: "Fines to pay first" })).toBeVisible();
  await schedule(hall, now, await atOf(hall));
  await hall.play(hanchan, [40000, 30000, 20000, 10000]);
});

/** When it is to begin, as the server says. */
async function atOf(hall: Hall) {
  const present = await hall.call("GET", `hanchans/${hall.hanchans[0]}/schedule`);
  return { scheduled_at: present.scheduled_at, minutes: present.minutes };
}

test("what does not count says so, and offers no play until it is taken back", async ({ director, hall }) => {
  const hanchan = hall.hanchans[0];
  await hall.play(hanchan, [40000, 30000, 20000, 10000]);
  await director.goto(`#/table/${hall.tables[0]}`);
  await expect(director.getByRole("region", { name: "finished" })).toContainText("This game is finished");
  await expect(director.locator("a.seat")).toHaveCount(0);
  await director.getByRole("button", { name: "A ruling all the same" }).click();
  await expect(director.locator("a.seat")).toHaveCount(4);
  await director.goto(`#/correct/hanchan/${hanchan}`);
  await expect(director.getByRole("button", { name: "Cancel the game…" })).toHaveCount(0);
  await director.getByRole("button", { name: "Does not count…" }).click();
  await director.getByText("The whole round (2)").click();
  await director.getByText("This game", { exact: true }).click();
  await confirm(director, "Could not be finished", "It does not count");
  await director.goto("#/tables");
  await expect(director.getByRole("link", { name: "does not count" })).toContainText("Aoki");
  await director.goto(`#/start/${hall.tables[0]}`);
  await expect(director.getByText("This game does not count.")).toBeVisible();
  await director.goto(`#/result/${hanchan}`);
  await expect(director.getByRole("button", { name: "Correct the result" })).toHaveCount(0);
  await director.goto(`#/table/${hall.tables[0]}`);
  await director.getByRole("link", { name: "Take that back…" }).click();
  await director.getByRole("button", { name: "Play or count it after all…" }).click();
  await expect(
    director.getByRole("group", { name: "Why: tap one" }).getByRole("button", { name: "Too few players" }),
  ).toHaveCount(0);
  await confirm(director, "Tapped by mistake", "Bring it back");
  expect((await hall.call("GET", `hanchans/${hanchan}`)).status).toBe(null);
});

test("a round that was added by mistake is removed at once", async ({ director, hall }) => {
  const added: string[] = [];
  for (const [at, label] of ["31", "32"].entries()) {
    const table = await hall.add("tables", { label });
    const seats = Object.fromEntries(SEATS.map((seat, place) => [seat, hall.players[at * 4 + place]]));
    added.push(await hall.add("hanchans", { table, round: "9", seats }));
  }
  await director.goto(`#/correct/hanchan/${added[0]}`);
  await director.getByRole("button", { name: "Remove…" }).click();
  await director.getByText("The whole round (2)").click();
  await expect(director.getByRole("dialog", { name: "Remove Round 9" })).toBeVisible();
  await confirm(director, "Entered twice", "Remove");
  const { items } = await hall.call("GET", "hanchans");
  expect(new Set(items.map(({ round }: Json) => round))).toEqual(new Set(["1"]));
});
