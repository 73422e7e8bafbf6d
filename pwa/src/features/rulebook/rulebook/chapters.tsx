import { compareRulePoints } from "../../../rules/books/compare.ts";
import { plain } from "../../../rules/engine/context.ts";
import { Reading } from "../foul/decision.tsx";
import { t } from "../../../ui/i18n.ts";
import { Facts } from "../../../ui/index.ts";
import { directs } from "../../../domain/people/roles.ts";
import { useStore } from "../../../store/use-store.ts";
import { Lateness } from "./lateness.tsx";
import { FoulRows, conditions, outcome, rowsOf } from "../../../domain/rulebook/outcomes.tsx";
import type { ComponentChildren, ComponentType } from "preact";
import type { Condition } from "../../../rules/engine/conditions.ts";
import type { FactValue } from "../../../rules/engine/facts.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

interface Chapter {
  rules: Rules;
  book: Rulebook;
  found: (text: string, foul?: string) => boolean;
  searching: boolean;
}

/** The chapters of a rulebook, in reading order. */
export const SECTIONS: { id: string; Section: ComponentType<Chapter> }[] = [
  { id: "fouls", Section: Fouls },
  { id: "lateness", Section: Late },
  { id: "procedures", Section: Procedures },
  { id: "readings", Section: Readings },
  { id: "points", Section: Points },
  { id: "sources", Section: Sources },
];

interface PartProps {
  title: string;
  count: number;
  gone?: boolean;
  searching: boolean;
  children: ComponentChildren;
}

/** Show a chapter that folds; while searching it is open, and hidden if nothing matches (`gone`). */
function Part({ title, count, gone = !count, searching, children }: PartProps) {
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

/** Show the fouls that the rulebook covers with their rows, by category; those that it does not cover come last. */
function Fouls({ rules, book, found, searching }: Chapter) {
  const { fouls, categories } = rules.library.catalogue;
  const matches = (foul: string) => found(textOf(rules, book, foul), foul);
  return Object.keys(categories).map((category) => {
    const matching = Object.keys(fouls).filter((foul) => fouls[foul].category === category && matches(foul));
    const covered = matching.filter((foul) => rowsOf(book, foul).length > 0);
    const missing = matching.filter((foul) => !covered.includes(foul));
    return (
      <Part
        key={category}
        title={rules.words.name("categories", category)}
        count={covered.length}
        gone={matching.length === 0}
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

/** List the fouls that the rulebook does not cover. */
function Missing({ rules, fouls }: { rules: Rules; fouls: string[] }) {
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

function FoulLink({ rules, foul }: { rules: Rules; foul: string }) {
  return (
    <a class="reach" href={`#/foul/${foul}`}>
      {rules.words.name("fouls", foul)}
    </a>
  );
}

function textOf(rules: Rules, book: Rulebook, foul: string) {
  const rows = rowsOf(book, foul).map((row) => [outcome(rules, row), ...conditions(rules, row.when)].join(" "));
  return [rules.words.name("fouls", foul), ...rows].join(" ");
}

function Late({ rules, book, found, searching }: Chapter) {
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

function Procedures({ rules, book, found, searching }: Chapter) {
  const { words } = rules;
  const named = Object.entries(book.content.procedures).map(([id, entries]) => ({
    id,
    name: procedureName(rules, id),
    steps: entries.filter(({ step }) => found(`${procedureName(rules, id)} ${words.step(step)}`)),
  }));
  const matching = named.filter(({ steps }) => steps.length);
  return (
    <Part title={t("open.procedures")} count={matching.length} searching={searching}>
      {matching.map(({ id, name, steps }) => (
        <article key={id}>
          <h3>{name}</h3>
          <ol class="steps">
            {steps.map((entry, place) => (
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

function procedureName({ words, library }: Rules, id: string) {
  if (id in library.catalogue.kinds) return words.name("kinds", id);
  if (id === "chonbo-void") return words.phrase("chonbo-void");
  return id === "deferred" ? words.phrase("status-deferred") : t(`open.procedure.${id}`);
}

/** Return the context that a step depends on, in words. */
function around({ words }: Rules, when: Condition): string[] {
  const stated = Object.entries(when).filter(([name]) => name in plain()); // a step names the end of the hand itself
  return stated.map(([name, expected]) => {
    const text = (Array.isArray(expected) ? expected : [expected])
      .map((value) => contextAnswer(words, name, value))
      .join(" / ");
    return words.phrase("labelled", {
      label: words.phrase(`context-${name.replace("_", "-")}`),
      text,
    });
  });
}

function contextAnswer(words: Rules["words"], name: string, value: FactValue | { min?: number }): string {
  if (typeof value === "boolean") return words.phrase(value ? "answer-yes" : "answer-no");
  if (typeof value === "object") return words.phrase("count-from", { min: value.min ?? "" });
  if (name === "offenders") return words.phrase("count-from", { min: value });
  return words.phrase(name === "riichi" ? `answer-${value}` : `${name}-${value}`);
}

function Readings({ rules, book, found, searching }: Chapter) {
  const all = Object.entries(book.readings).map(([id, chosen]) => ({ ...rules.words.reading({ id, chosen }), id }));
  const matching = all.filter((reading) =>
    found([reading.question, reading.reason, ...Object.values(reading.alternatives)].join(" ")),
  );
  return (
    <Part title={t("open.readings")} count={matching.length} searching={searching}>
      <p class="soft">{t("open.readings-text")}</p>
      {matching.map((reading) => (
        <Reading key={reading.id} reading={reading} />
      ))}
    </Part>
  );
}

function Points({ rules, book, found, searching }: Chapter) {
  const { points } = compareRulePoints(rules.library, [book]);
  const matching = points.filter(({ name, values }) => found(`${name} ${values[0].text}`));
  return (
    <Part title={t("open.rule-points")} count={matching.length} searching={searching}>
      <Facts rows={matching.map(({ name, values }) => [name, values[0].text])} />
    </Part>
  );
}

function Sources({ rules, book, found, searching }: Chapter) {
  const { official } = useStore();
  const { references } = rules.library.catalogue;
  const cited = sourcesOf(book).map((id) => ({ id, ...references[id] }));
  const fitting = cited.filter(({ title, publisher }) => found(`${title} ${publisher}`));
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

/** Return every source that a row, rule or clock of the rulebook cites. */
function sourcesOf(book: Rulebook): string[] {
  const { fouls, chonbo, casual, lateness } = book.content;
  const rows = Object.keys(fouls).flatMap((foul) => rowsOf(book, foul));
  return [...new Set([...rows, ...chonbo, ...Object.values(lateness), casual].map(({ source }) => source.id))];
}
