import { clockTime as minutes } from "../../../rules/words/wording.js";
import { t } from "../../../ui/i18n.js";
import { Field, Select } from "../../../ui/index.js";
import { foulName, useWords } from "../../../domain/words/words.js";
import { tablesInOrder } from "../../../domain/event/table-status.jsx";
import { isText } from "../../../ui/texts.js";
import { ESCALATED, STANDING } from "./search.js";

const STATUSES = [STANDING, "issued", "deferred", "closed", "withdrawn", "amended", ESCALATED];

/**
 * Which rulings to show: only what occurs among them can be chosen.
 * @param {{state: any, rulings: any[], chosen: Record<string, string>, onChoose: (chosen: Record<string, string>) => void}} props
 */
export function Filters({ state, rulings, chosen, onChoose }) {
  const words = useWords();
  const set = (/** @type {string} */ name) => (/** @type {string} */ value) => onChoose({ ...chosen, [name]: value });
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

/**
 * What can be chosen, by filter.
 * @param {import("../../../rules/words/wording.js").Words} words @param {any} state @param {any[]} rulings @param {Record<string, string>} chosen
 * @returns {Record<string, {value: string, text: string}[]>}
 */
export function optionsFor(words, state, rulings, chosen) {
  const occurring = (/** @type {(ruling: any) => string} */ of) => [...new Set(rulings.map(of))];
  const people = new Map(rulings.map(({ offender }) => [offender.id, offender.name]));
  const lists = {
    table: tablesInOrder(state).map(({ id, label }) => ({ value: id, text: label })),
    player: [...people].map(([value, text]) => ({ value, text })),
    foul: occurring(({ foul }) => foul).map((foul) => ({ value: foul, text: foulName(words, foul) })),
    kind: occurring(({ kind }) => kind).map((kind) => ({ value: kind, text: words.name("kinds", kind) })),
    status: STATUSES.map((status) => ({ value: status, text: t(`hall-status.${status}`) })),
    round: occurring(({ round }) => round)
      .filter(Boolean)
      .map((round) => ({ value: round, text: t("hall-round", { round }) })),
    book: [{ value: "otherwise", text: t("hall-otherwise") }],
    ...asked(chosen),
    official: Object.values(state.officials).map(({ id, name }) => ({ value: id, text: name })),
  };
  return Object.fromEntries(Object.entries(lists).map(([name, options]) => [name, sorted(options)]));
}

/** What only a link asks for: how long rulings took, how their escalations stand. @param {Record<string, string>} chosen */
function asked({ took, escalation }) {
  const [from = 0, until = 0] = (took ?? "").split("-").map(Number);
  return {
    ...(took && { took: [{ value: took, text: t("hall-took", { from: minutes(from), until: minutes(until) }) }] }),
    ...(escalation && { escalation: [{ value: escalation, text: statusName(escalation) }] }),
  };
}

/** @param {string} escalation a status, perhaps of a newer server */
function statusName(escalation) {
  const parts = escalation.split(" ").map((part) => [`hall-escalation.${part}`, part]);
  return parts.map(([key, part]) => (isText(key) ? t(key) : part)).join(" · ");
}

/** @param {{value: string, text: string}[]} options */
function sorted(options) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return options.sort((one, other) => order.compare(one.text, other.text));
}
