import { useState } from "../../../vendor/hooks.js";
import { Finder } from "../call/finder.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** What was looked for last, so that the way back finds it again; another `occasion` begins anew. */
let last = { occasion: "", query: "" };

/**
 * Find a foul where nobody is called to a table.
 * @param {{rules: import("../rulebook/rules.js").Rules, occasion: string, address: (foul: string) => string, leaveOut?: string[]}} props those of the finder
 */
export function FoulPicker({ rules, occasion, ...where }) {
  const [query, setQuery] = useState(last.occasion === occasion ? last.query : "");
  const type = (/** @type {string} */ text) => {
    last = { occasion, query: text };
    setQuery(text);
  };
  const { library, book, words } = rules;
  return html`<${Finder} library=${library} book=${book} words=${words} label=${t("call.what")} hint=${t("open.search-hint")}
    query=${query} onQuery=${type} ...${where} />`;
}
