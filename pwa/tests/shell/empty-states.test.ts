/** Where there is nothing yet, the screen says what comes next, with a button for whoever may do it. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("what was not found is one tap from all", async ({ referee, hall }) => {
  await hall.rule(0, "empty-win");
  await referee.goto(`#/log?table=${hall.tables[1]}`);
  await referee.getByRole("searchbox").fill("Bernard");
  await expect(referee.getByText("Nothing found")).toBeVisible();
  await referee.getByRole("button", { name: "Show all" }).click();
  await expect(referee.locator(".rulings > li")).toHaveCount(1);
  await expect(referee.getByRole("searchbox")).toHaveValue("");
});

test("the first result is entered from the standings", async ({ arbiter, hall }) => {
  await arbiter.goto("#/standings");
  await expect(arbiter.getByText("Nobody has a place before the first result.")).toBeVisible();
  await arbiter.getByRole("link", { name: "Enter Round 1 · Table 7" }).click();
  await expect.poll(() => arbiter.url()).toBe(`#/result/${hall.hanchans[0]}`);
});

test("who enters no results is told who does", async ({ referee, hall }) => {
  await referee.goto("#/standings");
  await expect(referee.getByText("Nobody has a place before the first result.")).toBeVisible();
  await expect(referee.locator(".waiting").getByRole("link")).toHaveCount(0);
  await referee.goto(`#/result/${hall.hanchans[0]}`);
  await expect(referee.getByText("an arbiter or a director enters it.")).toBeVisible();
});

test("a table without hanchan leads a director on", async ({ director, hall }) => {
  const table = await hall.add("tables", { label: "9" });
  await director.goto(`#/table/${table}`);
  await expect(director.getByText("No hanchan at this table yet: a director imports the seating.")).toBeVisible();
  await expect(director.getByRole("link", { name: "Import players and seating" })).toHaveAttribute(
    "href",
    "#/import/players",
  );
});
