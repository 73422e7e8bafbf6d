import { t } from "../../ui/i18n.ts";
import { useWords } from "../words/words.ts";
import { useBook } from "./book.ts";
import { conditions, outcome, rowsOf } from "./outcomes.tsx";
import type { Row } from "../../rules/engine/row.ts";
import type { Rules } from "./rules.tsx";
import type { Spoken } from "../incident/decision.ts";

/** The rows that were looked at, down to the one that fits: what each would lead to, and what it turns on. */
export function Trace({ call: { foul, spoken } }: { call: { foul: string; spoken: Spoken } }) {
  const { library, book } = useBook();
  const words = useWords();
  const rules = { words, library };
  const rows = rowsOf(book, foul);
  return (
    <ol class="bullets">
      {spoken.trace.map(({ row: id, verdict, facts }) => {
        const row = rows.find((one) => one.id === id);
        if (!row) return null;
        const turnsOn = facts ?? Object.keys(row.when);
        return (
          <li key={id}>
            <strong class="penalty">{outcome(rules, row)}</strong>{" "}
            <span class="badge">{t(`open.verdict.${verdict}`)}</span>
            {turnsOn.map((fact) => (
              <p class="soft" key={fact}>
                {expected(rules, row, fact)}
              </p>
            ))}
            {turnsOn.length === 0 && <p class="soft">{t(rows.length > 1 ? "open.otherwise" : "open.always")}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** What the row wants to hear; the question alone where any answer will do. */
function expected(rules: Pick<Rules, "words" | "library">, row: Row, fact: string) {
  return fact in row.when ? conditions(rules, { [fact]: row.when[fact] }) : rules.words.question(fact);
}
