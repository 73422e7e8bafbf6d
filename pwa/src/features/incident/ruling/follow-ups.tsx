import { canonical } from "../../../rules/books/rulebook.ts";
import { tried } from "../../../domain/incident/decision.ts";
import { t } from "../../../ui/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { mayRule } from "../../../domain/people/roles.ts";
import { useReading } from "../../../domain/rulebook/rulebooks.ts";
import { over } from "../../../domain/incident/ruling-list.tsx";
import { useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import type { Facts } from "../../../domain/incident/decision.ts";

/** Offer the rulings that steps lead to, filled in; one for a repeat only after an earlier offence. */
export function FollowUps({
  steps,
  call,
}: {
  steps: { id: string }[];
  call: {
    table: string;
    seat: string | null;
    offender: { id: string } | null;
    foul: string;
    facts: Facts;
    ruling?: string;
  };
}) {
  const { library, book, state, official } = useStore();
  const words = useWords();
  useReading();
  const { opens } = library?.catalogue ?? {};
  const { table, seat, offender } = call;
  if (!opens || !book || !seat || !offender || !mayRule(official)) return null;
  const before = Object.values(state.rulings).some(
    (one) => one.id !== call.ruling && one.foul === call.foul && one.offender.id === offender.id && !over(one),
  );
  const found: Map<string, { foul: string; facts: Facts }> = new Map();
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
    return (
      <a class="button" key={foul} href={`#/call/${table}/${seat}/${foul}${query}`}>
        {text} <Icon name="next" />
      </a>
    );
  });
}
