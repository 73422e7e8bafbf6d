import { formatter, t } from "../i18n.js";
import { settings } from "../settings.js";

const ENGLISH = { one: "st", two: "nd", few: "rd", other: "th" };

/** "3rd time", in the chosen language. @param {number} count */
export function nthTime(count) {
  const rule = formatter(Intl.PluralRules, { type: "ordinal" }).select(count);
  const endings = {
    en: ENGLISH[/** @type {keyof typeof ENGLISH} */ (rule)] ?? "th",
    fr: rule === "one" ? "re" : "e",
    ja: "",
  };
  return t("call.nth", { nth: `${count}${endings[settings.lang]}` });
}
