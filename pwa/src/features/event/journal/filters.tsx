import { t } from "../../../ui/i18n.ts";
import { Select } from "../../../ui/index.ts";
import { tablesInOrder } from "../../../domain/event/table-status.tsx";
import { keysOf } from "../../../ui/texts.ts";
import { textIn } from "./description.ts";
import type { Entry, State } from "../../../store/index.ts";

const KIND = "journal.kind.";

/** Show filters for entries. */
export function Filters({
  state,
  chosen,
  onChoose,
}: {
  state: State;
  chosen: Record<string, string>;
  onChoose: (chosen: Record<string, string>) => void;
}) {
  const count = Object.values(chosen).filter(Boolean).length;
  const people = [...Object.values(state.officials), ...Object.values(state.players), ...Object.values(state.teams)];
  const lists = {
    kind: sorted(keysOf(KIND).map((key) => ({ value: key.slice(KIND.length), text: t(key) }))),
    person: sorted(people.map(({ id, name }) => ({ value: id, text: name }))),
    table: tablesInOrder(state).map(({ id, label }) => ({ value: id, text: label })),
    ...(chosen.subject && { subject: [{ value: chosen.subject, text: t("journal.this") }] }),
  };
  return (
    <details class="fold" open={Boolean(chosen.subject)}>
      <summary>{t("journal.filters", { count })}</summary>
      <div class="stack">
        {Object.entries(lists).map(([name, options]) => (
          <Select
            key={name}
            label={t(`journal.filter.${name}`)}
            value={chosen[name] ?? ""}
            options={[{ value: "", text: t("hall-any") }, ...options]}
            onChange={(value) => onChoose({ ...chosen, [name]: value })}
          />
        ))}
        {count > 0 && (
          <button class="button" type="button" onClick={() => onChoose({})}>
            {t("journal.clear")}
          </button>
        )}
      </div>
    </details>
  );
}

function sorted(options: { value: string; text: string }[]) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return options.sort((one, other) => order.compare(one.text, other.text));
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Return a test whether an entry matches: by kind, by author or person concerned, by table, by subject. */
export function matcher(
  state: State,
  { kind, person, table, subject }: Record<string, string>,
): (entry: Entry) => boolean {
  const tables = tablesOf(state);
  const at = (id: string) => id === table || tables.get(id) === table;
  return (entry) => {
    if (kind && entry.kind !== kind) return false;
    if (!person && !table && !subject) return true;
    const named = namedIn(entry);
    const names = (wanted: string) => !wanted || named.includes(wanted);
    return names(subject) && (names(person) || entry.who === person) && (!table || named.some(at));
  };
}

/** Return every id that an entry names, except in its row hashes. */
function namedIn(entry: Entry): string[] {
  return [entry.subject, ...(JSON.stringify(textIn(entry)).match(IDS) ?? [])];
}

/** Return the table of each hanchan, ruling, dead hand and end of a hand, by id. */
function tablesOf({ hanchans, rulings, deadHands, handEnds }: State): Map<string, string> {
  const played = Object.values(hanchans).map(({ id, table }) => [id, table] as const);
  const ruled = Object.values(rulings).map(({ id, table }) => [id, table.id] as const);
  const ended = [...Object.values(deadHands), ...Object.values(handEnds)].map(({ id, table }) => [id, table] as const);
  return new Map([...played, ...ruled, ...ended]);
}
