import { t } from "../../ui/i18n.js";
import { Download, useSlug } from "../requests/download.jsx";

/** The report of one ruling that has arrived, for who was not there. @param {{ruling: any}} props */
export function Incident({ ruling }) {
  const slug = useSlug();
  if (!ruling.seq) return null;
  return (
    <section class="stack">
      <h2>{t("reports.incident")}</h2>
      <ul class="rows">
        <Download
          name={t("reports.incident-page")}
          hint={t("reports.incident-about")}
          path={`rulings/${ruling.id}/report.pdf`}
          file={`${slug}-ruling-${ruling.seq}.pdf`}
        />
      </ul>
    </section>
  );
}
