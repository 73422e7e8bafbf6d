/** `expect` of vitest; of what is looked for on the screen, it waits until it holds. */
import { getConfig, waitFor } from "@testing-library/preact";
import { expect as plain } from "vitest";
import { isChecked, Locator, squeezed } from "./locator.ts";
import type { Wanted } from "./locator.ts";

function waiting(actual: Locator): Expectation;
function waiting<Value>(actual: Value): ReturnType<typeof plain<Value>>;
function waiting(actual: unknown) {
  return actual instanceof Locator ? new Expectation(actual) : plain(actual);
}

/** As long as for what is looked for on the screen. */
const poll: typeof plain.poll = (value, options) =>
  plain.poll(value, { timeout: getConfig().asyncUtilTimeout, ...options });

export const expect = Object.assign(waiting, { poll });

const isOne = (wanted: Wanted | readonly Wanted[]): wanted is Wanted =>
  typeof wanted === "string" || wanted instanceof RegExp;
const isText = (wanted: Wanted) => (text: string) =>
  typeof wanted === "string" ? text === squeezed(wanted) : wanted.test(text);
const hasText = (wanted: Wanted) => (text: string) =>
  typeof wanted === "string" ? text.includes(squeezed(wanted)) : wanted.test(text);

class Expectation {
  readonly #locator: Locator;
  readonly #holds: boolean;

  constructor(locator: Locator, holds = true) {
    this.#locator = locator;
    this.#holds = holds;
  }

  get not() {
    return new Expectation(this.#locator, !this.#holds);
  }

  /** No `hidden` or closed part around it: styles are not loaded. */
  toBeVisible() {
    return this.#until("visible", (all) => all.length > 0 && isShown(single(all)));
  }

  toHaveCount(count: number) {
    return this.#until(`${count} times`, (all) => all.length === count);
  }

  /** All of the text; with a list, that of each element. */
  toHaveText(wanted: Wanted | readonly Wanted[]) {
    if (isOne(wanted)) return this.#text(wanted, isText);
    const hold = (all: HTMLElement[]) =>
      all.length === wanted.length && all.every((one, at) => isText(wanted[at] ?? "")(squeezed(one.textContent)));
    return this.#until(`texts ${wanted.join(" | ")}`, hold);
  }

  /** With a list, there is an element for each, in this order, and perhaps others between. */
  toContainText(wanted: Wanted | readonly Wanted[]) {
    if (isOne(wanted)) return this.#text(wanted, hasText);
    const hold = (all: HTMLElement[]) => {
      const left = [...wanted];
      for (const one of all) if (left[0] !== undefined && hasText(left[0])(squeezed(one.textContent))) left.shift();
      return !left.length;
    };
    return this.#until(`texts ${wanted.join(" … ")}`, hold);
  }

  toHaveValue(wanted: Wanted) {
    return this.#ofOne(`value ${wanted}`, (one) => isText(wanted)((one as HTMLInputElement).value));
  }

  toHaveAttribute(name: string, wanted: Wanted) {
    return this.#ofOne(`${name}=${wanted}`, (one) => isText(wanted)(one.getAttribute(name) ?? ""));
  }

  toHaveClass(wanted: Wanted) {
    return this.#ofOne(`class ${wanted}`, (one) => isText(wanted)(one.className));
  }

  toHaveAccessibleName(wanted: Wanted) {
    const isNamed = (one: HTMLElement) => {
      try {
        plain(one).toHaveAccessibleName(wanted);
        return true;
      } catch {
        return false;
      }
    };
    return this.#ofOne(`named ${wanted}`, isNamed);
  }

  toBeDisabled() {
    return this.#ofOne("disabled", (one) => one.matches(":disabled, [aria-disabled=true]"));
  }

  toBeEnabled() {
    return this.#ofOne("enabled", (one) => !one.matches(":disabled, [aria-disabled=true]"));
  }

  toBeChecked() {
    return this.#ofOne("checked", isChecked);
  }

  toBeFocused() {
    return this.#ofOne("focused", (one) => document.activeElement === one);
  }

  #text(wanted: Wanted, test: (one: Wanted) => (text: string) => boolean) {
    return this.#ofOne(`text ${wanted}`, (one) => test(wanted)(squeezed(one.textContent)));
  }

  #ofOne(what: string, condition: (one: HTMLElement) => boolean) {
    return this.#until(what, (all) => condition(single(all)));
  }

  async #until(what: string, condition: (all: HTMLElement[]) => boolean) {
    const explain = (error: unknown) => {
      const there = this.#locator.all().map((one) => one.outerHTML.slice(0, 400));
      const told = [`${this.#locator}: ${this.#holds ? "never" : "always"} ${what}`, error, ...there, onScreen()];
      throw new Error(told.join("\n"));
    };
    await waitFor(() => {
      if (condition(this.#locator.all()) !== this.#holds) throw new Error("not yet");
    }).catch(explain);
  }
}

/** Raises Error where there is none, or several. */
function single([one, ...more]: HTMLElement[]) {
  if (!one || more.length) throw new Error(`${more.length + Number(Boolean(one))} elements`);
  return one;
}

const onScreen = () => squeezed(document.body.textContent).slice(0, 1500);

function isShown(one: HTMLElement) {
  for (let part: HTMLElement | null = one; part; part = part.parentElement) {
    if (part.hidden) return false;
    const around = part.parentElement;
    if (around?.matches("details:not([open])") && !part.matches("summary")) return false;
    if (part.matches("dialog:not([open])")) return false;
  }
  return one.isConnected;
}
