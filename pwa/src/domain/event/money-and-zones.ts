import { formatter } from "../../ui/i18n.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";

/** Every time zone, and this one, which may go by a name that is not in the browser's list. */
export function zones(own: string) {
  return [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].map((value) => ({ value, text: value }));
}

/** Every currency by its code and name. */
export function currencies() {
  const names = formatter(Intl.DisplayNames, { type: "currency" });
  return Intl.supportedValuesOf("currency").map((value) => ({ value, text: `${value} · ${names.of(value)}` }));
}

/** What a book's fines are in; nothing where it has none. */
export function currencyOf(book: Rulebook): string | undefined {
  const clocks = Object.values(book.content.lateness);
  return clocks.find(({ currency }) => currency)?.currency ?? undefined;
}
