/** The journal on a phone: what happened, in words and as it is kept, by what one looks for, and what was changed. */
import { ANOTHER_READING, notenRiichi } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { squeezed } from "../support/locator.ts";
import { test as base } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";
import type { Locator } from "../support/locator.ts";
import type { Page } from "../support/test.ts";

const RESULT = [42300, 31200, 26500, 0];

const test = base.extend<{ journal: Page }>({
  /** A director's phone at the journal of a hall in which Aoki was ruled on. */
  journal: async ({ director, hall }, give) => {
    await hall.rule(0, "unclear-call");
    await director.goto("#/log");
    await expect(director.getByText("1 of 1 rulings")).toBeVisible();
    await director.goto("#/journal");
    await give(director);
  },
});

function entries(page: Page) {
  return page.locator(".entry");
}

/** The entries of one kind. */
function headed(page: Page, heading: string) {
  return entries(page).filter({ has: page.getByRole("heading", { name: heading }) });
}

/** With all that has come since it was opened. */
async function upToDate(page: Page, hall: Hall) {
  await expect(page.getByText(`up to entry ${(await hall.journal()).at(-1)?.seq};`)).toBeVisible();
  await page.getByRole("button", { name: "Show newer entries" }).click();
}

/** What the phone and the server say. */
async function verify(page: Page, noted = "") {
  await page.getByLabel("A head noted earlier").fill(noted);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.locator(".note strong").first()).toBeVisible();
  return page.getByRole("region", { name: "Proof" }).locator(".note").allTexts();
}

/** Field → before and after. */
async function changes(entry: Locator) {
  await entry.locator("summary").click();
  await expect(entry.locator("tbody").first()).toBeVisible();
  const cells = entry
    .locator("tbody")
    .all()
    .map((part) => [...part.querySelectorAll("th, td")].map((cell) => squeezed(cell.textContent)));
  return Object.fromEntries(cells.map(([name, before, after]) => [name, [before, after]]));
}

test("what happened is there in words and as it is kept", async ({ journal, hall }) => {
  const newest = (await hall.journal()).at(-1);
  expect(newest?.kind).toBe("ruling.issued");
  await expect(entries(journal).first()).toContainText("Unclear or non-standard call · Aoki · Table 7");
  await expect(entries(journal)).toHaveCount(Number(newest?.seq));
  await entries(journal).first().locator("summary").click();
  expect(JSON.parse(await entries(journal).first().locator("pre").textContent())).toEqual(newest);
  await hall.rule(1, "unclear-call");
  await journal.getByRole("button", { name: "Show newer entries: 1" }).click();
  await expect(entries(journal).first()).toContainText("Bernard");
  await entries(journal).first().locator("summary").click();
  await entries(journal).first().getByRole("link", { name: "Open" }).click();
  await expect.poll(() => journal.url()).toMatch(/#\/ruling\//);
});

test("it is filtered by person, table, kind and thing, and read page by page", async ({ journal, hall }) => {
  for (const player of [4, 5, 4]) await hall.rule(player, "unclear-call");
  await upToDate(journal, hall);
  await expect(journal.getByRole("button", { name: "Older entries" })).toHaveCount(0);
  await journal.locator("summary").filter({ hasText: "Filters" }).click();
  const kinds = journal.getByLabel("What happened");
  await kinds.selectOption("ruling.issued");
  await expect(entries(journal)).toHaveCount(4);
  await journal.getByLabel("Table", { exact: true }).selectOption("8");
  await expect(entries(journal)).toHaveCount(3);
  await journal.getByLabel("Who did it").selectOption("Endo");
  await expect(entries(journal)).toHaveCount(2);
  await kinds.selectOption("");
  await expect(entries(journal)).toHaveCount(3); // and the hanchan in which Endo is seated
  await journal.getByRole("button", { name: "Clear the filters" }).click();
  await entries(journal).nth(1).locator("summary").click();
  await entries(journal).nth(1).getByRole("button", { name: "All about it" }).click();
  await expect(entries(journal)).toHaveCount(1);
  await journal.getByRole("button", { name: "Clear the filters" }).click();
  for (let number = 0; number < 30; number++) await hall.add("teams", { name: `Team ${number}` });
  await upToDate(journal, hall);
  await expect(entries(journal)).toHaveCount(30);
  await journal.getByRole("button", { name: "Older entries" }).click();
  await expect(entries(journal)).toHaveCount((await hall.journal()).length);
});

test("it tells what amendments changed", async ({ journal, hall }) => {
  const first = (await hall.rulings())[0].id;
  await hall.rule(0, "empty-group-call", {}, { amends: { ruling: first, reason: "misheard" } });
  const hanchan = hall.hanchans[0];
  await hall.play(hanchan, RESULT);
  await hall.play(hanchan, [41300, 31200, 26500, 1000], { corrects: { number: 1, reason: "sticks" } });
  await hall.change(ANOTHER_READING);
  await upToDate(journal, hall);
  const amended = await changes(headed(journal, "Ruling amended"));
  expect(amended.Foul).toEqual(["Unclear or non-standard call", "Empty call for a group"]);
  const corrected = await changes(headed(journal, "Result corrected"));
  expect(corrected).toEqual({ East: ["42300", "41300"], North: ["0", "1000"] });
  const changed = await changes(headed(journal, "Tournament changed"));
  const [[question, answers]] = Object.entries(changed);
  expect(question.toLowerCase()).toContain("wrong");
  expect(answers).toEqual(["–", "Always chonbo"]);
});

test("it tells what became of times, and of what waited", async ({ journal, hall }) => {
  const hanchan = hall.hanchans[0];
  const person = { kind: "player", id: hall.players[1] };
  const first = { scheduled_at: "2025-11-21T18:00:00+01:00", minutes: null };
  const second = { scheduled_at: "2025-11-21T18:30:00+01:00", minutes: null };
  await hall.call("PUT", `hanchans/${hanchan}/schedule`, { ...first, replaces: null });
  await hall.call("PUT", `hanchans/${hanchan}/schedule`, { ...second, replaces: first });
  for (const [what, at, more] of [
    ["absent", "18:30", {}],
    ["arrived", "18:40", {}],
    ["corrected", "18:50", { arrived_at: "2025-11-21T18:36:00+01:00", reason: "seen at the door" }],
  ] as const) {
    const body = { hanchan, what, person, device_at: `2025-11-21T${at}:00+01:00`, ...more };
    const preview = (await hall.call("POST", "timings/preview", body)).digest;
    await hall.add("timings", { ...body, preview });
  }
  await notenRiichi(hall);
  const end = { table: hall.tables[0], hanchan, hand: { wind: "east", number: 1, counters: 0 } };
  const shown = { how: "exhaustive-draw", hands: { south: "noten" } };
  await hall.add("hand-ends", { ...end, ...shown });
  await upToDate(journal, hall);
  expect(await changes(headed(journal, "Hanchan scheduled").first())).toEqual({
    "Scheduled start": ["11/21/25 18:00", "11/21/25 18:30"],
  });
  const corrected = headed(journal, "Time recorded").filter({ hasText: "time corrected" });
  expect(await changes(corrected)).toEqual({ "Time of arrival": ["11/21/25 18:40", "11/21/25 18:36"] });
  const closed = await changes(headed(journal, "Ruling judged at the hand's end"));
  expect(closed).toEqual({
    "Issued penalty": ["Judged later", "Chonbo (30P)"],
    "How has the hand ended?": ["Still going on", "Exhaustive draw"],
    "What does the riichi hand show?": ["–", "Noten"],
  });
  const oldest = headed(journal, "Hanchan scheduled").last();
  await oldest.locator("summary").click();
  await expect(oldest.getByText("This is its first entry in the journal.")).toBeVisible();
});

test("what is no head is said before anything is asked", async ({ journal }) => {
  await journal.getByLabel("A head noted earlier").fill("12:abc");
  await journal.getByRole("button", { name: "Verify" }).click();
  await expect(journal.getByText("This is not a head")).toBeVisible();
  await expect(journal.locator("progress")).toHaveCount(0);
});

test("a referee reads, and proves on the phone", async ({ referee }) => {
  await referee.goto("#/journal");
  const [line] = await verify(referee);
  expect(line).toMatch(/^This phone: the chain is whole/);
});
