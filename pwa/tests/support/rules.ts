/** The rules that are in use on this phone. */
import type { Page } from "./test.ts";

/** Those that the next screen finds in use. */
export function inUse(id: string, options: Record<string, unknown> = {}) {
  localStorage.setItem("shinpan.rules", JSON.stringify({ at: null, choice: { id, options, readings: {} } }));
}

/** The sheet in which the rules are chosen, with this book. */
export async function chooseRules(page: Page, book: string) {
  await page.getByRole("button", { name: "Rules in use" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Rulebook", { exact: true }).selectOption(book);
  return sheet;
}

export async function useRules(page: Page, book: string) {
  await (await chooseRules(page, book)).getByRole("button", { name: "Use these rules" }).click();
}
