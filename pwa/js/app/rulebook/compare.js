import { useState } from "../../../vendor/hooks.js";
import { compareRulePoints } from "../../rules/books/compare.js";
import { canonical } from "../../rules/books/rulebook.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useSaved } from "../local-storage.js";
import { Icon, Screen, Toggle } from "../parts/index.js";
import { Chooser } from "./chooser.js";
import { outcome, rowsOf } from "./outcomes.js";
import { bookFor, bookName, plain, refusal, withRules } from "./rules.js";

/** @typedef {import("./rules.js").Rules} Rules @typedef {import("./rules.js").Rulebook} Rulebook @typedef {import("./rules.js").Choice} Choice */

const SILENT = canonical("not-stated");

/** Two or more composed rulebooks side by side. */
export default withRules(({ rules }) => {
  const { library, choice } = rules;
  const others = Object.keys(library.books).filter((id) => id !== choice.id);
  const [kept, keep] = useSaved("shinpan.compare", [choice, ...others.slice(-2).map(plain)]);
  const choices = kept.filter((each) => !refusal(library, each));
  const [at, setAt] = useState(/** @type {number|null} */ (null));
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const books = choices.map((each) => bookFor(library, each));
  const use = (/** @type {Choice} */ next) => {
    keep(at === choices.length ? [...choices, next] : choices.map((each, place) => (place === at ? next : each)));
    setAt(null);
  };
  return html`<${Screen} title=${t("open.compare")}>
    <${Columns}
      rules=${rules}
      books=${books}
      onOpen=${setAt}
      onRemove=${(/** @type {number} */ gone) => keep(choices.filter((_, place) => place !== gone))}
    />
    <${Toggle}
      label=${t("open.only-different")}
      hint=${t("open.silence")}
      checked=${onlyDifferent}
      onChange=${setOnlyDifferent}
    />
    <${Grid}
      id="points"
      title=${t("open.rule-points")}
      rules=${rules}
      books=${books}
      lines=${pointLines(rules, books)}
      only=${onlyDifferent}
    />
    <${Grid}
      id="fouls"
      title=${t("open.fouls")}
      rules=${rules}
      books=${books}
      lines=${foulLines(rules, books)}
      only=${onlyDifferent}
    />
    ${at !== null && html`<${Chooser} rules=${rules} value=${choices[at] ?? plain(choice.id)} onUse=${use} onClose=${() => setAt(null)} />`}
  <//>`;
});

/** @param {{rules: Rules, books: Rulebook[], onOpen: (place: number) => void, onRemove: (place: number) => void}} props */
function Columns({ rules, books, onOpen, onRemove }) {
  return html`<ul class="rows">
      ${books.map(
        (book, place) =>
          html`<li key=${place} class="column">
            <button
              class="row"
              aria-haspopup="dialog"
              onClick=${() => onOpen(place)}
            >
              <span class="body"
                >${bookName(rules, book)}<small
                  >${rules.words.phrase(`standing-${book.content.standing}`)}</small
                ></span
              >
              <span class="badge">${t("call.change")}</span>
            </button>
            ${books.length > 2 && html`<button class="button quiet" aria-label=${t("open.remove", { name: bookName(rules, book) })} onClick=${() => onRemove(place)}><${Icon} name="close" /></button>`}
          </li>`,
      )}
    </ul>
    <button
      class="button"
      aria-haspopup="dialog"
      onClick=${() => onOpen(books.length)}
    >
      ${t("open.add-book")}
    </button>`;
}

/** @typedef {{id: string, name: string, href?: string, cells: {key: string, texts: string[]}[]}} Line */

/** @param {Rules} rules @param {Rulebook[]} books @returns {Line[]} */
function pointLines({ library }, books) {
  return compareRulePoints(library, books).points.map((/** @type {any} */ { id, name, values }) => ({
    id,
    name,
    cells: values.map((/** @type {any} */ { value, text }) => ({
      key: canonical(value),
      texts: [text],
    })),
  }));
}

/** @param {Rules} rules @param {Rulebook[]} books @returns {Line[]} */
function foulLines(rules, books) {
  return Object.keys(rules.library.catalogue.fouls).map((foul) => ({
    id: foul,
    name: rules.words.name("fouls", foul),
    href: `#/foul/${foul}`,
    cells: books.map((book) => ({
      key: rowsOf(book, foul).length ? canonical(essence(book, foul)) : SILENT,
      texts: outcomesOf(rules, book, foul),
    })),
  }));
}

/** What decides, without what the rows are called and where they stand. @param {Rulebook} book @param {string} foul */
function essence(book, foul) {
  const clock = (/** @type {any} */ who) =>
    who && book.clock(who).bands.map(({ id: _, readings: __, ...band }) => band);
  const rows = rowsOf(book, foul).map(({ when, then, effects, range, deferred, lateness }) => [
    when,
    then,
    [...effects].sort(),
    range ?? null,
    deferred ?? null,
    clock(lateness) ?? null,
  ]);
  return { rows, scope: book.table(foul).scope };
}

/** @param {Rules} rules @param {Rulebook} book @param {string} foul */
function outcomesOf(rules, book, foul) {
  const rows = rowsOf(book, foul);
  if (!rows.length) return [rules.words.phrase("status-not-covered")];
  return [...new Set(rows.map((row) => outcome(rules, row)))];
}

/** What the books say of it, the silent ones left out. @param {Line} line */
function statedKeys({ cells }) {
  return cells.map(({ key }) => key).filter((key) => key !== SILENT);
}

/** @param {Line} line */
function differs(line) {
  return new Set(statedKeys(line)).size > 1;
}

/** A table that scrolls sideways by itself, its first column in place. @param {{id: string, title: string, rules: Rules, books: Rulebook[], lines: Line[], only: boolean}} props */
function Grid({ id, title, rules, books, lines, only }) {
  const different = lines.filter(differs).length;
  const shown = only ? lines.filter(differs) : lines;
  return html`<section class="stack">
    <h2 id=${`grid-${id}`}>${title}</h2>
    <p class="soft" role="status">
      ${t("open.different", { count: different, all: lines.length })}
    </p>
    <div
      class="sideways"
      tabindex="0"
      role="region"
      aria-labelledby=${`grid-${id}`}
      hidden=${shown.length === 0}
    >
      <table>
        <thead>
          <tr>
            <td></td>
            ${books.map((book, place) => html`<th key=${place} scope="col">${bookName(rules, book)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (line) =>
              html`<tr key=${line.id} class=${differs(line) ? "differs" : ""}>
                <th scope="row">
                  ${line.href ? html`<a class="reach" href=${line.href}>${line.name}</a>` : line.name}
                  ${!only && differs(line) && html`<span class="badge warn">${t("open.differs")}</span>`}
                </th>
                ${line.cells.map(
                  ({ key, texts }, place) =>
                    html`<td
                      key=${place}
                      class=${cellClass(key, statedKeys(line)[0])}
                    >
                      ${texts.map((text) => html`<p key=${text}>${text}</p>`)}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** What is silent is dim, what says otherwise than the first is marked. @param {string} key @param {string} [first] */
function cellClass(key, first) {
  if (key === SILENT) return "silent";
  return key === first ? "" : "other";
}
