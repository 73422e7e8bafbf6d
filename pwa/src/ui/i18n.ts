import { tied } from "../rules/words/wording.ts";
import { settings } from "./settings.ts";
import { textOf } from "./texts.ts";

/** A text of the app in the chosen language, its braces filled: `t("waiting-to-send", {count: 3})`. */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return tied(textOf(key)).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

type Maker<Formatter, Options> = new (lang: string, options: Options) => Formatter;

const made: Map<string, unknown> = new Map();

/** The chosen language as this phone's owner writes it: an English date in Britain has the day first. */
function make<Formatter, Options>(Kind: Maker<Formatter, Options>, options: Options) {
  try {
    return new Kind(navigator.languages.find((tag) => tag.split("-")[0] === settings.lang) ?? settings.lang, options);
  } catch {
    return new Kind(settings.lang, options); // some browsers say en-US@posix
  }
}

/** One of Intl's formatters in the chosen language, made once: making one takes longer than all that it writes. */
export function formatter<Formatter, Options>(Kind: Maker<Formatter, Options>, options: Options): Formatter {
  const key = [Kind.name, settings.lang, JSON.stringify(options)].join(" ");
  if (!made.has(key)) made.set(key, make(Kind, options));
  return made.get(key) as Formatter;
}

/** A time of day, and the date where it isn't today. */
export function clockTime(moment: string | Date, timeZone?: string) {
  const at = new Date(moment);
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone });
  const time = formatter(Intl.DateTimeFormat, { timeStyle: "short", hourCycle: "h23", timeZone }).format(at);
  return day.format(at) === day.format(new Date()) ? time : `${day.format(at)} ${time}`;
}

/** A list as people say it. */
export function listed(names: string[]) {
  return formatter(Intl.ListFormat, { type: "conjunction" }).format(names);
}

/** A name on one line. */
export function unbroken(text: string) {
  return text.replaceAll(" ", "\u00a0");
}

/** Each amount on one line with its currency. */
export function unbrokenAmounts(text: string) {
  return text.replace(/([A-Z]{3}) (?=\d)/g, "$1\u00a0");
}
