import { listed, t } from "../../ui/i18n.ts";
import { sourceLine } from "../words/words.ts";
import type { FactValue } from "../incident/decision.ts";
import type { Prescribed, Row } from "../../rules/engine/row.ts";
import type { Rulebook } from "../../rules/books/rulebook.ts";
import type { Rules } from "./rules.tsx";

const NOTHING_ELSE = { transfers: [], fines: [], effects: [] };

/** When a row holds, in words: each fact with its answers. */
export function conditions({ words, library }: Pick<Rules, "words" | "library">, when: Row["when"]): string[] {
  return Object.entries(when).map(([fact, expected]) => {
    const shape = library.shape(fact);
    const { min, max } = shape.kind === "count" ? shape : { min: 0, max: 0 };
    const answerText = (value: FactValue) => words.answer(fact, { value });
    const answer = Array.isArray(expected)
      ? expected.map(answerText).join(" / ")
      : typeof expected === "object"
        ? words.answer(fact, { min, max, ...expected })
        : answerText(expected);
    return `${words.question(fact)} ${answer}`;
  });
}

/** What a row leads to, in one line. */
export function outcome({ words }: Pick<Rules, "words">, row: Row): string {
  if (row.lateness) return t("open.by-lateness");
  const line = listedPenalties(words, row.then, row.effects);
  if (row.deferred) {
    const moments = row.deferred.judged.map((end) => words.phrase(`end-${end}`)).join(" · ");
    return words.phrase("deferred", { moments });
  }
  if (!row.range) return line;
  const [first, last] = [row.range.slice(0, 1), row.range.slice(-1)].map((end) => listedPenalties(words, end, []));
  return words.phrase("labelled", {
    label: line,
    text: words.phrase("discretion-range", { first, last }),
  });
}

function listedPenalties(words: Rules["words"], penalties: Prescribed[], effects: string[]) {
  const settled = penalties.map(({ p, ...each }) => ({ ...each, p: typeof p === "object" ? p.first : p }));
  const growth = penalties.map(({ p }) => p).find((p) => typeof p === "object");
  if (!growth) return words.line({ ...NOTHING_ELSE, penalties: settled, effects });
  const first = words.line({ ...NOTHING_ELSE, penalties: settled });
  const more = growth.times
    ? t("open.grows-times", { times: growth.times })
    : t("open.grows-add", { p: growth.add ?? 0 });
  return `${first} (${more})`;
}

/** A foul's rows that hold under the readings chosen. */
export function rowsOf(book: Rulebook, foul: string): Row[] {
  return book.table(foul).rows;
}

/** A foul's rows: when, what follows, where it stands. */
export function FoulRows({ rules, book, foul }: { rules: Rules; book: Rulebook; foul: string }) {
  const { words } = rules;
  const rows = rowsOf(book, foul);
  if (!rows.length) return <p class="soft">{words.phrase("not-covered")}</p>;
  const scope = book.table(foul).scope;
  return (
    <>
      <ol class="table-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <strong>{outcome(rules, row)}</strong>
            {conditions(rules, row.when).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {!Object.keys(row.when).length && <p>{rows.length > 1 ? t("open.otherwise") : t("open.always")}</p>}
            {row.effects.length > 0 && (
              <p class="soft">
                {words
                  .steps(row.effects)
                  .map(({ text }) => text)
                  .join(" ")}
              </p>
            )}
            <p class="soft">{sourceLine(words.source(row.source))}</p>
          </li>
        ))}
      </ol>
      {scope && <p class="soft">{t("open.counted-over", { scope: listed([words.phrase(`scope-${scope}`)]) })}</p>}
    </>
  );
}
