import { useMemo, useState } from "preact/hooks";
import { ago, outcomeOf, statusText, whoOf } from "../../domain/incident/escalations.ts";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { over } from "../../domain/incident/ruling-list.tsx";
import { foulName, lineOf, lookOf, useWords } from "../../domain/words/words.ts";
import { useStore } from "../../store/use-store.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { useNow } from "../use-now.ts";
import { ListHead } from "../list-head.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Words } from "../../rules/words/wording.ts";
import type { Escalation, Ruling, State } from "../../store/index.ts";

/** What waits to be judged again, oldest first; then what is decided, newest first. */
export function EscalationList({ alone, parts }: { alone: boolean; parts: string[] }) {
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
          lookOf={({ about }) => (over(about) ? "over" : "")}
        />
      )}
    </>
  );
}

/** An escalation with the ruling that it is about. */
type Listed = Escalation & { about: Ruling };

function inOrder(state: State): Listed[] {
  const known = Object.values(state.escalations).filter(({ id }) => state.rulings[id]);
  const all = known.map((one) => ({ ...one, about: state.rulings[one.id] }));
  all.sort((one, other) => Date.parse(one.escalated_at) - Date.parse(other.escalated_at));
  return [...all.filter(isOpen), ...all.filter((one) => !isOpen(one)).reverse()];
}

function columnsOf(state: State, words: Words): Column<Listed>[] {
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

function Since({ at }: { at: string }) {
  return useNow(
    () => ago(at),
    (text) => text,
  );
}

/** Who has to decide, or what was decided. */
function Status({ escalation }: { escalation: Escalation }) {
  return (
    <span class="ruling-marks">
      <span class={`badge ${isOpen(escalation) ? "warn" : ""}`}>{statusText(escalation)}</span>
      {!isOpen(escalation) && <span class="badge info">{outcomeOf(escalation)}</span>}
      {escalation.unsent && <span class="badge info">{t("hall-unsent")}</span>}
    </span>
  );
}

function isOpen({ status }: Escalation) {
  return status === "open";
}

function hrefOf({ id }: Listed) {
  return `#/escalation/${id}`;
}

function matches(words: Words, { about }: Listed, text: string) {
  const texts = [about.offender.name, about.table.label, foulName(words, about.foul)];
  return texts.join(" ").toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}
