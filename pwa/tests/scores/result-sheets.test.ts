/** Results from a sheet on a director's screen: looked at row by row, then imported; nothing is lost on the way. */
import { afterEach } from "vitest";
import { change } from "../../src/domain/words/change-settings.ts";
import { expect } from "../support/expect.ts";
import { test } from "../support/test.ts";
import type { Hall } from "../support/hall.ts";
import type { Page } from "../support/test.ts";

const NAMES = "round,table,east,south,west,north";
const SAID = {
  en: ["be 100,000: 100 too many", "42,350 is no multiple of 100", "no hanchan at table 9"],
  ja: ["100,000点になるはずで、100点多すぎます", "「x」は点数では", "2回戦の9卓に半荘はありません"],
  fr: ["faire 100 000 : 100 de trop", "« x » n'est pas un nombre de points", "pas de hanchan à la table 9"],
};
const MIXED = `${NAMES}
1,7,42300,31200,26500,100
1,8,40000,30000,20000,10000
2,9,40000,30000,20000,10000
`;

/** At the import of results. */
async function atTheImport(director: Page) {
  await director.goto("#/standings");
  await director.getByRole("link", { name: "Import a sheet of results" }).click();
  await expect(director.getByRole("heading", { name: "Import results" })).toBeVisible();
}

afterEach(() => change({ lang: "en" }));

function look(page: Page) {
  return page.getByRole("button", { name: "Check each row" }).click();
}

async function entered(hall: Hall) {
  return (await hall.journal()).filter(({ kind }) => kind === "result.entered").length;
}

test("mistakes come first, and the good rows go alone, only if told", async ({ director, hall }) => {
  await atTheImport(director);
  await director.getByLabel("Or paste the sheet here").fill(MIXED);
  await look(director);
  await expect(director.getByRole("heading", { level: 2 })).toHaveText(["Rows with a mistake: 2", "New results: 1"]);
  await expect(director.getByText("100 too many")).toBeVisible();
  await expect(director.getByText("there is no hanchan")).toBeVisible();
  const bring = director.getByRole("button", { name: "Import results: 1" });
  await expect(bring).toBeDisabled();
  await director.getByRole("switch").check();
  await bring.click();
  await expect(director.getByRole("status").filter({ hasText: "Imported: 1." })).toBeVisible();
  const sheet = director.getByLabel("Or paste the sheet here");
  expect(await sheet.inputValue()).toBe(MIXED); // what is wrong in it is still to mend
  expect(await entered(hall)).toEqual(1);
});

test("mistakes are told in the reader's language", async ({ director }) => {
  await atTheImport(director);
  const rows = ["1,7,42300,31200,26500,100", "1,8,42350,x,20000,20000", "2,9,40000,30000,20000,10000"];
  await director.getByLabel("Or paste the sheet here").fill([NAMES, ...rows].join("\n"));
  await look(director);
  const wrong = director.getByRole("listitem");
  await expect(wrong).toHaveCount(rows.length);
  for (const [lang, said] of Object.entries(SAID)) {
    await change({ lang: lang as keyof typeof SAID });
    await expect(wrong).toContainText(said);
  }
});

test("a referee imports nothing", async ({ referee }) => {
  await referee.goto("#/standings");
  await expect(referee.getByRole("heading", { name: "Standings" })).toBeVisible();
  await expect(referee.getByRole("link", { name: "Import a sheet of results" })).toHaveCount(0);
  await referee.goto("#/import");
  await expect(referee.getByText("Directors and table arbiters import results.")).toBeVisible();
  await expect(referee.getByRole("textbox")).toHaveCount(0);
});
