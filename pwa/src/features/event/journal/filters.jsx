import { t } from "../../../ui/i18n.js";
import { Select } from "../../../ui/index.js";
import { tablesInOrder } from "../../../domain/event/table-status.jsx";
import { keysOf } from "../../../ui/texts.js";

const KIND = "journal.kind.";

/** Which entries to show. @param {{state: any, chosen: Record<string, string>, onChoose: (chosen: Record<string, string>) => void}} props */
export function Filters({ state, chosen, onChoose }) {
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
            onChange={(/** @type {string} */ value) => onChoose({ ...chosen, [name]: value })}
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

/** @param {{value: string, text: string}[]} options */
function sorted(options) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return options.sort((one, other) => order.compare(one.text, other.text));
}

const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Whether an entry is meant: by its kind, by who did it or whom it is about, by a table, by any one thing.
 * @param {any} state @param {Record<string, string>} chosen @returns {(entry: any) => boolean}
 */
export function matcher(state, { kind, person, table, subject }) {
  const tables = tablesOf(state);
  const at = (/** @type {string} */ id) => id === table || tables.get(id) === table;
  return (entry) => {
    if (kind && entry.kind !== kind) return false;
    if (!person && !table && !subject) return true;
    const named = namedIn(entry);
    const meant = (/** @type {string} */ wanted) => !wanted || named.includes(wanted);
    return meant(subject) && (meant(person) || entry.who === person) && (!table || named.some(at));
  };
}

/** Every id that an entry names, but for those in its hashes of rows. @param {any} entry @returns {string[]} */
function namedIn({ subject, body: { rows: _, ...body } }) {
  return [subject, ...(JSON.stringify(body).match(IDS) ?? [])];
}

/** What is played, ruled or kept at which table. @param {any} state @returns {Map<string, string>} */
function tablesOf({ hanchans, rulings, deadHands, handEnds }) {
  const played = Object.values(hanchans).map(({ id, table }) => /** @type {const} */ ([id, table]));
  const ruled = Object.values(rulings).map(({ id, table }) => /** @type {const} */ ([id, table.id]));
  const ended = [...Object.values(deadHands), ...Object.values(handEnds)].map(
    ({ id, table }) => /** @type {const} */ ([id, table]),
  );
  return new Map([...played, ...ruled, ...ended]);
}
