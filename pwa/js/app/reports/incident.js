import { html } from "../html.js";
import { t } from "../i18n.js";
import { Download, useSlug } from "./download.js";

/** The report of one ruling that has arrived, for who was not there. @param {{ruling: any}} props */
export function Incident({ ruling }) {
  const slug = useSlug();
  if (!ruling.seq) return null;
  return html`<section class="stack">
    <h2>${t("reports.incident")}</h2>
    <ul class="rows">
      <${Download} name=${t("reports.incident-page")} hint=${t("reports.incident-about")} path=${`rulings/${ruling.id}/report.pdf`}
        file=${`${slug}-ruling-${ruling.seq}.pdf`} />
    </ul>
  </section>`;
}
