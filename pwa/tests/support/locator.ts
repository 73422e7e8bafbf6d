/** What is looked for on the screen, named as Playwright names it: looked up anew at each use, and waited for. */
import { fireEvent, queryAllByLabelText, queryAllByRole, waitFor } from "@testing-library/preact";
import type { ByRoleMatcher, ByRoleOptions } from "@testing-library/preact";
import { userEvent } from "@testing-library/user-event";

export type Wanted = string | RegExp;
type Options = { exact?: boolean };
type RoleOptions = Omit<ByRoleOptions, "name" | "exact"> & { name?: Wanted } & Options;
type Filter = { hasText?: Wanted; has?: Locator };

export const hands = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
let spot = 0;

/** Press, each time somewhere else: a second tap in one place, too soon, is not meant for what it hits. Keys press at 0. */
export function press(target: Element, keys = "[MouseLeft]") {
  spot = (spot % 750) + 50;
  return hands.pointer({ target, keys, coords: { clientX: spot, clientY: spot } });
}

/** Text with each run of blanks as one. */
export const squeezed = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** Whether a text is wanted. Without styles nobody knows where a name's parts are set apart: blanks don't count there. */
function matches(text: string | null, wanted: Wanted, { exact }: Options = {}, blanks = true) {
  const given = squeezed(text);
  if (typeof wanted !== "string") return wanted.test(given);
  const [whole, part] = blanks ? [given, squeezed(wanted)] : [given, wanted].map((one) => one.replace(/\s/g, ""));
  return exact ? whole === part : whole.toLowerCase().includes(part.toLowerCase());
}

const elementsIn = (part: ParentNode, selector: string) => [...part.querySelectorAll<HTMLElement>(selector)];

/** The innermost elements with this text: `part` too, as Playwright has it. */
function withText(part: HTMLElement, wanted: Wanted, options: Options) {
  const found = (one: Element) => matches(one.textContent, wanted, options);
  const all = [part, ...elementsIn(part, "*:not(script, style)")];
  return all.filter((one) => found(one) && ![...one.children].some(found));
}

export class Locator {
  readonly #find: () => HTMLElement[];
  readonly #name: string;

  constructor(find: () => HTMLElement[], name: string) {
    this.#find = find;
    this.#name = name;
  }

  toString() {
    return this.#name;
  }

  /** What is there now. */
  all() {
    return this.#find();
  }

  getByRole(role: ByRoleMatcher, { name, exact, ...states }: RoleOptions = {}) {
    const named = name === undefined ? {} : { name: (text: string) => matches(text, name, { exact }, false) };
    const query = (part: HTMLElement) => queryAllByRole(part, role, { ...states, ...named });
    return this.#within(query, `${role as string} ${name ?? ""}`);
  }

  getByText(text: Wanted, options: Options = {}) {
    return this.#within((part) => withText(part, text, options), `text ${text}`);
  }

  getByLabel(label: Wanted, options: Options = {}) {
    const named = (text: string) => matches(text, label, options, false);
    return this.#within((part) => queryAllByLabelText(part, named), `label ${label}`);
  }

  locator(selector: string, filter: Filter = {}) {
    return this.#within((part) => elementsIn(part, selector), selector).filter(filter);
  }

  filter({ hasText, has }: Filter) {
    const find = () => {
      const inner = has?.all();
      const found = (one: HTMLElement) =>
        (hasText === undefined || matches(one.textContent, hasText)) &&
        (!inner || inner.some((part) => part !== one && one.contains(part)));
      return this.all().filter(found);
    };
    return new Locator(find, `${this} with ${hasText ?? has ?? "anything"}`);
  }

  or(other: Locator) {
    return new Locator(() => [...this.all(), ...other.all()], `${this} or ${other}`);
  }

  nth(place: number) {
    return new Locator(() => [this.all().at(place)].filter((one) => one !== undefined), `${this}, number ${place}`);
  }

  first() {
    return this.nth(0);
  }

  last() {
    return this.nth(-1);
  }

  /** The one element, once it is there. Raises Error while there are none, or several. */
  one(condition: (element: HTMLElement) => boolean = () => true) {
    return waitFor(() => {
      const [element, ...more] = this.all();
      if (!element || more.length || !condition(element))
        throw new Error(
          `${more.length + Number(Boolean(element))} of: ${this}\n${squeezed(document.body.textContent)}`,
        );
      return element;
    });
  }

  async click() {
    await press(await this.one((element) => !element.matches(":disabled")));
  }

  /** Twice, so far apart that both are meant. */
  async dblclick() {
    await this.click();
    await this.click();
  }

  async check() {
    await this.#set(true);
  }

  async uncheck() {
    await this.#set(false);
  }

  /** Write this into a field in place of what is there. */
  async fill(text: string) {
    const field = await this.one((element) => !element.matches(":disabled"));
    field.focus();
    fireEvent.input(field, { target: { value: text } });
  }

  /** Choose by its value, or by what is written there. */
  async selectOption(wanted: string) {
    const field = (await this.one()) as HTMLSelectElement;
    const option = await waitFor(() => {
      const found = [...field.options].find((one) => one.value === wanted || squeezed(one.textContent) === wanted);
      if (!found) throw new Error(`no ${wanted} in ${this}`);
      return found;
    });
    await hands.selectOptions(field, option);
  }

  /** A key, as its event names it, on this element. */
  async press(key: string) {
    (await this.one()).focus();
    await pressKey(key);
  }

  async textContent() {
    return squeezed((await this.one()).textContent);
  }

  async inputValue() {
    return ((await this.one()) as HTMLInputElement).value;
  }

  /** What is written in each of them. */
  allTexts() {
    return this.all().map((one) => squeezed(one.textContent));
  }

  count() {
    return this.all().length;
  }

  async #set(checked: boolean) {
    const box = (await this.one((element) => !element.matches(":disabled"))) as HTMLInputElement;
    if (isChecked(box) !== checked) await press(box);
    await waitFor(() => {
      if (isChecked(box) !== checked) throw new Error(`${this} did not change`);
    });
  }

  #within(query: (part: HTMLElement) => HTMLElement[], name: string) {
    return new Locator(() => [...new Set(this.all().flatMap(query))], `${this} › ${name}`);
  }
}

export function isChecked(box: HTMLElement) {
  return box.getAttribute("aria-checked") === "true" || Boolean((box as HTMLInputElement).checked);
}

export function pressKey(key: string) {
  return hands.keyboard(key.length > 1 ? `{${key}}` : key.replace(/[[{]/, "$&$&"));
}
