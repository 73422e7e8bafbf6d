/** A director takes out the personal data of one player. */
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

test("one player, from their page", async ({ director, hall }) => {
  await director.goto(`#/people/player/${hall.players[1]}`);
  await director.getByRole("link", { name: "Take out personal data" }).click();
  await expect(director.getByRole("heading", { name: "Take out the personal data of Bernard" })).toBeVisible();
  const takeOut = { name: "Take out for good" };
  await director.getByRole("button", takeOut).click();
  const asked = director.getByRole("dialog");
  await expect(asked).toContainText("A number from then on: Bernard.");
  await director.pressKey("Escape");
  await expect(asked).toHaveCount(0);
  await director.getByRole("button", takeOut).click();
  await asked.getByRole("button", takeOut).click();
  await expect(director.getByRole("heading", { name: "Taken out before" })).toBeVisible();
  await director.goto("#/people/players");
  await expect(director.getByText("Aoki")).toBeVisible();
  await expect(director.getByText("Bernard")).toHaveCount(0);
});
