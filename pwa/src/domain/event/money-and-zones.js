import { formatter } from "../../ui/i18n.js";

/** Every time zone, and this one, which may go by a name that is not in the browser's list. @param {string} own */
export function zones(own) {
  return [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].map((value) => ({ value, text: value }));
}

/** Every currency by its code and name. */
export function currencies() {
  const names = formatter(Intl.DisplayNames, { type: "currency" });
  return Intl.supportedValuesOf("currency").map((value) => ({ value, text: `${value} · ${names.of(value)}` }));
}

/** What a book's fines are in; nothing where it has none. @param {any} book @returns {string|undefined} */
export function currencyOf(book) {
  const clocks = /** @type {any[]} */ (Object.values(book.content.lateness));
  return clocks.find(({ currency }) => currency)?.currency;
}
