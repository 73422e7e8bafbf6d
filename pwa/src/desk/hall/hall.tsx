import { useMemo, useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { Empty } from "../../ui/index.ts";
import { useBooks } from "../../domain/rulebook/rulebooks.ts";
import { useStore } from "../../store/use-store.ts";
import { ImportLink } from "../../domain/event/table-links.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import { ListHead } from "../list-head.tsx";
import { columnsOf } from "./columns.tsx";
import { lastingNeeds } from "./needs.ts";
import { NeedsList } from "./needs-list.tsx";
import { HallRoundSwitch } from "../rounds/round-switch.tsx";
import { NOW, hanchansOf, watchedHanchans } from "../../domain/event/rounds.ts";
import { rowsOf } from "./rows.ts";
import type { Row } from "./rows.ts";
import type { State } from "../../store/index.ts";

/** The hall: what needs somebody, then every table with its clock. */
export function Hall({ alone, parts }: { alone: boolean; parts: string[] }) {
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
          lookOf={(row) => (row.result ? "over" : "")}
        />
      )}
      {rows.length > 0 && found.length === 0 && <p role="status">{t("hall-none-found")}</p>}
    </>
  );
}

/** What is shown, and what may need somebody; much of it is both. */
function rowsIn(state: State, round: string) {
  const shown = hanchansOf(state, round);
  const watched = new Set(watchedHanchans(state));
  const all = rowsOf(state, [...new Set([...shown, ...watched])]);
  return { rows: all.slice(0, shown.length), watched: all.filter(({ hanchan }) => watched.has(hanchan)) };
}

/** To the table, or to what is not played there now. */
function hrefOf({ id, table, status }: Row) {
  return status ? `#/table/${table.id}` : `#/start/${table.id}/${id}`;
}

/** The row of what stands beside. @param parts of the address */
function openOne(rows: Row[], parts: string[]) {
  const own = rows.find(({ id }) => parts.includes(id));
  return (own ?? rows.find(({ table, status }) => status && parts.includes(table.id)))?.id;
}

/** Whether the table's label begins with the text, or a player there has it in the name. */
function matches({ table, seats }: Row, text: string) {
  const sought = text.trim().toLocaleLowerCase();
  const names = seats.map(({ name }) => name.toLocaleLowerCase());
  return table.label.toLocaleLowerCase().startsWith(sought) || names.some((name) => name.includes(sought));
}
