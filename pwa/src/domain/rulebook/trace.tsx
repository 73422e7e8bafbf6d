import { t } from "../../ui/i18n.ts";
import { useWords } from "../words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { conditions, outcome } from "./outcomes.tsx";

/** The rows that were looked at, down to the one that fits: what each would lead to, and what it turns on. */
export function Trace({ call: { foul, spoken } }: { call: { foul: string; spoken: any } }) {
  const { library, book } = useStore();
  const words = useWords();
  const rules = { words, library } as any;
  const { rows } = book.table(foul);
  return (
    <ol class="bullets">
      {spoken.trace.map(({ row: id, verdict, facts }: any) => {
        const row = rows.find((one: any) => one.id === id);
        const turnsOn = facts ?? Object.keys(row.when);
        return (
          <li key={id}>
            <strong class="penalty">{outcome(rules, row)}</strong>{" "}
            <span class="badge">{t(`open.verdict.${verdict}`)}</span>
            {turnsOn.map((fact: string) => (
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
function expected(rules: any, row: any, fact: string) {
  return fact in row.when ? conditions(rules, { [fact]: row.when[fact] }) : rules.words.question(fact);
}
