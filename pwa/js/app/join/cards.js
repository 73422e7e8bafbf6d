import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { useBlob } from "../ruling/take-photo.js";
import { NotJoined } from "../shared/not-joined.js";
import { useStore } from "../state.js";
import { tablesInOrder } from "../table/table-status.js";

/** The QR codes of all tables, to print and to put on the tables. */
export default function Cards() {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("hall-cards")} />`;
  const actions = html`<button class="button main" onClick=${() => print()}>${t("hall-print")}</button>`;
  return html`<${Screen} title=${t("hall-cards")} up="#/tables" actions=${actions}>
    <p class="unprinted">${t("hall-cards-how")}</p>
    <a class="button unprinted" href="#/reports">${t("reports.link")}</a>
    <ul class="codes">
      ${tablesInOrder(state).map((table) => html`<li key=${table.id}><${Code} table=${table} name=${state.settings.name} /></li>`)}
    </ul>
  <//>`;
}

/** @param {{table: any, name: string}} props */
function Code({ table, name }) {
  const { url, failed } = useBlob(() => store.tableCode(table.id), table.id);
  const label = t("hall-table", { label: table.label });
  return html`<figure>
    ${url && html`<img src=${url} alt=${t("hall-code", { label: table.label })} />`}
    ${failed && html`<p class="note warn">${t("hall-code-away")}</p>`}
    <figcaption><strong>${label}</strong><small>${name}</small></figcaption>
  </figure>`;
}
