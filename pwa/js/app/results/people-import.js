import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { listed, t } from "../i18n.js";
import { useRefusals } from "../outbox/refusals.js";
import { Disclosure, Loading, Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { Columns } from "./columns.js";
import { PeopleRow, Rows } from "./rows.js";
import { Given, Wrong, useSheet } from "./sheet.js";

export const KINDS = ["players", "seating"];

/** Players or seating from a sheet: its columns recognised or chosen, looked at row by row, then imported. @param {{kind: string}} props */
export function PeopleImport({ kind }) {
  const { tournament, state, official } = useStore();
  const title = t(`enrol.title.${kind}`);
  if (!tournament || !state) return html`<${NotJoined} title=${title} />`;
  if (!hasOne(official, ["director"]))
    return html`<${Screen} title=${title} up="#/tables"><p class="note warn">${t("enrol.not-you")}</p><//>`;
  return html`<${Page} key=${tournament.id} kind=${kind} title=${title} state=${state} place=${`shinpan.sheet.${kind}.${tournament.id}`} />`;
}

/** @param {{kind: string, title: string, state: any, place: string}} props */
function Page({ kind, title, state, place }) {
  useRefusals();
  const sheet = useSheet(place, { look: `${kind}/import/preview`, bring: `${kind}/import` });
  const { text, looked, done, busy, wrong, ask, forget } = sheet;
  const [chosen, setChosen] = useState(/** @type {any} */ (null));
  const lacking = wrong?.problem?.lacking;
  const columns = chosen ?? looked?.columns ?? wrong?.problem?.headings;
  const choose = (/** @type {any} */ next) => {
    forget();
    setChosen(next);
  };
  const given = { ...sheet, setText: (/** @type {string} */ next) => (setChosen(null), sheet.setText(next)) };
  const send = (/** @type {"look"|"bring"} */ what) =>
    ask(what, chosen ? { columns: chosen.map((/** @type {any} */ { column }) => column) } : {});
  const asked = html`<${Columns} kind=${kind} columns=${columns} onChoose=${choose} />`;
  const found = looked ?? done;
  const other = KINDS.find((one) => one !== kind);
  return html`<${Screen} title=${title} up="#/tables">
    <${Given} sheet=${given} hint=${t(`enrol.hint.${kind}`)} />
    ${wrong && (lacking ? html`<p class="note bad" role="alert">${t("enrol.lacking", { names: listed(lacking.map(named)) })}</p>` : html`<${Wrong} wrong=${wrong} />`)}
    ${columns && !done && (looked ? html`<${Disclosure} title=${t("enrol.columns")}>${() => asked}<//>` : asked)}
    ${busy && html`<${Loading} text=${t(`enrol.busy.${busy}`)} />`}
    ${done && html`<p class="note info" role="status">${t("enrol.done", { count: done.new, known: done.known })}</p>`}
    ${!found && html`<button class="button main" type="button" disabled=${!text.trim() || busy} onClick=${() => send("look")}>${t("import.look")}</button>`}
    ${found?.made.length > 0 && html`<p class="note info">${t(`enrol.made.${kind}`, { names: listed(found.made) })}</p>`}
    ${found && html`<${Rows} found=${found} named=${named} title=${titled(done)} about=${(/** @type {any} */ row) => html`<${PeopleRow} kind=${kind} state=${state} row=${row} />`} />`}
    ${looked?.wrong > 0 && html`<p class="note warn">${t("enrol.whole")}</p>`}
    ${looked && html`<button class="button main" type="button" disabled=${looked.wrong > 0 || looked.new === 0 || busy} onClick=${() => send("bring")}>${t("enrol.bring", { count: looked.new })}</button>`}
    <a class="button" href=${`#/import/${other}`}>${t(`enrol.title.${other}`)}</a>
  <//>`;
}

/** What a column is called. @param {string} field */
function named(field) {
  return t(`enrol.field.${field}`);
}

/** The headings above rows of each status. @param {any} done */
function titled(done) {
  return (/** @type {string} */ status, /** @type {number} */ count) =>
    t(`enrol.rows.${done && status === "new" ? "added" : status}`, { count });
}
