import { html } from "../html.js";
import { t } from "../i18n.js";
import { Select } from "../parts/index.js";
import { tablesInOrder } from "../table/standing.js";
import { keysOf } from "../texts.js";

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
  return html`<details class="fold" open=${Boolean(chosen.subject)}>
    <summary>${t("journal.filters", { count })}</summary>
    <div class="stack">
      ${Object.entries(lists).map(
        ([
          name,
          options,
        ]) => html`<${Select} key=${name} label=${t(`journal.filter.${name}`)} value=${chosen[name] ?? ""}
        options=${[{ value: "", text: t("hall-any") }, ...options]} onChange=${(/** @type {string} */ value) => onChoose({ ...chosen, [name]: value })} />`,
      )}
      ${count > 0 && html`<button class="button" type="button" onClick=${() => onChoose({})}>${t("journal.clear")}</button>`}
    </div>
  </details>`;
}

/** @param {{value: string, text: string}[]} options */
function sorted(options) {
  const order = new Intl.Collator(undefined, { numeric: true });
  return options.sort((one, other) => order.compare(one.text, other.text));
}
