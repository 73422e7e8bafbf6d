/** The hand inspector, by taps on drawn tiles. */
import { expect } from "../support/expect.ts";
import { useRules } from "../support/rules.ts";
import { test as base } from "../support/test.ts";
import type { Page } from "../support/test.ts";

const HONOURS = ["east", "south", "west", "north", "white dragon", "green dragon", "red dragon"];
const SUITS: Record<string, string> = { m: "characters", p: "circles", s: "bamboo" };
const TENPAI = ["2m", "3m", "4m", "5p", "6p", "7p", "6s", "7s", "8s", "1z", "1z", "2z", "2z"];

const test = base.extend<{ inspector: Page }>({
  inspector: async ({ page }, lend) => {
    await page.goto("#/hand");
    await lend(page);
  },
});

function name([digit, suit = ""]: string) {
  return suit === "z" ? HONOURS[Number(digit) - 1] : `${digit} of ${SUITS[suit]}`;
}

/** Lay tiles down by the keyboard. */
async function tap(page: Page, ...tiles: string[]) {
  for (const tile of tiles)
    await page
      .locator(".keys")
      .getByRole("button", { name: name(tile), exact: true })
      .click();
}

/** Lay them elsewhere than where the last one lies. */
async function lay(page: Page, to: string, ...tiles: string[]) {
  await page.getByRole("radio", { name: to, exact: true }).click();
  await tap(page, ...tiles);
}

function choose(page: Page, group: string, answer: string) {
  return page.getByRole("group", { name: group, exact: true }).getByText(answer, { exact: true }).click();
}

async function expectTiles(page: Page, place: string, ...tiles: string[]) {
  await expect(page.locator(place).getByRole("img")).toHaveCount(tiles.length);
  for (const [at, tile] of tiles.entries()) {
    await expect(page.locator(place).getByRole("img").nth(at)).toHaveAccessibleName(name(tile));
  }
}

/** A meld on the table. */
function row(page: Page, meld: string) {
  return page.locator(".hand-row").filter({ hasText: meld });
}

test("tenpai and what a win pays", async ({ inspector }) => {
  await tap(inspector, ...TENPAI);
  await expect(inspector.locator(".verdict .line")).toHaveText("Tenpai");
  await expectTiles(inspector, ".verdict", "1z", "2z");
  await lay(inspector, "Won on", "2z");
  await expect(inspector.locator(".verdict .line")).toHaveText("1,300");
  await expect(inspector.locator(".hand-parts").first()).toHaveText("Seat wind1");
  await choose(inspector, "From whom", "East");
  await expect(inspector.locator(".hand-payments li")).toHaveText(["East −1,300", "South +1,300", "West 0", "North 0"]);
  await choose(inspector, "What else", "Riichi");
  await expect(inspector.locator(".verdict .line")).toHaveText("2,600");
  await choose(inspector, "Won by", "Tsumo");
  await inspector.getByRole("switch", { name: "The tile was mixed in" }).check();
  await expect(inspector.locator(".verdict")).toContainText("3 han 30 fu");
});

test("no win leads to the foul", async ({ inspector }) => {
  await tap(inspector, "2m", "3m", "4m", "5p", "6p", "7p", "6s", "7s", "8s", "3z", "3z", "4z", "4z");
  await lay(inspector, "Won on", "4z");
  await expect(inspector.locator(".verdict .line")).toHaveText("No yaku");
  await inspector.getByRole("link", { name: "Rule on it: Empty win declaration" }).click();
  await expect(inspector.getByRole("heading", { name: "Empty win declaration" })).toBeVisible();
});

test("furiten says on what and until when", async ({ inspector }) => {
  await tap(inspector, ...TENPAI);
  await lay(inspector, "Own discards", "9m", "1z");
  const note = inspector.locator(".note.warn").filter({ hasText: "Furiten." });
  await expect(note).toContainText("Until the waits change.");
  await choose(inspector, "What else", "Riichi");
  await expect(note).toContainText("Until the hand ends.");
  await inspector.getByRole("button", { name: "Take away east" }).last().click();
  await expect(note).toHaveCount(0);
});

test("an ankan in riichi shows what breaks", async ({ inspector }) => {
  await tap(inspector, "3m", "4m", "4m", "4m", "7s", "7s", "8s", "8s", "9s", "9s", "3z", "3z", "3z");
  await choose(inspector, "What else", "Riichi");
  await lay(inspector, "Drawn", "4m");
  const note = inspector.locator(".note").filter({ hasText: "This ankan is not allowed" });
  await expect(note).toContainText("The waits would change.");
  await expect(note.getByRole("listitem").filter({ hasText: "no triplet" })).toHaveCount(2);
  await lay(inspector, "Drawn", "3z");
  await expect(inspector.locator(".note").filter({ hasText: "This ankan is allowed" })).toBeVisible();
});

test("riichi and quads hang on the wall and the points", async ({ inspector }) => {
  await tap(inspector, "1m", "1m", "1m", "2p", "2p", "2p", "3p", "3p", "3p", "5s", "6s", "7s", "8s");
  await lay(inspector, "Drawn", "1m");
  await expect(inspector.getByText("Riichi may be declared")).toBeVisible();
  await choose(inspector, "Tiles left in the wall", "None");
  await expect(inspector.getByText("It is the last tile")).toBeVisible();
  await choose(inspector, "Tiles left in the wall", "4 or more");
  await expect(inspector.getByText("It is the last tile")).toHaveCount(0);
  await useRules(inspector, "WRC 2025");
  await inspector.getByText("Under 1,000 points").click();
  await choose(inspector, "Bankruptcy", "Used");
  await expect(inspector.getByText("No riichi: Fewer than 1,000 points")).toBeVisible();
  await inspector.getByText("Under 1,000 points").click();
  await useRules(inspector, "RRC 1.5");
  await choose(inspector, "Tiles left in the wall", "1 to 3");
  await expect(inspector.getByText("No riichi: Too few tiles left in the wall")).toBeVisible();
  await choose(inspector, "Tiles left in the wall", "4 or more");
  await expect(inspector.getByText("Riichi may be declared")).toBeVisible();
});

test("what the rulebook leaves open is chosen here", async ({ inspector }) => {
  await tap(inspector, "2m", "3m", "4m", "5m", "6m", "7m", "3p", "4p", "5p", "6p", "7p", "5s", "5s");
  await lay(inspector, "Won on", "8p");
  await choose(inspector, "What else", "Riichi");
  await choose(inspector, "What else", "Ippatsu");
  await expect(inspector.locator(".verdict .line")).toHaveText("8,000");
  await choose(inspector, "4 han 30 fu counted as mangan", "Not used");
  await expect(inspector.locator(".verdict .line")).toHaveText("7,700");
});

test("melds take their tiles and say whose they were", async ({ inspector }) => {
  await lay(inspector, "Pon", "5z");
  await lay(inspector, "Chii", "2m");
  await lay(inspector, "Ankan", "9s");
  await lay(inspector, "Hand", "5p", "5p", "7p", "8p");
  await expect(inspector.locator(".verdict .line")).toHaveText("Tenpai");
  await expectTiles(inspector, ".verdict", "6p", "9p");
  await row(inspector, "Pon").getByLabel("From whom").selectOption("West");
  const called = row(inspector, "Chii").getByLabel("Tile called");
  await expect(called.getByRole("option")).toHaveText(["Tile called …", ...["2m", "3m", "4m"].map(name)]);
  await lay(inspector, "Kakan", "5z");
  await expect(row(inspector, "Kakan").getByLabel("From whom")).toHaveValue("west");
  await expect(row(inspector, "Kakan").locator(".turned .tile")).toHaveCount(2);
  await expect(inspector.locator(".verdict .line")).toHaveText("Tenpai");
  await inspector.getByRole("button", { name: "Take away this meld" }).nth(1).click();
  await expect(inspector.locator(".verdict .line")).toHaveText("10 of 13 tiles");
  await inspector.getByRole("link", { name: "Who can rob this kan?" }).click();
  await expect(inspector.getByRole("radio", { name: "Kakan" })).toBeChecked();
  await expect(inspector.getByRole("button", { name: "South", pressed: true })).toBeVisible();
});

test("what may not follow a call hangs on the tile called", async ({ inspector }) => {
  await lay(inspector, "Chii", "5p");
  await lay(inspector, "Hand", "2m", "3m", "4m", "6s", "7s", "8s", "1z", "1z", "5p", "8p", "9p");
  const note = inspector.locator(".note.warn").filter({ hasText: "Swap-calling" });
  await expect(note).toHaveCount(0);
  await row(inspector, "Chii").getByLabel("Tile called").selectOption(name("5p"));
  await expectTiles(inspector, ".note.warn", "5p", "8p");
  await row(inspector, "Chii").getByLabel("Tile called").selectOption(name("6p"));
  await expectTiles(inspector, ".note.warn", "6p");
  await note.getByRole("link").click();
  await expect(inspector.getByRole("heading", { name: "Swap-calling" })).toBeVisible();
});

test("a red five may lie in a meld", async ({ inspector }) => {
  await useRules(inspector, "R.League 24/25");
  await lay(inspector, "Chii", "4m");
  await row(inspector, "Chii").getByRole("button", { name: "Red five" }).click();
  await expect(row(inspector, "Chii").getByRole("img").nth(1)).toHaveAccessibleName("red 5 of characters");
  await expect(inspector.locator(".keys.reds").getByRole("button").first()).toBeDisabled();
});

test("a tile is there four times, and the last can be taken back", async ({ inspector }) => {
  await tap(inspector, "1m", "1m", "1m", "1m");
  await expect(inspector.locator(".keys").getByRole("button", { name: name("1m"), exact: true })).toBeDisabled();
  await inspector.getByRole("button", { name: "Take the last one back" }).click();
  await expect(inspector.locator(".keys").getByRole("button", { name: name("1m"), exact: true })).toBeEnabled();
  await inspector.getByRole("button", { name: "Clear" }).click();
  await expect(inspector.getByText("Tap the tiles of the hand")).toBeVisible();
});

test("the menu leads there", async ({ page }) => {
  await page.goto("#/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Look at a hand" }).click();
  await tap(page, ...TENPAI);
  await expect(page.locator(".verdict .line")).toHaveText("Tenpai");
});
