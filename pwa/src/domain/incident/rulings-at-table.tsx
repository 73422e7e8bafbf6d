import { t } from "../../ui/i18n.ts";
import { Rulings, newestFirst } from "./ruling-list.tsx";
import type { State } from "../../store/index.ts";

const SHOWN = 20;

/** What was ruled at a table last. */
export function Logged({ state, table }: { state: State; table: string }) {
  const rulings = newestFirst(Object.values(state.rulings).filter((ruling) => ruling.table.id === table));
  return (
    <section class="stack" aria-labelledby="rulings">
      <h2 id="rulings">{t("hall-rulings")}</h2>
      <Rulings rulings={rulings.slice(0, SHOWN)} empty={t("hall-no-rulings")} />
      {rulings.length > SHOWN && (
        <a class="button" href={`#/log?table=${table}`}>
          {t("hall-all", { count: rulings.length })}
        </a>
      )}
    </section>
  );
}
