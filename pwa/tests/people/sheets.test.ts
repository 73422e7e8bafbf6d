/** Players and seating from a sheet on a director's screen: columns chosen, looked at, then added. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

function look(page: Page) {
  return page.getByRole("button", { name: "Check each row" }).click();
}

test("columns are chosen where nothing tells them", async ({ director }) => {
  await director.getByRole("link", { name: "Import players and seating" }).first().click();
  await expect(director.getByRole("heading", { name: "Import players" })).toBeVisible();
  await director.getByLabel("Or paste the sheet here").fill("who,what,id\nBaba,202,club\n");
  await look(director);
  await expect(director.getByRole("alert")).toHaveText("Choose below which column is: Name.");
  await director.getByLabel("who").selectOption("Name");
  await director.getByLabel("what").selectOption("Id number");
  await expect(director.getByLabel("id", { exact: true })).toHaveValue(""); // a column is under one heading
  await look(director);
  await expect(director.getByRole("listitem").first()).toContainText("Baba");
  await director.getByRole("button", { name: "Import: 1" }).click();
  await expect(director.getByRole("status").filter({ hasText: "Added: 1." })).toBeVisible();
});

test("who is no director imports nobody", async ({ referee }) => {
  await referee.goto("#/import/players");
  await expect(referee.getByText("Directors import players and seating.")).toBeVisible();
  await expect(referee.getByRole("textbox")).toHaveCount(0);
});
