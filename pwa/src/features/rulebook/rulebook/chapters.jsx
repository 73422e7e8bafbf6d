import { compareRulePoints } from "../../../rules/books/compare.js";
import { plain } from "../../../rules/engine/context.js";
import { Reading } from "../foul/decision.jsx";
import { t } from "../../../ui/i18n.js";
import { Facts } from "../../../ui/index.js";
import { directs } from "../../../domain/people/roles.js";
import { useStore } from "../../../store/use-store.js";
import { Lateness } from "./lateness.jsx";
import { FoulRows, conditions, outcome, rowsOf } from "../../../domain/rulebook/outcomes.jsx";

/**
 * @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("../../../domain/rulebook/rules.jsx").Rulebook} Rulebook @typedef {Record<string, any>} Json
 * @typedef {{rules: Rules, book: Rulebook, found: (text: string, foul?: string) => boolean, searching: boolean}} Chapter
 */

/** The chapters of a rulebook, in the order in which they are read. @type {{id: string, Section: (chapter: Chapter) => any}[]} */
export const SECTIONS = [
  { id: "fouls", Section: Fouls },
  { id: "lateness", Section: Late },
  { id: "procedures", Section: Procedures },
  { id: "readings", Section: Readings },
  { id: "points", Section: Points },
  { id: "sources", Section: Sources },
];

/** One chapter that opens; while something is looked for it is open, and `gone` where nothing fits. @param {any} props */
function Part({ title, count, gone = !count, searching, children }) {
  if (searching && gone) return null;
  return (
    <details class="fold" open={searching}>
      <summary>
        <h2>{title}</h2>
        <span class="badge">{count}</span>
      </summary>
      <div class="entries">{children}</div>
    </details>
  );
}

/** What the book rules on, with its rows; what it leaves out is named at the end. @param {Chapter} chapter */
function Fouls({ rules, book, found, searching }) {
  const { fouls, categories } = rules.library.catalogue;
  const matches = (/** @type {string} */ foul) => found(textOf(rules, book, foul), foul);
  return Object.keys(categories).map((category) => {
    const shown = Object.keys(fouls).filter((foul) => fouls[foul].category === category && matches(foul));
    const covered = shown.filter((foul) => rowsOf(book, foul).length > 0);
    const missing = shown.filter((foul) => !covered.includes(foul));
    return (
      <Part
        key={category}
        title={rules.words.name("categories", category)}
        count={covered.length}
        gone={shown.length === 0}
        searching={searching}
      >
        {covered.map((foul) => (
          <article key={foul}>
            <h3>
              <FoulLink rules={rules} foul={foul} />
            </h3>
            <FoulRows rules={rules} book={book} foul={foul} />
          </article>
        ))}
        {missing.length > 0 && <Missing rules={rules} fouls={missing} />}
      </Part>
    );
  });
}

/** What the book does not cover. @param {{rules: Rules, fouls: string[]}} props */
function Missing({ rules, fouls }) {
  return (
    <article>
      <h3>{rules.words.phrase("status-not-covered")}</h3>
      <ul>
        {fouls.map((foul) => (
          <li key={foul}>
            <FoulLink rules={rules} foul={foul} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** @param {{rules: Rules, foul: string}} props */
function FoulLink({ rules, foul }) {
  return (
    <a class="reach" href={`#/foul/${foul}`}>
      {rules.words.name("fouls", foul)}
    </a>
  );
}

/** @param {Rules} rules @param {Rulebook} book @param {string} foul */
function textOf(rules, book, foul) {
  const rows = rowsOf(book, foul).map((row) => [outcome(rules, row), ...conditions(rules, row.when)].join(" "));
  return [rules.words.name("fouls", foul), ...rows].join(" ");
}

/** @param {Chapter} chapter */
function Late({ rules, book, found, searching }) {
  const people = Object.keys(book.lateness).filter((who) => found(`${t("open.lateness")} ${t(`open.who.${who}`)}`));
  return (
    <Part title={t("open.lateness")} count={people.length} searching={searching}>
      {people.map((who) => (
        <Lateness key={who} rules={rules} book={book} who={who} />
      ))}
      {!people.length && <p class="soft">{rules.words.phrase("not-stated")}</p>}
    </Part>
  );
}

/** @param {Chapter} chapter */
function Procedures({ rules, book, found, searching }) {
  const { words } = rules;
  const named = Object.entries(book.content.procedures).map(([id, entries]) => ({
    id,
    name: procedureName(rules, id),
    steps: entries.filter((/** @type {Json} */ { step }) => found(`${procedureName(rules, id)} ${words.step(step)}`)),
  }));
  const shown = named.filter(({ steps }) => steps.length);
  return (
    <Part title={t("open.procedures")} count={shown.length} searching={searching}>
      {shown.map(({ id, name, steps }) => (
        <article key={id}>
          <h3>{name}</h3>
          <ol class="steps">
            {steps.map((/** @type {Json} */ entry, /** @type {number} */ place) => (
              <li key={place}>
                {words.step(entry.step)}
                {around(rules, entry.when).map((text) => (
                  <small key={text}>{text}</small>
                ))}
              </li>
            ))}
          </ol>
        </article>
      ))}
    </Part>
  );
}

/** @param {Rules} rules @param {string} id */
function procedureName({ words, library }, id) {
  if (id in library.catalogue.kinds) return words.name("kinds", id);
  if (id === "chonbo-void") return words.phrase("chonbo-void");
  return id === "deferred" ? words.phrase("status-deferred") : t(`open.procedure.${id}`);
}

/** When a step is called for, in words. @param {Rules} rules @param {Json} when @returns {string[]} */
function around({ words }, when) {
  const said = Object.entries(when).filter(([name]) => name in plain()); // a step names the end of the hand itself
  return said.map(([name, expected]) => {
    const text = [expected]
      .flat()
      .map((value) => contextAnswer(words, name, value))
      .join(" / ");
    return words.phrase("labelled", {
      label: words.phrase(`context-${name.replace("_", "-")}`),
      text,
    });
  });
}

/** @param {Rules["words"]} words @param {string} name @param {any} value @returns {string} */
function contextAnswer(words, name, value) {
  if (typeof value === "boolean") return words.phrase(value ? "answer-yes" : "answer-no");
  if (name === "offenders") return words.phrase("count-from", { min: value.min ?? value });
  return words.phrase(name === "riichi" ? `answer-${value}` : `${name}-${value}`);
}

/** @param {Chapter} chapter */
function Readings({ rules, book, found, searching }) {
  const all = Object.entries(book.readings).map(([id, chosen]) => ({ ...rules.words.reading({ id, chosen }), id }));
  const shown = all.filter((reading) =>
    found([reading.question, reading.reason, ...Object.values(reading.alternatives)].join(" ")),
  );
  return (
    <Part title={t("open.readings")} count={shown.length} searching={searching}>
      <p class="soft">{t("open.readings-text")}</p>
      {shown.map((reading) => (
        <Reading key={reading.id} reading={reading} />
      ))}
    </Part>
  );
}

/** @param {Chapter} chapter */
function Points({ rules, book, found, searching }) {
  const { points } = compareRulePoints(rules.library, [book]);
  const shown = points.filter((/** @type {Json} */ { name, values }) => found(`${name} ${values[0].text}`));
  return (
    <Part title={t("open.rule-points")} count={shown.length} searching={searching}>
      <Facts rows={shown.map((/** @type {Json} */ { name, values }) => [name, values[0].text])} />
    </Part>
  );
}

/** @param {Chapter} chapter */
function Sources({ rules, book, found, searching }) {
  const { official } = useStore();
  const { references } = rules.library.catalogue;
  const shown = sourcesOf(book).map((id) => ({ id, ...references[id] }));
  const fitting = shown.filter(({ title, publisher }) => found(`${title} ${publisher}`));
  return (
    <Part title={t("open.sources")} count={fitting.length} searching={searching}>
      <ul class="bullets">
        {fitting.map(({ id, title, publisher, year, reading }) => (
          <li key={id}>
            <strong>{title}</strong> ({publisher}, {year})
            <span class={reading === "whole" ? "badge" : "badge warn"}>{t(`open.read.${reading}`)}</span>
          </li>
        ))}
      </ul>
      {directs(official) && book.revision && (
        <p class="soft">{t("open.revision", { revision: book.revision.slice(0, 12) })}</p>
      )}
    </Part>
  );
}

/** Every source that some row, rule or clock of the book cites. @param {Rulebook} book @returns {string[]} */
function sourcesOf(book) {
  const { fouls, chonbo, casual, lateness } = book.content;
  const rows = Object.keys(fouls).flatMap((foul) => rowsOf(book, foul));
  return [...new Set([...rows, ...chonbo, ...Object.values(lateness), casual].map(({ source }) => source.id))];
}
