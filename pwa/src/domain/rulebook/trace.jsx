import { t } from "../../ui/i18n.js";
import { useWords } from "../words/words.js";
import { useStore } from "../../store/use-store.js";
import { conditions, outcome } from "./outcomes.jsx";

/**
 * The rows that were looked at, down to the one that fits: what each would lead to, and what it turns on.
 * @param {{call: {foul: string, spoken: any}}} props
 */
export function Trace({ call: { foul, spoken } }) {
  const { library, book } = useStore();
  const words = useWords();
  const rules = /** @type {any} */ ({ words, library });
  const { rows } = book.table(foul);
  return (
    <ol class="bullets">
      {spoken.trace.map((/** @type {any} */ { row: id, verdict, facts }) => {
        const row = rows.find((/** @type {any} */ one) => one.id === id);
        const turnsOn = facts ?? Object.keys(row.when);
        return (
          <li key={id}>
            <strong class="penalty">{outcome(rules, row)}</strong>{" "}
            <span class="badge">{t(`open.verdict.${verdict}`)}</span>
            {turnsOn.map((/** @type {string} */ fact) => (
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

/** What the row wants to hear; the question alone where any answer will do. @param {any} rules @param {any} row @param {string} fact */
function expected(rules, row, fact) {
  return fact in row.when ? conditions(rules, { [fact]: row.when[fact] }) : rules.words.question(fact);
}
