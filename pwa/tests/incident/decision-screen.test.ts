/** The decision of a call: what to say, how it was decided, what other rulebooks say. */
import { store } from "../../src/store/index.ts";
import { ISSUE, answer, openCall } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";

const LINE = ".call-verdict .call-line";

test("the decision says what to say and do, and why", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-win");
  const verdict = referee.locator(".call-verdict");
  await expect(verdict).toContainText("“Chonbo: 30 points off the tournament score. The hand is dealt again.”");
  await expect(verdict).toContainText("R.League 24/25 Ruleset and Penalties · Summary");
  await verdict.getByRole("button", { name: "Say it" }).click();
  const aloud = referee.getByRole("dialog");
  await expect(aloud).toContainText("Chonbo: 30 points off the tournament score.");
  await referee.pressKey("Escape");
  await expect(aloud).toHaveCount(0);
  await referee.getByText("How it was decided").click();
  const how = referee.locator("details", { hasText: "How it was decided" });
  await expect(how).toContainText("Chonbo (30P) fitsAlways");
});

/** What was asked stands below what fits or does not. */
test("how it was decided is told in words", async ({ referee, hall }) => {
  await openCall(referee, hall, "noten-riichi");
  await answer(referee, "Exhaustive draw");
  await answer(referee, "Noten");
  await expect(referee.locator(LINE)).toHaveText("Chonbo (30P)");
  await referee.getByText("How it was decided").click();
  const how = referee.locator("details", { hasText: "How it was decided" });
  await expect(how.getByRole("listitem")).toHaveText([
    "Judged if the hand ends with: the player's own win · an exhaustive draw" +
      " does not fitHow has the hand ended? Still going on",
    "No penalty does not fitHow has the hand ended? Abortive draw by four riichi / Another player won" +
      " / Dealt again (chonbo) / Another abortive draw",
    "No penalty does not fitWhat does the riichi hand show? Tenpai",
    "No penalty does not fitIs it noten only because the hand was ruled dead later? Yes",
    "Chonbo (30P) does not fitHow has the hand ended? The player declared a win",
    "Chonbo (30P) fitsWhat does the riichi hand show? Noten",
  ]);
});

test("a source of both row and rule is named once", async ({ referee, hall }) => {
  await hall.change({ rulebook: { id: "wrc-2022" } });
  await openCall(referee, hall, "noten-riichi");
  await answer(referee, "Exhaustive draw");
  await answer(referee, "Noten");
  await expect(referee.locator(".source")).toHaveText("WRC Optional Rules 2022 · Mod 6.3");
});

test("readings that mattered fold out", async ({ referee, hall }) => {
  await openCall(referee, hall, "unvocalised-call");
  const fold = referee.locator("details", { hasText: "Interpretations used here (2)" });
  await fold.locator("summary").click();
  await expect(fold.locator("p")).toHaveCount(2);
  await expect(fold.locator("p strong").first()).toBeVisible();
});

test("other rulebooks are folded, and marked as not this event's", async ({ referee, hall }) => {
  await openCall(referee, hall, "empty-group-call");
  const books = referee.locator("details", { hasText: "Other rulebooks (not this event's)" });
  await expect(books.locator("section")).toHaveCount(0);
  await books.locator("summary").click();
  await expect(books.locator("section")).toHaveCount(Object.keys(store.snapshot.library!.books).length - 1);
  await expect(books.getByRole("region", { name: "WRC 2022" }).locator(".call-line")).toHaveText(/./);
});

test("a foul that the book does not cover says so", async ({ referee, hall }) => {
  await openCall(referee, hall, "all-last-sheet");
  await expect(referee.locator(LINE)).toHaveText("Not covered here");
  const verdict = referee.locator(".call-verdict");
  await expect(verdict).toContainText("This rulebook does not cover it here; ask the head ref");
  await expect(referee.getByRole("button", { name: ISSUE })).toHaveCount(0);
  await expect(referee.getByRole("button", { name: "Choose what to issue" })).toBeVisible();
});

test("where the book is silent it leads to what it has near it", async ({ referee, hall }) => {
  await openCall(referee, hall, "peeking");
  await expect(referee.getByRole("heading", { name: "Related rules in this rulebook" })).toBeVisible();
  await referee.getByRole("link", { name: "Obstruction" }).click();
  await expect(referee.getByRole("heading", { level: 1, name: "Obstruction" })).toBeVisible();
});
