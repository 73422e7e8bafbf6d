import { useState } from "../../../vendor/hooks.js";
import { search } from "../../engine.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field, Fold, Screen } from "../parts/index.js";
import { useHall } from "../state.js";
import { useWords } from "../hall/words.js";
import { asked } from "./about.js";
import { common } from "./common.js";
import { address } from "./way.js";
import { Who } from "./who.js";

/** What happened? The fouls seen most here, a search, and all by category. @param {{about: any, up: string}} props */
export function Fouls({ about, up }) {
  const { state, book, library } = useHall();
  const words = useWords();
  const [query, setQuery] = useState("");
  const { earlier } = hall.known(asked(about, null));
  const searching = query.trim() !== "";
  return html`<${Screen} title=${t("call.what")} up=${up}>
    <${Who} about=${about} earlier=${earlier} />
    ${
      !searching &&
      html`<ul class="call-common" aria-label=${t("call.common")}>
        ${common(state, book).map((foul) => html`<li key=${foul}><a class="button" href=${address(foul)}>${words.name("fouls", foul)}</a></li>`)}
      </ul>`
    }
    <${Field}
      label=${t("call.search")}
      type="search"
      value=${query}
      onInput=${setQuery}
      autocomplete="off"
      enterkeyhint="search"
    />
    ${
      searching
        ? html`<${Found}
            found=${search(library, query, words.language)}
            counts=${earlier.counts}
          />`
        : html`<${Categories} words=${words} counts=${earlier.counts} />`
    }
  <//>`;
}

/** @param {{found: any, counts: Record<string, number>}} props */
function Found({ found: { ambiguity, items }, counts }) {
  const told = ambiguity ? "" : items.length ? t("call.found", { count: items.length }) : t("call.none-found");
  return html`<p class="soft" role="status">${told}</p>
    ${
      ambiguity &&
      html`<section class="card" role="group" aria-label=${ambiguity.question}>
        <h2>${ambiguity.question}</h2>
        <div class="pair">
          ${ambiguity.means.map((/** @type {any} */ one) => html`<a class="button" key=${one.foul} href=${address(one.foul)}>${one.text}</a>`)}
        </div>
      </section>`
    }
    <ul class="rows">
      ${items.map((/** @type {any} */ { id, name }) => html`<${Foul} key=${id} id=${id} name=${name} counts=${counts} />`)}
    </ul>`;
}

/** @param {{words: any, counts: Record<string, number>}} props */
function Categories({ words, counts }) {
  const { library } = useHall();
  const { categories, fouls } = library.catalogue;
  const inside = (/** @type {string} */ id) => Object.keys(fouls).filter((foul) => fouls[foul].category === id);
  return html`<div class="stack">
    ${Object.keys(categories).map(
      (id) => html`<${Fold} key=${id} title=${words.name("categories", id)}>
      ${() => html`<ul class="rows">
        ${inside(id).map((foul) => html`<${Foul} key=${foul} id=${foul} name=${words.name("fouls", foul)} counts=${counts} />`)}
      </ul>`}
    <//>`,
    )}
  </div>`;
}

/** @param {{id: string, name: string, counts: Record<string, number>}} props */
function Foul({ id, name, counts }) {
  const words = useWords();
  const { book } = useHall();
  const covered = book.table(id).rows.length > 0;
  return html`<li>
    <a class="row" href=${address(id)}>
      <span class="body"
        >${name}${!covered && html`<small>${words.phrase("status-not-covered")}</small>`}</span
      >
      ${counts[id] && html`<span class="badge warn">× ${counts[id]}</span>`}
    </a>
  </li>`;
}
