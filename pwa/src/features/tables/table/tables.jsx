import { useMemo, useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Field } from "../../../ui/fields.jsx";
import { Icon } from "../../../ui/icon.jsx";
import { later } from "../../../ui/later.jsx";
import { Empty, Screen } from "../../../ui/screen.jsx";
import { hanchanAt, lastTable } from "../../../domain/incident/hands.js";
import { NotJoined } from "../../../domain/people/not-joined.jsx";
import { useStore } from "../../../store/use-store.js";
import { Badges, tableStatuses, tablesInOrder } from "../../../domain/event/table-status.jsx";

const Ended = later(() => import("../../../domain/event/over.jsx"), "Ended");
const Elsewhere = later(() => import("../../../domain/event/table-links.jsx"), "Elsewhere");
const ImportLink = later(() => import("../../../domain/event/table-links.jsx"), "ImportLink");
const TableNotices = later(() => import("../../../domain/incident/table-notices.jsx"), "TableNotices");
const MANY = 6;

/** Every table of the tournament, and what is open there. */
export default function Tables() {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-tables")} />;
  return <Overview state={state} />;
}

/** @param {{state: any}} props */
function Overview({ state }) {
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

/** @param {{state: any, table: any, standing: import("../../../domain/event/table-status.jsx").TableStatus}} props */
function Card({ state, table, standing }) {
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

/** To the seats of the table that this referee was at last. @param {{state: any}} props */
function NewRuling({ state }) {
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

/** @param {any} state @param {any} hanchan @returns {string[]} */
function namesAt(state, hanchan) {
  return Object.values(hanchan.seats).map((player) => state.players[/** @type {string} */ (player)]?.name ?? "?");
}

/** Whether the table's label begins with the text, or a player there has it in the name. @param {any} state @param {any} table */
function matches(state, table, /** @type {string} */ text) {
  const sought = text.trim().toLocaleLowerCase();
  if (!sought || table.label.toLocaleLowerCase().startsWith(sought)) return true;
  const hanchan = hanchanAt(state, table.id);
  return sought.length > 1 && hanchan && namesAt(state, hanchan).join("\n").toLocaleLowerCase().includes(sought);
}
