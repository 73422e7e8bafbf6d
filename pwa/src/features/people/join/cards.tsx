import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { useBlob } from "../../../domain/incident/take-photo.tsx";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { tablesInOrder } from "../../../domain/event/table-status.tsx";
import type { Table } from "../../../store/index.ts";

/** Show the QR codes of all tables, to print and put on the tables. */
export default function Cards() {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("hall-cards")} />;
  const actions = (
    <button class="button main" onClick={() => print()}>
      {t("hall-print")}
    </button>
  );
  return (
    <Screen title={t("hall-cards")} up="#/tables" actions={actions}>
      <p class="unprinted">{t("hall-cards-how")}</p>
      <a class="button unprinted" href="#/reports">
        {t("reports.link")}
      </a>
      <ul class="codes">
        {tablesInOrder(state).map((table) => (
          <li key={table.id}>
            <Code table={table} name={state.settings.name} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}

function Code({ table, name }: { table: Table; name: string }) {
  const { url, failed } = useBlob(() => store.tableCode(table.id), table.id);
  const label = t("hall-table", { label: table.label });
  return (
    <figure>
      {url && <img src={url} alt={t("hall-code", { label: table.label })} />}
      {failed && <p class="note warn">{t("hall-code-away")}</p>}
      <figcaption>
        <strong>{label}</strong>
        <small>{name}</small>
      </figcaption>
    </figure>
  );
}
