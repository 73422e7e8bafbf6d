import { compareRulePoints } from "../../../rules/books/compare.ts";
import { canonical } from "../../../rules/books/rulebook.ts";
import { clockTime } from "../../../rules/words/wording.ts";
import { listed, t } from "../../../ui/i18n.ts";
import { bandText } from "./lateness.tsx";
import { conditions, outcome, rowsOf } from "../../../domain/rulebook/outcomes.tsx";
import type { Row } from "../../../rules/engine/row.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

export interface Cell {
  texts: string[];
  silent: boolean;
}

/** `by`: what differs; null if nothing does */
export interface Line {
  id: string;
  name: string;
  href?: string;
  cells: Cell[];
  by: string | null;
}

const LEVELS = ["penalty", "when", "details"];

export function pointLines({ library }: Rules, books: Rulebook[]): Line[] {
  return compareRulePoints(library, books).points.map(({ id, name, values }) => {
    const cells = values.map(({ value, text }) => ({
      texts: [text],
      silent: value === "not-stated",
    }));
    return { id, name, cells, by: differ(cells) ? "answer" : null };
  });
}

/**
 * Return each foul's outcomes under each rulebook. If these are equal but the rules are not, add the conditions, then
 * everything that is done, so that every difference can be read.
 */
export function foulLines(rules: Rules, books: Rulebook[]): Line[] {
  return Object.keys(rules.library.catalogue.fouls).map((foul) => {
    const levels = LEVELS.map((by) => ({ by, cells: books.map((book) => cellOf(rules, book, foul, by)) }));
    const { by, cells } = levels.find((level) => differ(level.cells)) ?? { by: null, cells: levels[0].cells };
    return { id: foul, name: rules.words.name("fouls", foul), href: `#/foul/${foul}`, cells, by };
  });
}

/** Return whether two rulebooks state different things; a silent one contradicts none. */
function differ(cells: Cell[]) {
  return new Set(cells.filter(({ silent }) => !silent).map(({ texts }) => canonical([...texts].sort()))).size > 1;
}

function cellOf(rules: Rules, book: Rulebook, foul: string, level: string): Cell {
  const rows = rowsOf(book, foul);
  if (!rows.length) return { texts: [rules.words.phrase("status-not-covered")], silent: true };
  const rowTexts = rows.map((row) => [outcome(rules, row), ...more(rules, book, row, rows.length, level)]);
  const texts = rowTexts.length > 1 ? rowTexts.map((parts) => parts.join(" · ")) : rowTexts[0];
  const counted = level === "details" ? scopeOf(rules, book, foul) : [];
  return { texts: [...new Set([...texts, ...counted])], silent: false };
}

/** Return the texts beside a row's outcome. @param count of rows */
function more(rules: Rules, book: Rulebook, row: Row, count: number, level: string): string[] {
  if (level === "penalty") return [];
  const whenText = conditions(rules, row.when).join(" ");
  const when = whenText || count > 1 ? [whenText || t("open.otherwise")] : [];
  if (level === "when") return when;
  const steps = rules.words.steps([...row.effects].sort()).map(({ text }) => text);
  return [...when, ...steps, ...(row.lateness ? bands(rules, book, row.lateness) : [])];
}

function bands(rules: Rules, book: Rulebook, who: string): string[] {
  const clock = book.clock(who);
  return clock.bands.map((band) => {
    const from = t("open.from-time", { time: clockTime(clock.opens(band)) });
    return `${from} ${bandText(rules, book.lateness[who], band)}`;
  });
}

function scopeOf({ words }: Rules, book: Rulebook, foul: string): string[] {
  const { scope } = book.table(foul);
  return scope ? [t("open.counted-over", { scope: listed([words.phrase(`scope-${scope}`)]) })] : [];
}
