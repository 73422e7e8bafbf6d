import { clockTime as minutes } from "../../../rules/words/wording.ts";
import { t } from "../../../ui/i18n.ts";
import { Field, Select } from "../../../ui/index.ts";
import { foulName, useWords } from "../../../domain/words/words.ts";
import { tablesInOrder } from "../../../domain/event/table-status.tsx";
import { isText } from "../../../ui/texts.ts";
import { ESCALATED, STANDING } from "./search.ts";
import type { Ruled } from "./ruled.ts";
import type { State } from "../../../store/index.ts";
import type { Words } from "../../../rules/words/wording.ts";

const STATUSES = [STANDING, "issued", "deferred", "closed", "withdrawn", "amended", ESCALATED];

interface FiltersProps {
  state: State;
  rulings: Ruled[];
  chosen: Record<string, string>;
  onChoose: (chosen: Record<string, string>) => void;
}

/** Show filters for rulings; only values that occur can be chosen. */
export function Filters({ state, rulings, chosen, onChoose }: FiltersProps) {
  const words = useWords();
  const set = (name: string) => (value: string) => onChoose({ ...chosen, [name]: value });
  const count = Object.values(chosen).filter(Boolean).length;
  const lists = optionsFor(words, state, rulings, chosen);
  return (
    <details class="fold">
      <summary>{count ? t("hall-filters-set", { count }) : t("hall-filters")}</summary>
      <div class="stack">
        {Object.entries(lists).map(([name, options]) => (
          <Select
            key={name}
            label={t(`hall-filter.${name}`)}
            value={chosen[name] ?? ""}
            options={[{ value: "", text: t("hall-any") }, ...options]}
            onChange={set(name)}
          />
        ))}
        {["from", "until"].map((name) => (
          <Field
            key={name}
            type="datetime-local"
            label={t(`hall-filter.${name}`)}
            value={chosen[name] ?? ""}
            onInput={set(name)}
          />
        ))}
        {count > 0 && (
          <button class="button" type="button" onClick={() => onChoose({})}>
            {t("hall-filters-clear")}
          </button>
        )}
      </div>
    </details>
  );
}

/** Return the options of each filter. */
export function optionsFor(
  words: Words,
  state: State,
  rulings: Ruled[],
  chosen: Record<string, string>,
): Record<string, { value: string; text: string }[]> {
  const occurring = (of: (ruling: Ruled) => string | undefined) =>
    [...new Set(rulings.map(of))].filter((one) => one !== undefined);
  const people = new Map(rulings.map(({ offender }) => [offender.id, offender.name]));
  const lists = {
    table: tablesInOrder(state).map(({ id, label }) => ({ value: id, text: label })),
    player: [...people].map(([value, text]) => ({ value, text })),
    foul: occurring(({ foul }) => foul).map((foul) => ({ value: foul, text: foulName(words, foul) })),
    kind: occurring(({ kind }) => kind).map((kind) => ({ value: kind, text: words.name("kinds", kind) })),
    status: STATUSES.map((status) => ({ value: status, text: t(`hall-status.${status}`) })),
    round: occurring(({ round }) => round || undefined).map((round) => ({
      value: round,
      text: t("hall-round", { round }),
    })),
    book: [{ value: "otherwise", text: t("hall-otherwise") }],
    ...linkFilters(chosen),
    official: Object.values(state.officials).map(({ id, name }) => ({ value: id, text: name })),
  };
  return Object.fromEntries(Object.entries(lists).map(([name, options]) => [name, sorted(options)]));
}

/** Return the filters that only a link sets: time to rule, and the status of escalations. */
function linkFilters({ took, escalation }: Record<string, string>) {
  const [from = 0, until = 0] = (took ?? "").split("-").map(Number);
  return {
    ...(took && { took: [{ value: took, text: t("hall-took", { from: minutes(from), until: minutes(until) }) }] }),
    ...(escalation && { escalation: [{ value: escalation, text: statusName(escalation) }] }),
  };
}

/** Return the text of an escalation's status. @param escalation may have parts that only a newer server knows */
function statusName(escalation: string) {
  const parts = escalation.split(" ").map((part) => [`hall-escalation.${part}`, part]);
  return parts.map(([key, part]) => (isText(key) ? t(key) : part)).join(" · ");
}

function sorted(options: { value: string; text: string }[]) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return options.sort((one, other) => order.compare(one.text, other.text));
}
