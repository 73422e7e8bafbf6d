import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useRefusals } from "../outbox/refusals.js";
import { Loading, Screen, Toggle } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { mayEnter } from "../shared/roles.js";
import { useStore } from "../state.js";
import { KINDS, PeopleImport } from "./people-import.js";
import { ResultRow, Rows } from "./rows.js";
import { Given, Wrong, useSheet } from "./sheet.js";
import { Worksheets } from "./understood.js";

/** The sheet, until it is imported: a reload or a refusal takes nothing away. */
const KEY = "shinpan.sheet";
const PATHS = { look: "results/preview", bring: "results" };

/** Results from a sheet (or what the address names): chosen or pasted, looked at row by row, then imported. @param {{args: string[]}} props */
export default function Import({ args: [kind] }) {
  return KINDS.includes(kind) ? html`<${PeopleImport} key=${kind} kind=${kind} />` : html`<${Results} />`;
}

function Results() {
  const { tournament, state, official } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("import.title")} />`;
  if (!mayEnter(official))
    return html`<${Screen} title=${t("import.title")} up="#/standings"><p class="note warn">${t("import.not-you")}</p><//>`;
  return html`<${Page} key=${tournament.id} state=${state} place=${`${KEY}.${tournament.id}`} />`;
}

/** What is wrong with a cell, and nothing more: any other mistake says itself what it is about. */
const OF_CELLS = ["empty", "no-points", "no-hundreds", "below-zero", "no-seat"];

/** @param {string} field @param {string} kind */
function named(field, kind) {
  return OF_CELLS.includes(kind) ? t(`import.field.${field}`) : "";
}

/** @param {{state: any, place: string}} props `place`: where the sheet is kept */
function Page({ state, place }) {
  useRefusals();
  const sheet = useSheet(place, PATHS);
  const { isGiven, looked, done, busy, wrong, ask } = sheet;
  const worksheets = wrong?.problem?.worksheets;
  const [onlyGood, setOnlyGood] = useState(false);
  const ready = looked && looked.new > 0 && (looked.wrong === 0 || onlyGood);
  return html`<${Screen} title=${t("import.title")} up="#/standings">
    <${Given} sheet=${sheet} hint=${t("import.columns")} />
    ${worksheets && html`<${Worksheets} names=${worksheets} sheet=${sheet} />`}
    ${wrong && !worksheets && html`<${Wrong} wrong=${wrong} />`}
    ${busy && html`<${Loading} text=${t(`import.busy.${busy}`)} />`}
    ${done && html`<p class="note info" role="status">${t("import.done", { count: done.new, known: done.known })} <a class="reach" href="#/standings">${t("hall-standings")}</a></p>`}
    ${!looked && !done && !worksheets && html`<button class="button main" type="button" disabled=${!isGiven || busy} onClick=${() => ask("look")}>${t("import.look")}</button>`}
    ${
      (looked || done) &&
      html`<div class="sheet-rows stack"><${Rows} found=${looked ?? done} title=${(/** @type {string} */ status, /** @type {number} */ count) => t(`import.rows.${status}`, { count })} named=${named}
      about=${(/** @type {any} */ row) => html`<${ResultRow} state=${state} row=${row} />`} /></div>`
    }
    ${looked?.wrong > 0 && looked.new > 0 && html`<${Toggle} label=${t("import.only-good")} hint=${t("import.only-good-hint")} checked=${onlyGood} onChange=${setOnlyGood} />`}
    ${looked && html`<button class="button main" type="button" disabled=${!ready || busy} onClick=${() => ask("bring", { only_good: onlyGood })}>${t("import.bring", { count: looked.new })}</button>`}
  <//>`;
}
