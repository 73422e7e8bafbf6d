import { useState } from "../../../vendor/hooks.js";
import { offScore } from "../fines/units.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Tournaments } from "../join/tournaments.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";

/** Where a tournament without players, tables or hanchans, or a `table` without one, goes on; for whoever may. @param {{table?: any}} props */
export function ImportLink({ table }) {
  const { official } = useStore();
  if (!hasOne(official, ["director"])) return null;
  return html`<a class="button" href="#/import/players">${t("enrol.link")}</a>
    ${table && html`<a class="button quiet" href=${`#/correct/table/${table.id}`}>${t("correct.link-table")}</a>`}`;
}

/** Where else one goes from the tables, as far as there is something; and what a director prepares and closes with. */
export function Elsewhere() {
  const { state, official } = useStore();
  const [isOpen, setOpen] = useState(false);
  return html`<p class="beside">
    <button class="button quiet" type="button" aria-haspopup="dialog" onClick=${() => setOpen(true)}>${t("desk.change")}</button>
    <a class="button quiet" href="#/standings">${t("hall-standings")}</a>
    <a class="button quiet" href="#/cards">${t("hall-cards")}</a>
    ${Object.keys(state.escalations).length > 0 && html`<a class="button quiet" href="#/escalations">${t("hall-escalations")}</a>`}
    ${owesMoney(state) && html`<a class="button quiet" href="#/fines">${t("hall-fines")}</a>`}
    ${
      hasOne(official, ["director"]) &&
      html`<a class="button quiet" href="#/setup">${t("setup.title")}</a>
        <a class="button quiet" href="#/people">${t("people.link-here")}</a>
        <a class="button quiet" href="#/import/players">${t("enrol.link")}</a>
        <a class="button quiet" href="#/exams">${t("exam.title")}</a>
        <a class="button quiet" href="#/reports">${t("reports.link")}</a>`
    }
  </p>
  ${isOpen && html`<${Tournaments} onClose=${() => setOpen(false)} />`}`;
}

/** Whether anybody was ever fined. @param {any} state */
function owesMoney(state) {
  return state.others.fines.length > 0 || Object.values(state.ledger).some(({ unit }) => !offScore(unit));
}
