import { t } from "../../../ui/i18n.ts";
import { bookName } from "../../../domain/rulebook/rules.tsx";
import type { Cell, Line } from "./compare-lines.ts";
import type { Rulebook } from "../../../rules/books/rulebook.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";

/** The number of rulebooks that fit side by side on a phone; with more, the table scrolls sideways. */
const FIT = 3;

interface GridProps {
  id: string;
  title: string;
  rules: Rules;
  books: Rulebook[];
  lines: Line[];
  only: boolean;
  found: (text: string, foul?: string) => boolean;
}

/**
 * Show a table with sticky headings. Its parts have explicit roles, since CSS that changes the layout of rows removes a
 * table's own.
 */
export function Grid({ id, title, rules, books, lines, only, found }: GridProps) {
  const matching = lines.filter((line) => found(textOf(line), line.id));
  const different = matching.filter(({ by }) => by);
  const rows = only ? different : matching;
  return (
    <section class="stack">
      <h2 id={`grid-${id}`}>{title}</h2>
      <p class="soft" role="status">
        {t("open.different", { count: different.length, all: matching.length })}
      </p>
      <div
        class={`compare ${books.length > FIT ? "sideways" : "fits"}`}
        style={{ "--books": books.length }}
        tabindex={books.length > FIT ? 0 : undefined}
        role="region"
        aria-labelledby={`grid-${id}`}
        hidden={rows.length === 0}
      >
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell"></td>
              {books.map((book, place) => (
                <th key={place} role="columnheader" scope="col">
                  {bookName(rules, book)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((line) => (
              <Row key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ line: { name, href, cells, by } }: { line: Line }) {
  const first = cells.find(({ silent }) => !silent);
  return (
    <tr role="row" class={by ? "differs" : ""}>
      <th role="rowheader" scope="row">
        {href ? (
          <a class="reach" href={href}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        {by && <small>{t(`open.differs-in.${by}`)}</small>}
      </th>
      {cells.map((cell, place) => (
        <Outcomes key={place} cell={cell} first={first} />
      ))}
    </tr>
  );
}

/**
 * Show the outcomes of one rulebook: dim if it is silent; marked if it differs from the first one, with the lines that
 * the first one lacks.
 */
function Outcomes({ cell: { texts, silent }, first }: { cell: Cell; first: Cell | undefined }) {
  const other = !silent && first && [...texts].sort().join("\n") !== [...first.texts].sort().join("\n");
  return (
    <td role="cell" class={silent ? "silent" : other ? "other" : ""}>
      {texts.map((text) => (
        <p key={text} class={other && !first.texts.includes(text) ? "strong" : ""}>
          {text}
        </p>
      ))}
    </td>
  );
}

function textOf({ name, cells }: Line) {
  return [name, ...cells.flatMap(({ texts }) => texts)].join(" ");
}
