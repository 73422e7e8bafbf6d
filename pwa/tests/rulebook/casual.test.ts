/** An evening of casual play: penalties paid at the table, added up, undone, settled. */
import { expect } from "../support/expect.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const test = base.extend<{ casual: Page }>({
  /** Four people at a table under WRC 2022. */
  casual: async ({ page }, lend) => {
    await page.goto("#/casual");
    await page.getByRole("button", { name: "Names" }).click();
    for (const [at, name] of ["Ann", "Ben", "Cho", "Dan"].entries())
      await page
        .getByRole("dialog")
        .getByLabel(`Player ${at + 1}`)
        .fill(name);
    await page.getByRole("button", { name: "Done" }).click();
    await lend(page);
  },
});

/** The link in the drawing: happy-dom does not follow it. */
async function follow(page: Page, name: string) {
  await page.goto((await page.getByRole("link", { name }).one()).getAttribute("href") ?? "");
  await expect(page.getByRole("heading", { name: `${name}: which foul?` })).toBeVisible();
}

/** Somebody commits a foul; its screen is open. */
async function commit(page: Page, name: string, foul: string) {
  await follow(page, name);
  await page.getByLabel("What happened?").fill(foul);
  await page.getByRole("main").getByRole("listitem").getByRole("link", { name: foul }).first().click();
}

/** What each has gained or lost, Ann first. */
async function expectSums(page: Page, ...amounts: string[]) {
  await expect(page.locator(".table-figure g:not(.arrow) text:not(.name)")).toHaveText(amounts);
}

/** What is paid, in words; an arrow is drawn for each. */
async function expectPaid(page: Page, ...lines: string[]) {
  await expect(page.locator(".table-figure li")).toHaveText(lines);
  await expect(page.locator(".arrow")).toHaveCount(lines.length);
}

/** Every question's first answer, until the decision is there. */
async function answerAll(page: Page) {
  const answered = page.getByRole("heading", { name: "Source" });
  const question = page.locator(".question").first();
  await expect(question.or(answered).first()).toBeVisible();
  while (!answered.count()) await question.getByRole("button").first().click();
}

test("rules are made casual by themselves", async ({ casual }) => {
  await expect(casual.getByRole("button", { name: "Rules in use" })).toContainText("WRC 2022 · No tournament score");
});

test("a chonbo is paid to three, with arrows and in words", async ({ casual }) => {
  await commit(casual, "Ben", "Empty win declaration");
  await expectPaid(casual, "Ben → Ann: 6,000 points", "Ben → Cho: 6,000 points", "Ben → Dan: 6,000 points");
  const told = casual.getByText("6,000").all();
  const [arrows, others] = [told.filter((one) => one.closest(".arrow")), told.filter((one) => !one.closest(".arrow"))];
  expect(arrows).toHaveLength(3);
  expect(others.filter((one) => !one.closest(".unseen"))).toHaveLength(1); // in one line
  await casual.getByRole("button", { name: "Note it" }).click();
  await expect(casual.getByRole("heading", { level: 1 })).toHaveText("Casual play");
  await expectSums(casual, "+6,000", "−18,000", "+6,000", "+6,000");
});

test("who is east counts where the dealer gets more", async ({ casual }) => {
  await casual.getByRole("button", { name: "Rules in use" }).click();
  await casual.getByRole("dialog").getByLabel("Rulebook", { exact: true }).selectOption("EMA 2016");
  await casual.getByRole("button", { name: "Use these rules" }).click();
  await casual.getByRole("group", { name: "Who is East now?" }).getByText("Cho").click();
  await commit(casual, "Ben", "Empty win declaration");
  await casual.locator(".answer", { hasText: "Chonbo" }).click();
  await expectPaid(casual, "Ben → Cho: 4,000 points", "Ben → Dan: 2,000 points", "Ben → Ann: 2,000 points");
  await expect(casual.getByText("This book names no payment; it is borrowed from EMA Riichi Rules 2025")).toBeVisible();
});

test("what was looked for before is in nobody's way", async ({ casual }) => {
  await casual.goto("#/fouls");
  const field = casual.getByLabel("What happened?");
  await field.fill("riichi");
  for (const person of [0, 1]) {
    await casual.goto(`#/casual/${person}`);
    await expect(casual.getByRole("heading", { level: 1 })).toContainText("which foul?");
    await expect(field).toHaveValue("");
    await field.fill("win");
  }
  await casual.locator("main .rows a").first().click();
  await expect(field).toHaveCount(0);
  casual.goBack();
  await expect(field).toHaveValue("win");
});

test("a small penalty lies on the table until somebody wins", async ({ casual }) => {
  await casual.getByRole("button", { name: "Rules in use" }).click();
  await casual.getByRole("switch", { name: "Higher penalties" }).check();
  await casual.getByRole("button", { name: "Use these rules" }).click();
  await casual.goto("#/casual/2/unclear-call");
  await answerAll(casual);
  await expectPaid(casual, "Cho → the table: 1,000 points");
  await casual.getByRole("button", { name: "Note it" }).click();
  const pot = casual.locator("section", { has: casual.getByRole("heading", { name: "On the table: 1,000" }) });
  await pot.getByRole("button", { name: "Ann" }).click();
  await expectSums(casual, "+1,000", "±0", "−1,000", "±0");
  await expect(pot).toHaveCount(0);
});

test("what is the referee's discretion is the table's choice", async ({ casual }) => {
  await casual.goto("#/casual/0/obstruction");
  await answerAll(casual);
  await casual.getByRole("group", { name: "The table decides" }).getByText("Chonbo (30P)").click();
  await expectPaid(casual, "Ann → Ben: 6,000 points", "Ann → Cho: 6,000 points", "Ann → Dan: 6,000 points");
});

test("what belongs to a tournament is not offered", async ({ casual }) => {
  await follow(casual, "Ann");
  await casual.getByLabel("What happened?").fill("late player");
  await expect(casual.locator("a[href$='/late']")).toHaveCount(0);
});
