import { t } from "../../ui/i18n.ts";
import { Download, useSlug } from "../requests/download.tsx";
import type { Ruling } from "../../store/index.ts";

/** The report of one ruling that has arrived, for who was not there. */
export function Incident({ ruling }: { ruling: Ruling }) {
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
