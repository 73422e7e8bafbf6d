import { compareRulePoints } from "../../../rules/books/compare.js";
import { canonical } from "../../../rules/books/rulebook.js";
import { clockTime } from "../../../rules/words/wording.js";
import { listed, t } from "../../../ui/i18n.js";
import { bandText } from "./lateness.jsx";
import { conditions, outcome, rowsOf } from "../../../domain/rulebook/outcomes.jsx";

/**
 * @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("../../../domain/rulebook/rules.jsx").Rulebook} Rulebook
 * @typedef {{texts: string[], silent: boolean}} Cell
 * @typedef {{id: string, name: string, href?: string, cells: Cell[], by: string|null}} Line `by`: what differs, null where nothing does
 */

const LEVELS = ["penalty", "when", "details"];

/** @param {Rules} rules @param {Rulebook[]} books @returns {Line[]} */
export function pointLines({ library }, books) {
  return compareRulePoints(library, books).points.map((/** @type {any} */ { id, name, values }) => {
    const cells = values.map((/** @type {any} */ { value, text }) => ({
      texts: [text],
      silent: value === "not-stated",
    }));
    return { id, name, cells, by: differ(cells) ? "answer" : null };
  });
}

/**
 * A foul's outcomes under each book; where these are the same and the rules are not, with when they hold, and at last with
 * all that is done: whatever differs can be read.
 * @param {Rules} rules @param {Rulebook[]} books @returns {Line[]}
 */
export function foulLines(rules, books) {
  return Object.keys(rules.library.catalogue.fouls).map((foul) => {
    const levels = LEVELS.map((by) => ({ by, cells: books.map((book) => cellOf(rules, book, foul, by)) }));
    const { by, cells } = levels.find((level) => differ(level.cells)) ?? { by: null, cells: levels[0].cells };
    return { id: foul, name: rules.words.name("fouls", foul), href: `#/foul/${foul}`, cells, by };
  });
}

/** Whether two of them say two things: one that says nothing contradicts none. @param {Cell[]} cells */
function differ(cells) {
  return new Set(cells.filter(({ silent }) => !silent).map(({ texts }) => canonical([...texts].sort()))).size > 1;
}

/** @param {Rules} rules @param {Rulebook} book @param {string} foul @param {string} level @returns {Cell} */
function cellOf(rules, book, foul, level) {
  const rows = rowsOf(book, foul);
  if (!rows.length) return { texts: [rules.words.phrase("status-not-covered")], silent: true };
  const told = rows.map((row) => [outcome(rules, row), ...more(rules, book, row, rows.length, level)]);
  const texts = told.length > 1 ? told.map((parts) => parts.join(" · ")) : told[0];
  const counted = level === "details" ? scopeOf(rules, book, foul) : [];
  return { texts: [...new Set([...texts, ...counted])], silent: false };
}

/** What stands beside a row's outcome. @param {Rules} rules @param {Rulebook} book @param {any} row @param {number} count of rows @param {string} level @returns {string[]} */
function more(rules, book, row, count, level) {
  if (level === "penalty") return [];
  const said = conditions(rules, row.when).join(" ");
  const when = said || count > 1 ? [said || t("open.otherwise")] : [];
  if (level === "when") return when;
  const steps = rules.words.steps([...row.effects].sort()).map(({ text }) => text);
  return [...when, ...steps, ...(row.lateness ? bands(rules, book, row.lateness) : [])];
}

/** @param {Rules} rules @param {Rulebook} book @param {string} who @returns {string[]} */
function bands(rules, book, who) {
  const clock = book.clock(who);
  return clock.bands.map((band) => {
    const from = t("open.from-time", { time: clockTime(clock.opens(band)) });
    return `${from} ${bandText(rules, book.lateness[who], band)}`;
  });
}

/** @param {Rules} rules @param {Rulebook} book @param {string} foul @returns {string[]} */
function scopeOf({ words }, book, foul) {
  const { scope } = book.table(foul);
  return scope ? [t("open.counted-over", { scope: listed([words.phrase(`scope-${scope}`)]) })] : [];
}
