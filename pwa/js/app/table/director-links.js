import { html } from "../html.js";
import { t } from "../i18n.js";

/** What a director prepares and closes a tournament with. */
export function DirectorLinks() {
  return html`<a class="button quiet" href="#/people">${t("people.link-here")}</a>
    <a class="button quiet" href="#/import/players">${t("enrol.link")}</a>
    <a class="button quiet" href="#/reports">${t("reports.link")}</a>`;
}
