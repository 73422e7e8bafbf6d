/** The screen of calls: who has the tile, by taps at a drawn table. */
import { choose } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { inUse } from "../support/rules.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const RESULT = ".draw-result";

/** The screen under this rulebook. */
async function under(page: Page, book: string) {
  inUse(book);
  await page.goto("#/calls");
}

const test = base.extend<{ screen: Page }>({
  screen: async ({ page }, lend) => {
    await under(page, "wrc-2025");
    await lend(page);
  },
});

function seat(page: Page, wind: string) {
  return page.getByRole("region", { name: wind, exact: true });
}

function call(page: Page, wind: string, kind: string) {
  return seat(page, wind).getByRole("button", { name: kind, exact: true }).click();
}

function kind(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true }).click();
}

test("two calls are asked about, and the answer says who has the tile", async ({ screen }) => {
  await call(screen, "South", "Chii");
  await expect(screen.locator(RESULT)).toHaveText("South The call stands No other call is good");
  await call(screen, "West", "Pon");
  const question = screen.getByRole("group", { name: "How did the calls come?" });
  await expect(question.getByRole("button").first()).toHaveText("Clearly later The call stands");
  await question.getByRole("button", { name: "At once" }).click();
  await expect(question).toHaveCount(0);
  await expect(screen.locator(RESULT)).toHaveText("West The call stands Pon and kan come before chii");
  await expect(screen.locator(".call-list li").first()).toContainText("South Chii Pon and kan come before chii");
  await expect(screen.locator(".drawn-seat.next")).toHaveAccessibleName("West");
  await expect(screen.locator(".hand-answer")).toContainText("12.3.2");
  await screen.getByLabel("How it came").selectOption("Clearly later");
  await expect(screen.locator(RESULT)).toHaveText("South The call stands The clearly first call has the tile");
});

test("pon, no, ron is two calls, and what was told of them can be asked again", async ({ screen }) => {
  await call(screen, "South", "Pon");
  await call(screen, "South", "Ron");
  const question = screen.getByRole("group", { name: "Does the caller show the tiles for it?" });
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(screen.locator(RESULT)).toHaveText("South The call stands No other call is good");
  await expect(screen.locator(".call-list li").last()).toContainText("South Ron A call can't be changed");
  const rule = screen.getByRole("link", { name: "South: Rule on it: Changing a call" });
  await expect(rule).toHaveAttribute("href", "#/foul/changing-call?first_call=group&first_call_possible=true");
  await screen.getByRole("button", { name: "Does the caller show the tiles for it? Yes" }).click();
  await question.getByRole("button", { name: "No" }).click();
  await expect(screen.locator(RESULT)).toContainText("Nobody has the tile");
  await call(screen, "South", "Pon");
  await expect(screen.locator(RESULT)).toHaveText("South Ron No other call is good");
});

test("the discarder is tapped and calls nothing", async ({ screen }) => {
  await call(screen, "South", "Chii");
  await seat(screen, "North").getByRole("button", { name: "North" }).click();
  await expect(seat(screen, "North").getByRole("button")).toHaveCount(1);
  await expect(seat(screen, "South").getByRole("button", { name: "Chii" })).toHaveCount(0);
  await expect(screen.locator(".call-list")).toHaveCount(0);
  await expect(seat(screen, "East").getByRole("button", { name: "Chii" })).toBeVisible();
  await expect(screen.locator(RESULT)).toHaveText("Nobody has the tile, play goes on Nobody has called");
});

test("a fast draw and its foul filled in", async ({ page }) => {
  await under(page, "r-league-24-25");
  await call(page, "West", "Pon");
  await choose(page, "Drew, tile still apart");
  await page
    .getByRole("group", { name: "Was the tile drawn too fast to call?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.locator(RESULT)).toHaveText("West The call stands No other call is good");
  await expect(page.locator(".hand-answer")).toContainText("The drawn tile goes back to the wall");
  await page.getByRole("link", { name: "South: Rule on it" }).click();
  await expect.poll(() => page.url()).toMatch(/#\/foul\/draw-too-fast\?.*win_called=false.*tile_provable=true/);
  await expect(page.getByRole("heading", { name: "Drawn while another player calls" })).toBeVisible();
});

test("a kan is robbed, or says when its indicator is turned", async ({ screen }) => {
  await kind(screen, "Kakan");
  await expect(screen.locator(RESULT)).toHaveText("The kan stands There is no good ron on it");
  await expect(screen.locator(".hand-answer")).toContainText("Turn the kan dora now, before the replacement tile");
  await call(screen, "North", "Ron");
  await expect(screen.locator(RESULT)).toHaveText("North Ron No other call is good");
  await expect(screen.locator(".hand-answer")).toContainText("No kan dora for a kan that was robbed");
});

test("what the book leaves open is chosen", async ({ screen }) => {
  await kind(screen, "Ankan");
  await call(screen, "North", "Ron");
  await expect(screen.locator(".call-list li")).toContainText("An ankan can't be robbed");
  await choose(screen, "Allowed");
  const question = screen.getByRole("group", { name: "Is it thirteen orphans?" });
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(screen.locator(RESULT)).toHaveText("North Ron No other call is good");
});

test("the referee's matter is said", async ({ screen }) => {
  await call(screen, "South", "Pon");
  await choose(screen, "Next player touched the wall");
  await expect(screen.locator(RESULT)).toContainText("The referee decides");
});

test("what a rulebook leaves open can be chosen and chosen again", async ({ page }) => {
  await under(page, "wrc-2022");
  await call(page, "West", "Ron");
  await call(page, "North", "Ron");
  const openPoint = page.getByRole("group", { name: "Several rons on one discard" });
  for (const [answer, told] of [
    ["All win", "Several rons, and all count"],
    ["Head bump", "Head bump: the next in turn"],
  ]) {
    await choose(openPoint, answer);
    await expect(page.locator(RESULT)).toContainText(told);
    await expect(openPoint.getByRole("radio", { name: answer })).toBeChecked();
  }
  await call(page, "North", "Ron");
  await expect(openPoint).toHaveCount(0);
});
