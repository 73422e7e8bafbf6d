import { useMemo, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Field } from "../../../ui/fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { Empty, Screen } from "../../../ui/screen.tsx";
import { hanchanAt, lastTable } from "../../../domain/incident/hands.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { Badges, tableStatuses, tablesInOrder } from "../../../domain/event/table-status.tsx";
import type { Hanchan, State, Table } from "../../../store/index.ts";
import type { TableStatus } from "../../../domain/event/table-status.tsx";

const Ended = lazy(() => import("../../../domain/event/hanchan-status.tsx"), "Ended");
const Elsewhere = lazy(() => import("../../../domain/event/table-links.tsx"), "Elsewhere");
const ImportLink = lazy(() => import("../../../domain/event/table-links.tsx"), "ImportLink");
const TableNotices = lazy(() => import("../../../domain/incident/table-notices.tsx"), "TableNotices");
const MANY = 6;

/** List every table of the tournament, and what is open there. */
export default function Tables() {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-tables")} />;
  return <Overview state={state} />;
}

function Overview({ state }: { state: State }) {
  const [text, setText] = useState("");
  const standing = useMemo(() => tableStatuses(state), [state]);
  const tables = useMemo(() => tablesInOrder(state), [state]);
  const found = useMemo(() => tables.filter((table) => matches(state, table, text)), [state, tables, text]);
  const aside = (
    <>
      <a href="#/scan" aria-label={t("hall-scan")}>
        <Icon name="scan" />
      </a>
      <a href="#/log" aria-label={t("hall-log")}>
        <Icon name="log" />
      </a>
    </>
  );
  return (
    <Screen
      title={state.settings.name ?? t("hall-tables")}
      aside={aside}
      actions={tables.length > 0 && <NewRuling state={state} />}
    >
      {Object.keys({ ...state.helpCalls, ...state.exams }).length > 0 && <TableNotices />}
      {tables.length > MANY && <Field type="search" label={t("hall-find-table")} value={text} onInput={setText} />}
      {tables.length === 0 && (
        <Empty text={t("hall-no-tables")}>
          <ImportLink />
        </Empty>
      )}
      <ul class="tables">
        {found.map((table) => (
          <li key={table.id}>
            <Card state={state} table={table} standing={standing(table.id)} />
          </li>
        ))}
      </ul>
      {tables.length > 0 && found.length === 0 && <p role="status">{t("hall-none-found")}</p>}
      <Elsewhere />
    </Screen>
  );
}

function Card({ state, table, standing }: { state: State; table: Table; standing: TableStatus }) {
  const hanchan = hanchanAt(state, table.id);
  return (
    <a class="card table-card" href={`#/table/${table.id}`}>
      <span>
        <strong>
          <span class="unseen">{t("hall-table", { label: "" })}</span>
          {table.label}
        </strong>
        <small>
          {hanchan ? t("hall-round", { round: hanchan.round }) : t("hall-no-hanchan")}
          {hanchan && <Ended hanchan={hanchan} />}
        </small>
      </span>
      {hanchan && <small class="who">{namesAt(state, hanchan).join("\u00a0· ")}</small>}
      <Badges standing={standing} />
    </a>
  );
}

/** Show a link to the table where this referee was last. */
function NewRuling({ state }: { state: State }) {
  const table =
    state.tables[lastTable() ?? ""] ?? (Object.values(state.tables).length === 1 && Object.values(state.tables)[0]);
  if (!table)
    return (
      <a class="button main" href="#/scan">
        <Icon name="scan" /> {t("hall-scan-table")}
      </a>
    );
  return (
    <a class="button main" href={`#/table/${table.id}`}>
      {t("hall-new-ruling", { label: table.label })}
    </a>
  );
}

function namesAt(state: State, hanchan: Hanchan): string[] {
  return Object.values(hanchan.seats).map((player) => state.players[player]?.name ?? "?");
}

/** Return whether the table's label begins with the text, or the name of a player there contains it. */
function matches(state: State, table: Table, text: string) {
  const query = text.trim().toLocaleLowerCase();
  if (!query || table.label.toLocaleLowerCase().startsWith(query)) return true;
  const hanchan = hanchanAt(state, table.id);
  return query.length > 1 && hanchan && namesAt(state, hanchan).join("\n").toLocaleLowerCase().includes(query);
}
