/** Finding the foul: the eight that are likely here, the search, the categories. */
import { store } from "../../src/store/index.ts";
import { openCall } from "../support/calls.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Page } from "../support/test.ts";

function common(page: Page) {
  return page.getByRole("list", { name: "Most used here" });
}

/** So many rulings are known on the phone. */
async function logged(count: number) {
  await expect.poll(() => Object.keys(store.snapshot.state?.rulings ?? {})).toHaveLength(count);
}

test("the fouls most used here come first, and are filled up", async ({ referee, hall }) => {
  for (const foul of ["swap-calling", "unclear-call", "unclear-call"])
    await hall.rule(5, foul, {}, { device_at: "2025-01-01T10:00:00Z", clock_offset_ms: 0 });
  for (let times = 0; times < 3; times++) await hall.rule(5, "empty-win"); // what is ruled today moves nothing
  await logged(6);
  await openCall(referee, hall);
  const items = common(referee).getByRole("listitem");
  await expect(items).toHaveCount(8);
  await expect(items.nth(0)).toHaveText("Unclear or non-standard callWarning");
  await expect(items.nth(1)).toHaveText("Swap-callingDead hand");
  await expect(items.nth(2)).toHaveText("Call not said aloud1P");
  await expect(items.filter({ hasText: "Noten riichi" })).toHaveText("Noten riichidepends");
  const small = items.filter({ hasText: "Too many or too few tiles" });
  await expect(small).toContainText("Was it before the first discard?");
  await expect(small.getByRole("link")).toHaveText(["Too many or too few tiles", "Yes depends", "No Chonbo"]);
});

test("whatever a dead hand calls leads to that foul", async ({ referee, hall }) => {
  await hall.rule(2, "swap-calling", {}, { seat: "west" });
  await logged(1);
  await openCall(referee, hall, "", { seat: "west" });
  const links = common(referee).getByRole("link");
  await expect(links.first()).toHaveText("Calling with a dead handChonbo");
  await links.filter({ hasText: "Empty win" }).press("Enter");
  await expect.poll(() => referee.url()).toMatch(/\/west\/dead-hand-call.*win/);
  await expect(referee.getByRole("heading", { name: "Calling with a dead hand" })).toBeVisible();
});

test("the way back finds what was looked for", async ({ referee, hall }) => {
  await openCall(referee, hall);
  const field = referee.getByRole("searchbox", { name: "Search all fouls" });
  await field.fill("kuikae");
  await referee.getByRole("link", { name: "Swap-calling" }).press("Enter");
  await expect(referee.getByRole("heading", { name: "Swap-calling", level: 1 })).toBeVisible();
  await referee.getByRole("button", { name: "Back" }).click();
  await expect(field).toHaveValue("kuikae");
  await expect(referee.getByRole("link", { name: "Swap-calling" })).toBeVisible();
});

test("a typo, a Japanese word and nonsense", async ({ referee, hall }) => {
  await openCall(referee, hall);
  const field = referee.getByRole("searchbox", { name: "Search all fouls" });
  for (const [query, name] of [
    ["notten richi", "Noten riichi"],
    ["喰い替え", "Swap-calling"],
    ["空チー", "Empty call for a group"],
  ]) {
    await field.fill(query);
    await expect(referee.getByRole("link", { name }).first()).toBeVisible();
  }
  await field.fill("zzzzqqq");
  await expect(referee.getByText("Nothing found. Try one word of it, in any language.")).toBeVisible();
  const unlisted = "Not on the list Describe it, then choose a penalty or ask the head referee";
  await expect(referee.getByRole("link", { name: unlisted })).toBeVisible();
  await field.fill("");
  await expect(common(referee)).toBeVisible();
});

test("an ambiguous word asks which", async ({ referee, hall }) => {
  await openCall(referee, hall);
  const [{ question, means }] = Object.values(store.snapshot.library!.catalogue.ambiguities);
  await referee.getByRole("searchbox", { name: "Search all fouls" }).fill("open riichi");
  await referee.getByRole("group", { name: question }).getByRole("link", { name: means[0].text }).click();
  await expect.poll(() => referee.url()).toMatch(new RegExp(`/${means[0].foul}$`));
});

test("categories open, and say what the book leaves out", async ({ referee, hall }) => {
  const issued = { penalties: [{ kind: "warning" }], reason: "Slow" };
  await hall.rule(1, "slow-play", { serious_or_repeated: false }, { issued });
  await openCall(referee, hall);
  const fold = referee.locator("details", { hasText: "Conduct" });
  await expect(fold.getByRole("link")).toHaveCount(0);
  await fold.locator("summary").click();
  await expect(fold.getByRole("link", { name: "Slow play, or drawing too fast to call × 1" })).toBeVisible();
  await expect(fold.getByRole("link", { name: "Cheating" })).toHaveCount(0);
  const others = referee.locator("details", { hasText: "Not in this rulebook" });
  await others.locator("summary").click();
  await others.getByRole("link", { name: "Cheating Not covered here" }).click();
  await expect.poll(() => referee.url()).toMatch(/\/cheating$/);
});
