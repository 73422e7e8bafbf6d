/** What a person does on a score sheet. */
import { expect } from "./expect.ts";
import type { Page } from "./test.ts";

export const HOW = "How did this hand end?";

/** Who (Chen), and what is tapped of them (Wins). */
type Tap = readonly [string, string];

/** A player at the drawn table. */
export function seat(page: Page, name: string) {
  return page.locator(".score-seat", { hasText: name });
}

/** The next act. */
export function main(page: Page) {
  return page.locator(".actions .main");
}

/** The hand ended so, as far as who is concerned. */
export async function ended(page: Page, how: string, ...taps: Tap[]) {
  await page.getByRole("radio", { name: how }).click();
  for (const [name, what] of taps)
    await page.getByRole("region", { name, exact: true }).getByRole("button", { name: what }).click();
  await main(page).click();
}

/** A win, with its worth as its button is called. */
export async function won(page: Page, how: string, worth: string, ...taps: Tap[]) {
  await ended(page, how, ...taps);
  await page.getByRole("button", { name: worth, exact: true }).click();
  await main(page).click();
}

export async function keep(page: Page) {
  await main(page).click();
  await expect(page.locator(".score-table")).toBeVisible();
}

export function rows(page: Page) {
  return page.locator(".score-list tbody tr");
}
