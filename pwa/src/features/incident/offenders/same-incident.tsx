import { t } from "../../../ui/i18n.ts";
import { Rulings, besideIt } from "../../../domain/incident/ruling-list.tsx";
import type { Ruling, State } from "../../../store/index.ts";

/** List the rulings on the other offenders of the same incident. */
export function SameIncident({ state, ruling }: { state: State; ruling: Ruling }) {
  return (
    <section class="stack">
      <h2>{t("hall-incident")}</h2>
      <Rulings rulings={besideIt(state, ruling)} empty="" />
    </section>
  );
}
