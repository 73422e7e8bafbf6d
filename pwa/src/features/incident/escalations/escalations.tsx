import { useNow } from "../../../domain/event/now.ts";
import { t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { foulName, lineOf, useWords } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { ago, outcomeOf, statusText, whoOf } from "../../../domain/incident/escalations.ts";
import type { Escalation, State } from "../../../store/index.ts";

/** List the open escalations, oldest first; below them the decided ones, newest first. */
export default function Escalations() {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-escalations")} />;
  return <Queue state={state} />;
}

function Queue({ state }: { state: State }) {
  const all = Object.values(state.escalations).filter(({ id }) => state.rulings[id]);
  const sorted = all.sort((one, other) => Date.parse(one.escalated_at) - Date.parse(other.escalated_at));
  const open = sorted.filter(({ status }) => status === "open");
  const decided = sorted.filter(({ status }) => status !== "open").reverse();
  useNow(open.length > 0);
  return (
    <Screen title={t("hall-escalations")} up="#/log">
      <p class="beside">
        <a class="button quiet" href="#/precedents">
          {t("esc.precedents")}
        </a>
      </p>
      {all.length === 0 && (
        <Empty text={t("esc.none")}>
          <a class="button" href="#/log">
            {t("hall-log")}
          </a>
        </Empty>
      )}
      <List state={state} title={t("esc.waiting", { count: open.length })} escalations={open} />
      <List state={state} title={t("esc.decided-ones")} escalations={decided} />
    </Screen>
  );
}

function List({ state, title, escalations }: { state: State; title: string; escalations: Escalation[] }) {
  if (escalations.length === 0) return null;
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ul class="rows below">
        {escalations.map((one) => (
          <li key={one.id}>
            <Row state={state} escalation={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ state, escalation }: { state: State; escalation: Escalation }) {
  const words = useWords();
  const ruling = state.rulings[escalation.id];
  const open = escalation.status === "open";
  const where = [
    t("hall-table", { label: ruling.table.label }),
    whoOf(state, escalation),
    ago(escalation.escalated_at),
  ];
  return (
    <a class="row" href={`#/escalation/${escalation.id}`}>
      <span class="body">
        <strong>{foulName(words, ruling.foul)}</strong>
        <span>
          <span class="who">{ruling.offender.name}</span> · {lineOf(words, ruling)}
        </span>
        <small>{where.filter(Boolean).join(" · ")}</small>
        <span class="badges">
          <span class={`badge ${open ? "warn" : ""}`}>{statusText(escalation)}</span>
          {!open && <span class="badge info">{outcomeOf(escalation)}</span>}
          {escalation.unsent && <span class="badge info">{t("hall-unsent")}</span>}
        </span>
      </span>
    </a>
  );
}
