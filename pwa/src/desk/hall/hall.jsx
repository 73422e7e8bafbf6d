import { useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n.js";
import { Empty } from "../../ui/index.js";
import { useBooks } from "../../domain/rulebook/rulebooks.js";
import { useStore } from "../../store/use-store.js";
import { ImportLink } from "../../domain/event/table-links.jsx";
import { DataTable } from "../../ui/table/data-table.jsx";
import { ListHead } from "../list-head.jsx";
import { columnsOf } from "./columns.jsx";
import { lastingNeeds } from "./needs.js";
import { NeedsList } from "./needs-list.jsx";
import { HallRoundSwitch } from "../rounds/round-switch.jsx";
import { NOW, hanchansOf, watchedHanchans } from "../../domain/event/rounds.js";
import { rowsOf } from "./rows.js";

/** The hall: what needs somebody, then every table with its clock. @param {{alone: boolean, parts: string[]}} props */
export function Hall({ alone, parts }) {
  const snapshot = useStore();
  const { state, library, official } = snapshot;
  const [round, setRound] = useState(NOW);
  const [text, setText] = useState("");
  const { rows, watched } = useMemo(() => rowsIn(state, round), [state, round]);
  const books = useBooks([...rows, ...watched].flatMap(({ late }) => late));
  const view = { state, library, books, official, zone: state.settings.time_zone };
  const lasting = useMemo(() => lastingNeeds(snapshot, watched), [snapshot, watched]);
  const found = useMemo(() => rows.filter((row) => matches(row, text)), [rows, text]);
  const areSeveral = new Set(rows.map(({ hanchan }) => hanchan.round)).size > 1;
  const search = { label: t("hall-find-table"), value: text, onInput: setText };
  return (
    <>
      <ListHead title={t("desk.item.hall")} alone={alone} search={rows.length > 0 && search}>
        <HallRoundSwitch state={state} shown={round} onShow={setRound} />
      </ListHead>
      <NeedsList lasting={lasting} rows={watched} view={view} />
      {rows.length === 0 && (
        <Empty text={t("hall-no-tables")}>
          <ImportLink />
        </Empty>
      )}
      {found.length > 0 && (
        <DataTable
          look="of-hall"
          label={t("hall-tables")}
          columns={columnsOf(view, areSeveral)}
          rows={found}
          hrefOf={hrefOf}
          current={alone ? undefined : openOne(rows, parts)}
          lookOf={(/** @type {any} */ row) => (row.result ? "over" : "")}
        />
      )}
      {rows.length > 0 && found.length === 0 && <p role="status">{t("hall-none-found")}</p>}
    </>
  );
}

/** What is shown, and what may need somebody; much of it is both. @param {any} state @param {string} round */
function rowsIn(state, round) {
  const shown = hanchansOf(state, round);
  const watched = new Set(watchedHanchans(state));
  const all = rowsOf(state, [...new Set([...shown, ...watched])]);
  return { rows: all.slice(0, shown.length), watched: all.filter(({ hanchan }) => watched.has(hanchan)) };
}

/** To the table, or to what is not played there now. @param {import("./rows.js").Row} row */
function hrefOf({ id, table, status }) {
  return status ? `#/table/${table.id}` : `#/start/${table.id}/${id}`;
}

/** The row of what stands beside. @param {import("./rows.js").Row[]} rows @param {string[]} parts of the address */
function openOne(rows, parts) {
  const own = rows.find(({ id }) => parts.includes(id));
  return (own ?? rows.find(({ table, status }) => status && parts.includes(table.id)))?.id;
}

/** Whether the table's label begins with the text, or a player there has it in the name. @param {import("./rows.js").Row} row @param {string} text */
function matches({ table, seats }, text) {
  const sought = text.trim().toLocaleLowerCase();
  const names = seats.map(({ name }) => name.toLocaleLowerCase());
  return table.label.toLocaleLowerCase().startsWith(sought) || names.some((name) => name.includes(sought));
}
