import { html } from "../html.js";
import { t } from "../i18n.js";
import { Rulings, besideIt } from "../shared/ruling-list.js";

/** The rulings on the other offenders of the same call. @param {{state: any, ruling: any}} props */
export function SameIncident({ state, ruling }) {
  return html`<section class="stack">
    <h2>${t("hall-incident")}</h2>
    <${Rulings} rulings=${besideIt(state, ruling)} empty="" />
  </section>`;
}
