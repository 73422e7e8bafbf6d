import { t } from "../../../ui/i18n.js";
import { Rulings, besideIt } from "../../../domain/incident/ruling-list.jsx";

/** The rulings on the other offenders of the same call. @param {{state: any, ruling: any}} props */
export function SameIncident({ state, ruling }) {
  return (
    <section class="stack">
      <h2>{t("hall-incident")}</h2>
      <Rulings rulings={besideIt(state, ruling)} empty="" />
    </section>
  );
}
