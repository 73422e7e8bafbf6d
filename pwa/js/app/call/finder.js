import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { NOT_LISTED } from "../../rules/books/rulebook.js";
import { search } from "../../rules/words/search.js";
import { html } from "../html.js";
import { formatter, t } from "../i18n.js";
import { Disclosure, Field, Icon, Screen } from "../parts/index.js";
import { useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { address } from "./address.js";
import { Who, asked } from "./offender.js";

/**
 * @typedef {{library: any, book: any, words: any, address: (foul: string) => string, counts?: Record<string, number>}} Where
 *   `address`: where a foul leads; `counts`: how often it happened before
 */

/**
 * Find a foul: by any word, or by its category where nothing is typed.
 * @param {Where & {label: string, hint?: string, query: string, onQuery: (query: string) => void, leaveOut?: string[]}} props
 *   `leaveOut`: categories that play no part here
 */
export function Finder({ label, hint, query, onQuery, leaveOut = [], ...where }) {
  const { items, ambiguity } = search(where.library, query, where.book);
  const shown = items.filter((/** @type {any} */ { category }) => !leaveOut.includes(category.id));
  return html`<${Field} type="search" label=${label} hint=${hint} value=${query} autocomplete="off" enterkeyhint="search"
      onInput=${onQuery} />
    ${query.trim() ? html`<${Found} items=${shown} ambiguity=${ambiguity} where=${where} />` : html`<${Categories} items=${shown} where=${where} />`}`;
}

/** @param {{items: any[], ambiguity: any, where: Where}} props */
function Found({ items, ambiguity, where }) {
  const listed = items.filter(({ id }) => id !== NOT_LISTED);
  const text = ambiguity ? "" : listed.length ? t("call.found", { count: listed.length }) : t("call.none-found");
  return html`<p class="soft" role="status">${text}</p>
    ${
      ambiguity &&
      html`<section class="note info stack" role="group" aria-label=${ambiguity.question}>
        <h2>${ambiguity.question}</h2>
        ${ambiguity.means.map((/** @type {any} */ { foul, text }) => html`<a key=${foul} class="button" href=${where.address(foul)}>${text}</a>`)}
      </section>`
    }
    <ul class="rows">
      ${items.map((item) => html`<${Foul} key=${item.id} item=${item} where=${where} under=${item.category.name} />`)}
    </ul>`;
}

/** @param {{items: any[], where: Where}} props */
function Categories({ items, where }) {
  const ids = Object.keys(where.library.catalogue.categories);
  const groups = ids.map((id) => items.filter(({ category }) => category.id === id)).filter((group) => group.length);
  return html`<div class="stack">
    ${groups.map(
      (group) => html`<${Disclosure} key=${group[0].category.id}
        title=${html`<h2>${group[0].category.name}</h2><span class="badge">${group.length}</span>`}>
        ${() => html`<ul class="rows">${group.map((item) => html`<${Foul} key=${item.id} item=${item} where=${where} />`)}</ul>`}
      <//>`,
    )}
  </div>`;
}

/** @param {{item: any, where: Where, under?: string}} props `under`: what stands under its name */
function Foul({ item: { id, name }, where: { book, words, address, counts = {} }, under = "" }) {
  const note = id === NOT_LISTED ? t("call.describe") : book.covers(id) ? "" : words.phrase("status-not-covered");
  const small = [id !== NOT_LISTED && under, note].filter(Boolean).join(" · ");
  return html`<li>
    <a class="row" href=${address(id)}>
      <span class="body">${name}${small && html`<small>${small}</small>`}</span>
      ${counts[id] && html`<span class="badge warn">× ${counts[id]}</span>`}
      <${Icon} name="next" />
    </a>
  </li>`;
}

const SHOWN = 8;
/** Where the log says too little. */
const USUAL = [
  ...["unvocalised-call", "empty-win", "empty-group-call", "exposed-tiles", "wrong-tile-count", "noten-riichi"],
  ...[
    "discard-taken-back",
    "misplaced-called-tile",
    "wrong-draw",
    "invalid-group",
    "called-tile-not-taken",
    "etiquette",
  ],
];

/**
 * The fouls ruled most often in this tournament before today, filled up with those usual elsewhere: a thumb finds them in
 * the same place all day. @param {any} state @param {any} book
 */
export function common(state, book) {
  /** @type {Record<string, number>} */
  const counts = {};
  const day = formatter(Intl.DateTimeFormat, { dateStyle: "short", timeZone: state.settings.time_zone });
  const today = day.format(store.now());
  for (const { foul, counts: counting, status, ruled_at: at } of Object.values(state.rulings)) {
    if (day.format(new Date(at)) === today) continue;
    if (counting || status === "deferred") counts[foul] = (counts[foul] ?? 0) + 1;
  }
  const ruled = Object.keys(counts).sort((one, other) => counts[other] - counts[one]);
  const usual = USUAL.filter((foul) => book.covers(foul));
  return [...new Set([...ruled, ...usual])].slice(0, SHOWN);
}

/** What happened? The fouls seen most here, a search, and all by category. @param {{about: any, up: string}} props */
export function Fouls({ about, up }) {
  const { state, book, library } = useStore();
  const words = useWords();
  const [query, setQuery] = useState("");
  const [usual] = useState(() => common(state, book));
  const { earlier } = store.knownFacts(asked(about, null));
  const searching = query.trim() !== "";
  return html`<${Screen} title=${t("call.what")} up=${up}>
    <${Who} about=${about} earlier=${earlier} />
    ${
      !searching &&
      html`<ul class="call-common" aria-label=${t("call.common")}>
        ${usual.map((foul) => html`<li key=${foul}><a class="button" href=${address(foul)}>${words.name("fouls", foul)}</a></li>`)}
      </ul>`
    }
    <${Finder} library=${library} book=${book} words=${words} label=${t("call.search")} query=${query} onQuery=${setQuery}
      address=${address} counts=${earlier.counts} />
  <//>`;
}
