/** What the tests of a desk share: the rows of its lists, and what stands beside them. */
import { expect } from "./expect.ts";
import type { Page } from "./test.ts";

/** The row of the list that has this in it. */
export function row(page: Page, text: string) {
  return page.locator(".data-table tbody tr", { hasText: text });
}

/** What each row of the list leads to, in order. */
export function rows(page: Page) {
  return page.locator(".data-table tbody th a").allTexts();
}

/** A round, which may be the one that is played now, or all rounds. */
export async function show(page: Page, round: string) {
  const chosen = page.getByRole("combobox", { name: "Round" });
  const option = chosen.locator("option", { hasText: new RegExp(`${round}$`, "i") });
  await chosen.selectOption(((await option.one()) as HTMLOptionElement).value);
}

/** Through the rail. */
export async function openItem(page: Page, name: string) {
  const link = page.locator(".rail").getByRole("link", { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** What else the list of an item can show. */
export async function openTab(page: Page, name: string) {
  const link = page.locator(".list-tabs").getByRole("link", { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
}

/** What stands beside the list, under this title. */
export async function beside(page: Page, title: string) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  return page.locator(".screen");
}
