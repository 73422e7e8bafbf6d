/** A dialog changes what it was opened on: what somebody else changed meanwhile is neither replaced nor taken for it. */
import { expect } from "../support/expect.ts";
import { confirm } from "../support/acts.ts";
import { test } from "../support/test.ts";
import type { Json } from "../support/hall.ts";

test("a name that another director gave stays", async ({ director, hall }) => {
  await director.goto("#/setup");
  await director.getByRole("button", { name: "Name, currency, time" }).click();
  const dialog = director.getByRole("dialog");
  await hall.change({ name: "Renamed by another" });
  await expect(director.getByRole("heading", { name: "Renamed by another" })).toHaveCount(1);
  await dialog.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect((await hall.call("GET", "")).name).toEqual("Renamed by another");
});

test("times that another director set are not replaced unseen", async ({ director, hall }) => {
  await director.goto("#/rounds/times");
  await expect(director.getByRole("button", { name: "Set the times" })).toBeVisible();
  const at = { scheduled_at: "2026-12-01T19:00:00Z", minutes: 75, replaces: null };
  await hall.call("PUT", `hanchans/${hall.hanchans[0]}/schedule`, at);
  await expect(director.locator(".facts")).toContainText(/\d:00/);
  await director.getByRole("button", { name: "Set the times" }).click();
  await expect(director.getByRole("alert")).toBeVisible();
  expect((await hall.call("GET", `hanchans/${hall.hanchans[0]}/schedule`)).minutes).toEqual(75);
});

test("a game that was moved is not offered to be moved back", async ({ director, hall }) => {
  await hall.add("tables", { label: "33" });
  await director.goto(`#/correct/hanchan/${hall.hanchans[0]}`);
  const move = director.getByRole("button", { name: "Another table or round…" });
  await move.click();
  const dialog = director.getByRole("dialog");
  const table = dialog.getByLabel("Table");
  await table.selectOption("Table 33");
  await confirm(director, "They sat otherwise", "Move it");
  await expect(director.getByRole("heading", { name: "Table 33" })).toBeVisible();
  await move.click();
  const { selectedOptions } = (await table.one()) as HTMLSelectElement;
  expect([...selectedOptions].map(({ textContent }) => textContent)).toEqual(["Table 33"]);
  await expect(dialog.getByRole("button", { name: "Move it" })).toBeDisabled();
});

test("namesakes are two", async ({ director, hall }) => {
  await director.goto("#/people/new");
  for (const number of [1, 2]) {
    await director.getByRole("textbox", { name: "Name", exact: true }).fill("Ken Sato");
    await director.getByRole("button", { name: "Add", exact: true }).click();
    await expect(director.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
    const { items } = await hall.call("GET", "players");
    expect(items.filter(({ name }: Json) => name === "Ken Sato")).toHaveLength(number);
  }
});
