/** A director lets people in by links, and out again: officials, players, programs. */
import { expect } from "../support/expect.ts";
import { forget } from "../support/phone.ts";
import { test } from "../support/test.ts";
import type { Hall, Json } from "../support/hall.ts";
import type { Locator } from "../support/locator.ts";
import type { Page } from "../support/test.ts";

function row(within: Page | Locator, text: string) {
  return within.getByRole("listitem").filter({ hasText: text });
}

/** The link that is shown, which the code beside it says too. */
async function expectLink(page: Page) {
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  await expect(page.getByLabel("Link", { exact: true })).toHaveValue(
    /^http:\/\/[^/]+\/#\/join\/[0-9a-f-]{36}\/spi_[\w-]{43}$/,
  );
}

/** An official's roles, whom they play as, and about whom they are not impartial. */
async function declared(hall: Hall, name: string) {
  const { items } = await hall.call("GET", "officials");
  const one = items.find((official: Json) => official.name === name);
  return [one.roles, one.player, one.conflicts];
}

test("roles change, partiality is declared, and the last director stays", async ({ director, hall }) => {
  await director.goto("#/people");
  await director.getByRole("link", { name: "Arbiter" }).click();
  await director.getByLabel("referee", { exact: true }).check();
  await director.getByRole("button", { name: "Save" }).click();
  await expect(director.getByRole("main").getByText("referee and table arbiter")).toBeVisible();
  await director.getByLabel("Arbiter plays as").selectOption("Chen");
  for (const player of ["Aoki", "Bernard"]) await director.getByLabel("Conflict of interest with").selectOption(player);
  await expect(director.locator(".toast")).toHaveText("Conflicts of interest are saved");
  await director.getByRole("button", { name: "No conflict with Aoki any more" }).click();
  await expect(director.getByRole("button", { name: "Save" })).toHaveCount(0);
  const partial = [["arbiter", "referee"], hall.players[2], [hall.players[1]]];
  await expect.poll(() => declared(hall, "Arbiter")).toEqual(partial);
  await director.goto("#/people");
  await director.getByRole("link", { name: "Dora" }).click();
  await director.getByRole("button", { name: "Revoke" }).click();
  await director.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(director.getByRole("alert")).toContainText("This is the last director");
});

test("roles that were chosen wait to be saved", async ({ director, hall }) => {
  await director.goto("#/people");
  await director.getByRole("link", { name: "Arbiter" }).click();
  await director.getByLabel("finance coordinator").check();
  await director.goto("#/people");
  await director.getByRole("link", { name: "Arbiter" }).click();
  await expect(director.getByLabel("finance coordinator")).toBeChecked();
  await director.getByRole("button", { name: "Save" }).click();
  await expect(director.getByRole("main").getByText("table arbiter and finance coordinator")).toBeVisible();
  expect((await declared(hall, "Arbiter"))[0]).toEqual(["arbiter", "finance"]);
});

test("a link is withdrawn, and lets nobody in", async ({ director }) => {
  await director.goto("#/people/invite");
  await director.getByText("Whoever has the link").click();
  await director.getByLabel("table arbiter", { exact: true }).check();
  await director.getByLabel("How many people").fill("1");
  await director.getByRole("button", { name: "Make the link" }).click();
  await expect(director.getByText("Whoever scans this becomes: table arbiter")).toBeVisible();
  await expectLink(director);
  const address = await director.getByLabel("Link", { exact: true }).inputValue();
  await director.goto("#/people/links");
  const link = row(director, "table arbiter");
  await expect(link).toContainText("1 of 1 left");
  await link.getByRole("button").click();
  await director.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(director.getByRole("button", { name: "Withdraw: table arbiter" })).toHaveCount(0);
  await forget();
  await director.goto(new URL(address).hash);
  await expect(director.getByRole("alert")).toContainText("withdrawn");
});

test("players get a personal link that can be withdrawn", async ({ director, hall }) => {
  await director.goto("#/people/players");
  await director.getByLabel("Find a player").fill("aok");
  await director.getByRole("link", { name: "Aoki" }).click();
  await director.getByRole("link", { name: "Give a personal link" }).click();
  await director.getByRole("button", { name: "Make the link" }).click();
  await expect(director.getByText("Whoever scans this sees Aoki's own page.")).toBeVisible();
  await expectLink(director);
  await director.getByRole("link", { name: "Done" }).click();
  await director.getByRole("button", { name: "Withdraw" }).click();
  await director.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(director.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  const [invitation] = (await hall.call("GET", "invitations?limit=500")).items.slice(-1);
  expect([invitation.player, invitation.closed]).toEqual([hall.players[0], "revoked"]);
});

test("a token is told once, works, and is revoked", async ({ director, hall }) => {
  await director.goto("#/people/tokens");
  await director.getByRole("button", { name: "New token" }).click();
  await director.getByRole("button", { name: "Make the token" }).click();
  await expect(director.getByText("Say what it is for.")).toBeVisible();
  await director.getByLabel("What it is for").fill("Scoring software");
  await director.getByLabel("results").check();
  await director.getByLabel("Acts as").selectOption("Referee");
  await director.getByRole("button", { name: "Make the token" }).click();
  hall.tokens.program = await director.getByLabel("Token", { exact: true }).inputValue();
  expect((await hall.call("GET", "officials/me", undefined, "program")).name).toEqual("Referee");
  await director.getByRole("button", { name: "Done" }).click();
  const token = row(director, "Scoring software");
  await expect(token).toContainText("look and results");
  await token.getByRole("button").click();
  await director.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row(director.getByRole("main"), "Scoring software").getByRole("button")).toHaveCount(0);
  await expect(hall.call("GET", "officials/me", undefined, "program")).rejects.toThrow();
});

test("only a director is shown them", async ({ referee }) => {
  await referee.goto("#/people");
  await expect(referee.getByText("Only a director can let people in")).toBeVisible();
});
