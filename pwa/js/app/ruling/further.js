import { canonical } from "../../rules/books/rulebook.js";
import { tried } from "../shared/decision.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../parts/icon.js";
import { mayRule } from "../shared/roles.js";
import { useReading } from "../shared/rulebooks.js";
import { over } from "../shared/ruling-list.js";
import { useWords } from "../shared/words.js";
import { useStore } from "../state.js";

/**
 * The rulings that steps lead to, each filled in by a tap; that of a repeat once the player did it before.
 * @param {{steps: {id: string}[], call: {table: string, seat: string|null, offender: any, foul: string, facts: any, ruling?: string}}} props
 */
export function Further({ steps, call }) {
  const { library, book, state, official } = useStore();
  const words = useWords();
  useReading();
  const { opens } = library?.catalogue ?? {};
  const { table, seat, offender } = call;
  if (!opens || !book || !seat || !offender || !mayRule(official)) return null;
  const before = Object.values(state.rulings).some(
    (one) => one.id !== call.ruling && one.foul === call.foul && one.offender.id === offender.id && !over(one),
  );
  /** @type {Map<string, {foul: string, facts: any}>} */
  const found = new Map();
  for (const { id } of steps) {
    const { foul = call.foul, facts = {}, repeat = false } = opens[id] ?? { foul: "" };
    if (!book.content.fouls[foul]?.rows.length || (repeat && !before)) continue;
    if (foul === call.foul && canonical({ ...call.facts, ...facts }) === canonical(call.facts)) continue;
    const known = foul === call.foul ? { ...call.facts, ...facts } : facts;
    if (tried(book, foul, known, {})) found.set(foul, { foul, facts: known });
  }
  return [...found.values()].map(({ foul, facts }) => {
    const query = Object.keys(facts).length > 0 ? `?facts=${encodeURIComponent(JSON.stringify(facts))}` : "";
    const name = words.name("fouls", foul);
    const text = foul === call.foul ? t("further.harder", { foul: name }) : t("further.rule", { foul: name });
    return html`<a class="button" key=${foul} href=${`#/call/${table}/${seat}/${foul}${query}`}>${text} <${Icon} name="next" /></a>`;
  });
}
