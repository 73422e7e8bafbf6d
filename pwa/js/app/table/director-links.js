import { html } from "../html.js";
import { t } from "../i18n.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";

/** Where a tournament without players, tables or hanchans goes on; for whoever may. */
export function ImportLink() {
  const { official } = useStore();
  if (!hasOne(official, ["director"])) return null;
  return html`<a class="button" href="#/import/players">${t("enrol.link")}</a>`;
}

/** What a director prepares and closes a tournament with. */
export function DirectorLinks() {
  return html`<a class="button quiet" href="#/people">${t("people.link-here")}</a>
    <a class="button quiet" href="#/import/players">${t("enrol.link")}</a>
    <a class="button quiet" href="#/reports">${t("reports.link")}</a>`;
}
