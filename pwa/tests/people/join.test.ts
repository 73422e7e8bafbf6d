/** Joining a tournament: by its link, by a pasted link; what is said when it does not work. */
import { callOn, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

const STRANGER = `spt_${"A".repeat(43)}`;

test("a wrong token says so, and what to do", async ({ page, hall }) => {
  await page.goto(`#/join/${hall.tournament}/${STRANGER}`);
  await expect(page.getByRole("alert")).toContainText("Ask the director for a new one");
  await page.getByRole("button", { name: "Another link" }).click();
  await expect(page.getByLabel("Link to join")).toBeVisible();
  await page.goto("#/tables");
  await expect(page.getByRole("link", { name: "Join a tournament" })).toBeVisible();
});

test("a pasted text that is no link says so", async ({ page, hall }) => {
  await page.goto("#/join");
  await page.getByLabel("Link to join").fill(`${hall.address}/#/table/${hall.tables[0]}`);
  await page.getByRole("button", { name: "Join a tournament" }).click();
  await expect(page.getByText("This is not a link to join")).toBeVisible();
  await expect(page.getByLabel("Link to join")).toHaveAttribute("aria-invalid", "true");
});

test("a link that arrived broken says so", async ({ page, hall }) => {
  for (const broken of ["", "/spt_cut", "/%E0%A4%A", "/with a space"]) {
    await page.goto("#/");
    await expect(page.getByRole("heading", { name: "Shinpan" })).toBeVisible();
    await page.goto(`#/join/${hall.tournament}${broken}`);
    await expect(page.getByText("This is not a link to join: copy all of it")).toBeVisible();
  }
  await page.getByLabel("Link to join").fill(hall.address + hall.link("referee"));
  await page.getByRole("button", { name: "Join a tournament" }).click();
  await expect.poll(() => page.url()).toMatch(/#\/tables$/);
});

test("leaving asks first, and takes the log off the phone", async ({ referee }) => {
  await referee.goto("#/join");
  await referee.getByRole("button", { name: "Leave the tournament" }).click();
  await referee.getByRole("dialog").getByRole("button", { name: "Leave the tournament" }).click();
  await expect(referee.getByRole("link", { name: "Tables" })).toHaveCount(0);
  await referee.goto("#/tables");
  await expect(referee.getByText("Join a tournament to see")).toBeVisible();
});

test("what was refused in a tournament that was left, can still be resolved", async ({ referee, hall }) => {
  await send("ruling", null, callOn(hall, 0, "swap-caling"));
  await expect(referee.getByRole("link", { name: "1 to resolve" })).toBeVisible();
  await referee.goto("#/join");
  await referee.getByRole("button", { name: "Leave the tournament" }).click();
  const dialog = referee.getByRole("dialog");
  await expect(dialog).toContainText("Not sent yet: 1. This phone still sends it");
  await dialog.getByRole("button", { name: "Leave the tournament" }).click();
  await expect(referee.getByRole("link", { name: "Tables" })).toHaveCount(0);
  await referee.goto("#/outbox");
  const item = referee.getByRole("article");
  await expect(item).toContainText("Refused");
  await item.getByRole("button", { name: "Try again" }).click();
  await expect(item).toContainText("Refused");
  await item.getByRole("button", { name: "Discard" }).click();
  await referee.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(item).toHaveCount(0);
  await expect(referee.getByText("Join a tournament to see")).toBeVisible();
});
