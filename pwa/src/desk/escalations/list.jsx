import { useMemo, useState } from "preact/hooks";
import { ago, outcomeOf, statusText, whoOf } from "../../domain/incident/escalations.js";
import { t } from "../../ui/i18n.js";
import { Empty } from "../../ui/index.js";
import { over } from "../../domain/incident/ruling-list.jsx";
import { foulName, lineOf, lookOf, useWords } from "../../domain/words/words.js";
import { useStore } from "../../store/use-store.js";
import { DataTable } from "../../ui/table/data-table.jsx";
import { useTicked } from "../tick.js";
import { ListHead } from "../list-head.jsx";

/** What waits to be judged again, oldest first; then what is decided, newest first. @param {{alone: boolean, parts: string[]}} props */
export function EscalationList({ alone, parts }) {
  const { state } = useStore();
  const words = useWords();
  const [text, setText] = useState("");
  const all = useMemo(() => inOrder(state), [state]);
  const found = all.filter((one) => matches(words, one, text));
  const open = all.filter(isOpen).length;
  const search = { label: t("desk.find-escalation"), value: text, onInput: setText };
  return (
    <>
      <ListHead title={t("desk.item.escalations")} alone={alone} search={all.length > 0 && search}>
        {all.length > 0 && (
          <p class="soft" role="status">
            {t("esc.waiting", { count: open })}
          </p>
        )}
        <a class="button quiet" href="#/precedents">
          {t("esc.precedents")}
        </a>
      </ListHead>
      {all.length === 0 && <Empty text={t("esc.none")} />}
      {all.length > 0 && found.length === 0 && <Empty text={t("hall-none-found")} />}
      {found.length > 0 && (
        <DataTable
          look="of-escalations"
          label={t("desk.item.escalations")}
          columns={columnsOf(state, words)}
          rows={found}
          hrefOf={hrefOf}
          current={parts[0] === "escalation" ? parts[1] : undefined}
          lookOf={(/** @type {any} */ { about }) => (over(about) ? "over" : "")}
        />
      )}
    </>
  );
}

/** An escalation with the ruling that it is about. @param {any} state @returns {any[]} */
function inOrder(state) {
  const known = Object.values(state.escalations).filter(({ id }) => state.rulings[id]);
  const all = known.map((one) => ({ ...one, about: state.rulings[one.id] }));
  all.sort((one, other) => Date.parse(one.escalated_at) - Date.parse(other.escalated_at));
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one)).reverse()];
}

/** @param {any} state @param {import("../../rules/words/wording.js").Words} words @returns {import("../../ui/table/data-table.jsx").Column[]} */
function columnsOf(state, words) {
  return [
    {
      id: "since",
      name: t("desk.since"),
      by: ({ escalated_at: at }) => Date.parse(at),
      cell: ({ escalated_at: at }) => <Since at={at} />,
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
      cell: ({ about }) => <span class="who">{about.offender.name}</span>,
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
      cell: ({ about }) => <strong class={`penalty ${lookOf(about.kind)}`}>{lineOf(words, about)}</strong>,
    },
    { id: "official", name: t("desk.escalated-by"), by: (one) => whoOf(state, one), cell: (one) => whoOf(state, one) },
    { id: "marks", name: t("desk.state"), cell: (one) => <Status escalation={one} /> },
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
  return (
    <span class="ruling-marks">
      <span class={`badge ${isOpen(escalation) ? "warn" : ""}`}>{statusText(escalation)}</span>
      {!isOpen(escalation) && <span class="badge info">{outcomeOf(escalation)}</span>}
      {escalation.unsent && <span class="badge info">{t("hall-unsent")}</span>}
    </span>
  );
}

/** @param {any} escalation */
function isOpen({ status }) {
  return status === "open";
}

/** @param {any} escalation */
function hrefOf({ id }) {
  return `#/escalation/${id}`;
}

/** @param {import("../../rules/words/wording.js").Words} words @param {any} escalation @param {string} text */
function matches(words, { about }, text) {
  const texts = [about.offender.name, about.table.label, foulName(words, about.foul)];
  return texts.join(" ").toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
