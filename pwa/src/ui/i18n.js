import { tied } from "../rules/words/wording.js";
import { settings } from "./settings.js";
import { textOf } from "./texts.js";

/**
 * A text of the app in the chosen language, its braces filled: `t("waiting-to-send", {count: 3})`.
 * @param {string} key @param {Record<string, string|number>} [values] @returns {string}
 */
export function t(key, values = {}) {
  return tied(textOf(key)).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** @type {Map<string, any>} */
const made = new Map();

/** The chosen language as this phone's owner writes it: an English date in Britain has the day first. */
function make(/** @type {any} */ Kind, /** @type {any} */ options) {
  try {
    return new Kind(navigator.languages.find((tag) => tag.split("-")[0] === settings.lang) ?? settings.lang, options);
  } catch {
    return new Kind(settings.lang, options); // some browsers say en-US@posix
  }
}

/**
 * One of Intl's formatters in the chosen language, made once: making one takes longer than all that it writes.
 * @template T @param {new (lang: string, options: any) => T} Kind @param {Record<string, unknown>} options @returns {T}
 */
export function formatter(Kind, options) {
  const key = [Kind.name, settings.lang, JSON.stringify(options)].join(" ");
  if (!made.has(key)) made.set(key, make(Kind, options));
  return made.get(key);
}

/** A time of day, and the date where it isn't today. @param {string|Date} moment @param {string} [timeZone] */
export function clockTime(moment, timeZone) {
  const at = new Date(moment);
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone });
  const time = formatter(Intl.DateTimeFormat, { timeStyle: "short", hourCycle: "h23", timeZone }).format(at);
  return day.format(at) === day.format(new Date()) ? time : `${day.format(at)} ${time}`;
}

/** A list as people say it. @param {string[]} names */
export function listed(names) {
  return formatter(Intl.ListFormat, { type: "conjunction" }).format(names);
}

/** A name on one line. @param {string} text */
export function unbroken(text) {
  return text.replaceAll(" ", "\u00a0");
}

/** Each amount on one line with its currency. @param {string} text */
export function unbrokenAmounts(text) {
  return text.replace(/([A-Z]{3}) (?=\d)/g, "$1\u00a0");
}
