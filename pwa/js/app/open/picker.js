import { useState } from "../../../vendor/hooks.js";
import { search } from "../../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field, Icon } from "../parts/index.js";

/** @typedef {import("./rules.js").Rules} Rules */

/** What was looked for last, so that the way back finds it again. */
let lastQuery = "";

/**
 * Find a foul: search first, the categories where nothing is typed.
 * @param {{rules: Rules, address: (foul: string) => string, leaveOut?: string[]}} props `address`: where a foul leads;
 *   `leaveOut`: categories that play no part here
 */
export function FoulPicker({ rules, address, leaveOut = [] }) {
  const [query, setQuery] = useState(lastQuery);
  const { library, lang } = rules;
  const type = (/** @type {string} */ text) => {
    lastQuery = text;
    setQuery(text);
  };
  const { items, ambiguity } = search(library, query, lang);
  const shown = items.filter((/** @type {any} */ { category }) => !leaveOut.includes(category.id));
  return html`<${Field}
      type="search"
      label=${t("open.search")}
      hint=${t("open.search-hint")}
      value=${query}
      autocomplete="off"
      enterkeyhint="search"
      onInput=${type}
    />
    ${query.trim() ? html`<${Found} rules=${rules} items=${shown} ambiguity=${ambiguity} address=${address} />` : html`<${Categories} rules=${rules} items=${shown} address=${address} />`}`;
}

/** @param {any} props */
function Found({ rules, items, ambiguity, address }) {
  return html`${
    ambiguity &&
    html`<section class="note info stack">
        <h2>${ambiguity.question}</h2>
        ${ambiguity.means.map((/** @type {any} */ { foul, text }) => html`<a key=${foul} class="button" href=${address(foul)}>${text}</a>`)}
      </section>`
  }
    <p class="soft" role="status">
      ${items.length ? t("open.found", { count: items.length }) : t("open.found-nothing")}
    </p>
    <ul class="rows">
      ${items.map((/** @type {any} */ item) => html`<${Foul} key=${item.id} rules=${rules} item=${item} address=${address} under />`)}
    </ul>`;
}

/** @param {any} props */
function Categories({ rules, items, address }) {
  const ids = Object.keys(rules.library.catalogue.categories);
  const groups = ids.map((id) => items.filter((/** @type {any} */ { category }) => category.id === id));
  return html`<div class="stack">
    ${groups
      .filter((group) => group.length)
      .map(
        (group) =>
          html`<details class="fold" key=${group[0].category.id}>
            <summary>
              <h2>${group[0].category.name}</h2>
              <span class="badge">${group.length}</span>
            </summary>
            <ul class="rows">
              ${group.map((/** @type {any} */ item) => html`<${Foul} key=${item.id} rules=${rules} item=${item} address=${address} />`)}
            </ul>
          </details>`,
      )}
  </div>`;
}

/** @param {any} props `under`: name its category too */
function Foul({ rules, item, address, under = false }) {
  const covered = rules.book.table(item.id).rows.length > 0;
  const small = [
    ...(under ? [item.category.name] : []),
    ...(covered ? [] : [rules.words.phrase("status-not-covered")]),
  ];
  return html`<li>
    <a class="row" href=${address(item.id)}>
      <span class="body"
        >${item.name}${small.length > 0 && html`<small>${small.join(" · ")}</small>`}</span
      >
      <${Icon} name="next" />
    </a>
  </li>`;
}
