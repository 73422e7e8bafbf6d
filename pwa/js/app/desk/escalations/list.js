import { useMemo, useState } from "../../../../vendor/hooks.js";
import { ago, outcomeOf, statusText, whoOf } from "../../escalations/state.js";
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Empty } from "../../parts/index.js";
import { over } from "../../shared/ruling-list.js";
import { foulName, lineOf, lookOf, useWords } from "../../shared/words.js";
import { useStore } from "../../state.js";
import { DataTable } from "../table/data-table.js";
import { useTicked } from "../tick.js";
import { ListHead } from "../list-head.js";

/** What waits to be judged again, oldest first; then what is decided, newest first. @param {{alone: boolean, parts: string[]}} props */
export function EscalationList({ alone, parts }) {
  const { state } = useStore();
  const words = useWords();
  const [text, setText] = useState("");
  const all = useMemo(() => inOrder(state), [state]);
  const found = all.filter((one) => matches(words, one, text));
  const open = all.filter(isOpen).length;
  const search = { label: t("desk.find-escalation"), value: text, onInput: setText };
  return html`<${ListHead} title=${t("desk.item.escalations")} alone=${alone} search=${all.length > 0 && search}>
      ${all.length > 0 && html`<p class="soft" role="status">${t("esc.waiting", { count: open })}</p>`}
      <a class="button quiet" href="#/precedents">${t("esc.precedents")}</a>
    <//>
    ${all.length === 0 && html`<${Empty} text=${t("esc.none")} />`}
    ${all.length > 0 && found.length === 0 && html`<${Empty} text=${t("hall-none-found")} />`}
    ${
      found.length > 0 &&
      html`<${DataTable} look="of-escalations" label=${t("desk.item.escalations")} columns=${columnsOf(state, words)} rows=${found} hrefOf=${hrefOf}
        current=${parts[0] === "escalation" ? parts[1] : undefined} lookOf=${(/** @type {any} */ { about }) => (over(about) ? "over" : "")} />`
    }`;
}

/** An escalation with the ruling that it is about. @param {any} state @returns {any[]} */
function inOrder(state) {
  const known = Object.values(state.escalations).filter(({ id }) => state.rulings[id]);
  const all = known.map((one) => ({ ...one, about: state.rulings[one.id] }));
  all.sort((one, other) => Date.parse(one.escalated_at) - Date.parse(other.escalated_at));
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one)).reverse()];
}

/** @param {any} state @param {import("../../../rules/words/wording.js").Words} words @returns {import("../table/data-table.js").Column[]} */
function columnsOf(state, words) {
  return [
    {
      id: "since",
      name: t("desk.since"),
      by: ({ escalated_at: at }) => Date.parse(at),
      cell: ({ escalated_at: at }) => html`<${Since} at=${at} />`,
    },
    {
      id: "table",
      name: t("hall-filter.table"),
      by: ({ about }) => about.table.label,
      cell: ({ about }) => about.table.label,
    },
    {
      id: "player",
      name: t("hall-filter.player"),
      main: true,
      by: ({ about }) => about.offender.name,
      cell: ({ about }) => html`<span class="who">${about.offender.name}</span>`,
    },
    {
      id: "foul",
      name: t("hall-filter.foul"),
      by: ({ about }) => foulName(words, about.foul),
      cell: ({ about }) => foulName(words, about.foul),
    },
    {
      id: "outcome",
      name: t("desk.ruled"),
      cell: ({ about }) => html`<strong class=${`penalty ${lookOf(about.kind)}`}>${lineOf(words, about)}</strong>`,
    },
    { id: "official", name: t("desk.escalated-by"), by: (one) => whoOf(state, one), cell: (one) => whoOf(state, one) },
    { id: "marks", name: t("desk.state"), cell: (one) => html`<${Status} escalation=${one} />` },
  ];
}

/** @param {{at: string}} props */
function Since({ at }) {
  return useTicked(
    () => ago(at),
    (text) => text,
  );
}

/** Who has to decide, or what was decided. @param {{escalation: any}} props */
function Status({ escalation }) {
  return html`<span class="ruling-marks">
    <span class=${`badge ${isOpen(escalation) ? "warn" : ""}`}>${statusText(escalation)}</span>
    ${!isOpen(escalation) && html`<span class="badge info">${outcomeOf(escalation)}</span>`}
    ${escalation.unsent && html`<span class="badge info">${t("hall-unsent")}</span>`}
  </span>`;
}

/** @param {any} escalation */
function isOpen({ status }) {
  return status === "open";
}

/** @param {any} escalation */
function hrefOf({ id }) {
  return `#/escalation/${id}`;
}

/** @param {import("../../../rules/words/wording.js").Words} words @param {any} escalation @param {string} text */
function matches(words, { about }, text) {
  const texts = [about.offender.name, about.table.label, foulName(words, about.foul)];
  return texts.join(" ").toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
