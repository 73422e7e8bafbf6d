import { tied } from "../rules/words/wording.ts";
import { settings } from "./settings.ts";
import { textOf } from "./texts.ts";

/** Return a text in the chosen language, its placeholders filled: `t("waiting-to-send", {count: 3})`. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return tied(textOf(key)).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

type FormatterClass<Formatter, Options> = new (lang: string, options: Options) => Formatter;

const formatters: Map<string, unknown> = new Map();

/** Create a formatter for the phone's variant of the chosen language: an English date in Britain has the day first. */
function createFormatter<Formatter, Options>(Kind: FormatterClass<Formatter, Options>, options: Options) {
  try {
    return new Kind(navigator.languages.find((tag) => tag.split("-")[0] === settings.lang) ?? settings.lang, options);
  } catch {
    return new Kind(settings.lang, options); // some browsers give invalid tags such as en-US@posix
  }
}

/** Return an Intl formatter for the chosen language, cached: creating one takes longer than all that it formats. */
export function formatter<Formatter, Options>(Kind: FormatterClass<Formatter, Options>, options: Options): Formatter {
  const key = [Kind.name, settings.lang, JSON.stringify(options)].join(" ");
  if (!formatters.has(key)) formatters.set(key, createFormatter(Kind, options));
  return formatters.get(key) as Formatter;
}

/** Format a time of day, preceded by the date if it isn't today. */
export function clockTime(moment: string | Date, timeZone?: string) {
  const at = new Date(moment);
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone });
  const time = formatter(Intl.DateTimeFormat, { timeStyle: "short", hourCycle: "h23", timeZone }).format(at);
  return day.format(at) === day.format(new Date()) ? time : `${day.format(at)} ${time}`;
}

/** Format a list: “A, B and C”. */
export function listed(names: string[]) {
  return formatter(Intl.ListFormat, { type: "conjunction" }).format(names);
}

/** Keep a text on one line: replace its spaces by no-break spaces. */
export function unbroken(text: string) {
  return text.replaceAll(" ", "\u00a0");
}

/** Keep each amount on one line with the currency code before it. */
export function unbrokenAmounts(text: string) {
  return text.replace(/([A-Z]{3}) (?=\d)/g, "$1\u00a0");
}
