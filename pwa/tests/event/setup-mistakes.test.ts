/** What a director enters wrongly while setting up is said where it was entered, in words of their own. */
import { expect } from "../support/expect.ts";
import { SEATS } from "../support/hall.ts";
import { test } from "../support/test.ts";
import type { Json } from "../support/hall.ts";

test("a tournament has a name and the currency of its rulebook", async ({ director }) => {
  await director.goto("#/setup");
  await director.getByRole("button", { name: "Name, currency, time" }).click();
  const dialog = director.getByRole("dialog");
  await expect(dialog).toContainText("Fines are in SGD: the rulebook says so.");
  await expect(dialog.getByLabel("Currency of fines")).toHaveCount(0);
  const name = dialog.getByRole("textbox", { name: "Name" });
  await name.fill(" ");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill("Winter League");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(director.getByRole("heading", { name: "Winter League", level: 1 })).toBeVisible();
});

test("a round that somebody seated meanwhile is said in a sentence", async ({ director, hall }) => {
  await director.goto("#/import/players"); // wherever one came from, the next act is on the path
  await expect(director.getByRole("heading", { name: "Import players" })).toBeVisible();
  await director.goto("#/rounds");
  const minutes = director.getByLabel("Minutes a round", { exact: true });
  await minutes.fill("");
  await expect(director.getByText("At least 1 minute.")).toBeVisible();
  await minutes.fill("60");
  await director.getByRole("button", { name: "One round more" }).click();
  await director.getByLabel("Minutes between rounds", { exact: true }).fill("-7");
  await expect(director.getByText("0 minutes or more.")).toBeVisible();
  await director.getByRole("button", { name: "One round fewer" }).click();
  await director.getByRole("button", { name: "Propose seating" }).click();
  const seat = director.getByRole("button", { name: "Seat these rounds (1)" });
  await expect(seat).toBeVisible();
  const tables = hall.tables.map((table, at) => ({
    table,
    seats: Object.fromEntries(SEATS.map((wind, place) => [wind, hall.players[at * 4 + place]])),
  }));
  await hall.add("seatings", { rounds: [{ label: "2", tables }] });
  await seat.click();
  const alert = director.getByRole("alert");
  await expect(alert).toHaveText("Seated already, by somebody else meanwhile: round 2. Propose again.");
  await director.getByRole("button", { name: "Propose seating" }).click();
  await seat.click();
  await expect.poll(() => director.url()).toMatch(/#\/setup$/);
  const { items } = await hall.call("GET", "hanchans?limit=100");
  expect(new Set(items.map(({ round }: Json) => round))).toEqual(new Set(["1", "2", "3"]));
});

test("another time zone says how the starts read there", async ({ director, hall }) => {
  for (const hanchan of hall.hanchans)
    await hall.call("PUT", `hanchans/${hanchan}/schedule`, { scheduled_at: "2026-12-01T18:00:00Z", minutes: 90 });
  await director.goto("#/setup");
  await director.getByRole("button", { name: "Name, currency, time" }).click();
  const dialog = director.getByRole("dialog");
  await expect(dialog.getByText("Rounds start at the same moment")).toHaveCount(0);
  await dialog.getByLabel("Time zone").selectOption("Europe/London");
  const said = dialog.getByRole("status");
  await expect(said).toContainText("Rounds start at the same moment");
  await expect(said.locator(".facts > div")).toHaveCount(1);
  await expect(said).toContainText(/Round 1.*19:00 → .*18:00/);
  await dialog.getByLabel("Time zone").selectOption("Europe/Berlin");
  await expect(said).toHaveCount(0);
});
