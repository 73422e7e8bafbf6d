import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Finder } from "../call/finder.js";

/** What was looked for last, so that the way back finds it again. */
let lastQuery = "";

/**
 * Find a foul where nobody is called to a table.
 * @param {{rules: import("./rules.js").Rules, address: (foul: string) => string, leaveOut?: string[]}} props those of the finder
 */
export function FoulPicker({ rules, ...where }) {
  const [query, setQuery] = useState(lastQuery);
  const type = (/** @type {string} */ text) => {
    lastQuery = text;
    setQuery(text);
  };
  const { library, book, words } = rules;
  return html`<${Finder} library=${library} book=${book} words=${words} label=${t("call.what")} hint=${t("open.search-hint")}
    query=${query} onQuery=${type} ...${where} />`;
}
