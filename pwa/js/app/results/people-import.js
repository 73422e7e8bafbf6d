import { useLayoutEffect, useRef, useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { listed, t } from "../i18n.js";
import { useRefusals } from "../outbox/refusals.js";
import { Disclosure, Loading, Screen } from "../parts/index.js";
import { useWhy } from "../reasons/why.js";
import { NotJoined } from "../shared/not-joined.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { Columns } from "./columns.js";
import { MissingPlayers, PeopleRow, Rows } from "./rows.js";
import { Given, Wrong, useSheet } from "./sheet.js";
import { Understood, Worksheets } from "./understood.js";

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
  const { isGiven, looked, done, busy, wrong, ask, forget, chosen } = sheet;
  const [columns, setColumns] = useState(/** @type {any} */ (null));
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy("correction");
  const found = looked ?? done;
  const { lacking, worksheets, headings } = wrong?.problem ?? {};
  const shown = columns ?? found?.columns ?? headings ?? [];
  const choose = (/** @type {any[]} */ next) => {
    forget();
    setColumns(next);
    sheet.setChosen({ ...chosen, columns: next.map(({ column }) => column) });
  };
  const given = { ...sheet, give: (/** @type {any} */ next) => (setColumns(null), sheet.give(next)) };
  const bring = () => {
    const changes = looked.changed > 0;
    setMissing(changes && !reason);
    if (!changes || reason) ask("bring", changes ? { reason } : {});
  };
  const other = KINDS.find((one) => one !== kind);
  return html`<${Screen} title=${title} up="#/tables" actions=${done && html`<${Next} kind=${kind} />`}>
    ${done && html`<${Done} done=${done} />`}
    <${Given} sheet=${given} hint=${t(`enrol.hint.${kind}`)} />
    ${lacking && html`<p class="note bad" role="alert">${t("enrol.lacking", { names: listed(lacking.map(named)) })}</p>`}
    ${worksheets && html`<${Worksheets} names=${worksheets} sheet=${sheet} />`}
    ${wrong && !lacking && !worksheets && html`<${Wrong} wrong=${wrong} />`}
    ${!found && shown.length > 0 && html`<${Columns} kind=${kind} columns=${shown} onChoose=${choose} />`}
    ${found && html`<${Understood} kind=${kind} found=${found} sheet=${sheet} columns=${shown} onColumns=${choose} isDone=${!!done} />`}
    ${busy && html`<${Loading} text=${t(`enrol.busy.${busy}`)} />`}
    ${!found && !worksheets && html`<button class="button main" type="button" disabled=${!isGiven || busy} onClick=${() => ask("look")}>${t("import.look")}</button>`}
    ${found?.made.length > 0 && html`<p class="note info">${t(`enrol.made.${kind}`, { names: listed(found.made) })}</p>`}
    ${found && html`<div class="sheet-rows stack"><${Rows} found=${found} named=${named} title=${titled(done)} about=${(/** @type {any} */ row) => html`<${PeopleRow} kind=${kind} state=${state} row=${row} />`} /></div>`}
    ${found?.missing?.length > 0 && html`<${Disclosure} title=${t("enrol.missing", { count: found.missing.length })}>${() => html`<${MissingPlayers} players=${found.missing} />`}<//>`}
    ${looked?.wrong > 0 && html`<p class="note warn">${t("enrol.whole")}</p>`}
    ${looked?.changed > 0 && field(missing)}
    ${looked && html`<button class="button main" type="button" disabled=${looked.wrong > 0 || looked.new + looked.changed === 0 || busy} onClick=${bring}>${t(looked.changed ? "enrol.bring-changes" : "enrol.bring", { ...looked, count: looked.new })}</button>`}
    ${!done && html`<a class="button" href=${`#/import/${other}`}>${t(`enrol.title.${other}`)}</a>`}
  <//>`;
}

/** What became of the sheet, in sight however far its rows reach. @param {{done: any}} props */
function Done({ done }) {
  const said = useRef(/** @type {HTMLElement|null} */ (null));
  useLayoutEffect(() => said.current?.scrollIntoView({ block: "center" }), [done]);
  const text = t(done.changed ? "enrol.done-changes" : "enrol.done", { ...done, count: done.new });
  return html`<p class="note info" role="status" ref=${said}><strong>${text}</strong></p>`;
}

/** Where one goes on. @param {{kind: string}} props */
function Next({ kind }) {
  const [href, act] = kind === "players" ? ["#/rounds", "seat"] : ["#/rounds/times", "set"];
  return html`<a class="button" href=${href}>${t(`setup.act.${act}`)}</a><a class="button main" href="#/setup">${t("enrol.next")}</a>`;
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
