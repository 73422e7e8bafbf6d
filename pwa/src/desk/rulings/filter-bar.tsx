import { t } from "../../ui/i18n.ts";
import { optionsFor } from "../../features/incident/log/filters.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../domain/words/words.ts";
import { useDeskId } from "../use-id.ts";
import type { State } from "../../store/index.ts";
import type { Ruled } from "../../features/incident/log/ruled.ts";

/** What stands in the bar; whatever else a link asks for stands beside it, to take away. */
const IN_BAR = ["foul", "official", "table", "kind"];

interface FilterBarProps {
  state: State;
  rulings: Ruled[];
  chosen: Record<string, string>;
  onChoose: (chosen: Record<string, string>) => void;
}

/** What the list is narrowed to. */
export function FilterBar({ state, rulings, chosen, onChoose }: FilterBarProps) {
  const words = useWords();
  const options = optionsFor(words, state, rulings, chosen);
  const set = (name: string, value: string) => onChoose({ ...chosen, [name]: value });
  const others = Object.entries(chosen).filter(([name, value]) => value && name !== "open" && !IN_BAR.includes(name));
  const isNarrowed = Object.values(chosen).some(Boolean);
  return (
    <div class="filter-bar" role="group" aria-label={t("hall-filters")}>
      <button
        class="button"
        type="button"
        aria-pressed={Boolean(chosen.open)}
        onClick={() => set("open", chosen.open ? "" : "1")}
      >
        {t("desk.only-open")}
      </button>
      {IN_BAR.map((name) => (
        <Filter
          key={name}
          label={t(`hall-filter.${name}`)}
          value={chosen[name] ?? ""}
          options={options[name]}
          onChange={(value: string) => set(name, value)}
        />
      ))}
      {others.map(([name, value]) => (
        <button
          key={name}
          class="badge"
          type="button"
          aria-label={t("desk.without", { filter: describe(options, name, value) })}
          onClick={() => set(name, "")}
        >
          {describe(options, name, value)} <Icon name="close" />
        </button>
      ))}
      {isNarrowed && (
        <button class="button quiet" type="button" onClick={() => onChoose({})}>
          {t("hall-filters-clear")}
        </button>
      )}
    </div>
  );
}

/** Whether somebody has still to judge it: it waits for the end of its hand, or for a decision on its escalation. */
export function isOpen({ status, escalation }: Ruled) {
  return status === "deferred" || /^open\b/.test(escalation);
}

interface FilterProps {
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChange: (value: string) => void;
}

/** A filter, by its name until something is chosen. */
export function Filter({ label, value, options, onChange }: FilterProps) {
  const id = useDeskId();
  return (
    <>
      <label class="unseen" for={id}>
        {label}
      </label>
      <select
        id={id}
        class={value ? "chosen" : ""}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="" selected={value === ""}>
          {label}
        </option>
        {options.map((one) => (
          <option key={one.value} value={one.value} selected={one.value === value}>
            {one.text}
          </option>
        ))}
      </select>
    </>
  );
}

function describe(options: Record<string, { value: string; text: string }[]>, name: string, value: string) {
  const text = options[name]?.find((one) => one.value === value)?.text ?? value.replace("T", " ");
  return `${t(`hall-filter.${name}`)}: ${text}`;
}
