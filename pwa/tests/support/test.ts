/** `test` of vitest with what a test may ask for: a hall, and a phone or a desk of somebody in it. */
import { onTestFinished, test as base } from "vitest";
import { forget, furnish, join, open } from "./phone.ts";
import { hands, Locator, pressKey } from "./locator.ts";
import type { Hall } from "./hall.ts";

/** The screen of the one phone that there is. */
export class Page extends Locator {
  constructor() {
    super(() => [document.documentElement], "the screen");
  }

  /** To another screen of the app: `#/tables`. */
  async goto(address: string) {
    await open(address);
  }

  goBack() {
    history.back();
  }

  url() {
    return location.hash;
  }

  /** A key for whatever has the focus. */
  pressKey(key: string) {
    return pressKey(key);
  }

  type(text: string) {
    return hands.keyboard(text);
  }
}

/** That of another official, at the tables: the one phone there is forgets whose it was. */
export async function anotherPhone(hall: Hall, role: string) {
  await forget();
  await join(hall, role);
  return new Page();
}

export const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** The window has this size from now on. */
export function resize(viewport: { width: number; height: number }) {
  window.happyDOM.setViewport(viewport);
}

/** The laptop of another official, at the hall; the one device there is forgets whose it was. */
export async function deskOf(hall: Hall, role: string) {
  resize(LAPTOP);
  onTestFinished(() => resize(PHONE));
  return anotherPhone(hall, role);
}

interface Fixtures {
  /** The furnished tournament on this test's server. */
  hall: Hall;
  /** A phone without an account, at home. */
  page: Page;
  /** At the tables, as such an official. */
  referee: Page;
  arbiter: Page;
  director: Page;
  /** A director's laptop, at the hall. */
  desk: Page;
}

const as = (role: string) =>
  async function ({ hall }: Pick<Fixtures, "hall">, give: (page: Page) => Promise<void>) {
    await join(hall, role);
    await give(new Page());
  };

export const test = base.extend<Fixtures>({
  hall: async ({}, give) => give(await furnish()),
  page: async ({ hall: _ }, give) => {
    await open("#/");
    await give(new Page());
  },
  referee: as("referee"),
  arbiter: as("arbiter"),
  director: as("director"),
  desk: async ({ hall }, give) => {
    resize(LAPTOP);
    await join(hall, "director");
    await give(new Page());
    resize(PHONE);
  },
});
