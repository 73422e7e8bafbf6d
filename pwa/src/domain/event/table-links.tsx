import { useState } from "preact/hooks";
import { offScore } from "../ledger/units.ts";
import { t } from "../../ui/i18n.ts";
import { Tournaments } from "./tournaments.tsx";
import { hasOne } from "../people/roles.ts";
import { useStore } from "../../store/use-store.ts";
import type { State, Table } from "../../store/index.ts";

/** Where a tournament without players, tables or hanchans, or a `table` without one, goes on; for whoever may. */
export function ImportLink({ table }: { table?: Table }) {
  const { official } = useStore();
  if (!hasOne(official, ["director"])) return null;
  return (
    <>
      <a class="button" href="#/import/players">
        {t("enrol.link")}
      </a>
      {table && (
        <a class="button quiet" href={`#/correct/table/${table.id}`}>
          {t("correct.link-table")}
        </a>
      )}
    </>
  );
}

/** Where else one goes from the tables, as far as there is something; and what a director prepares and closes with. */
export function Elsewhere() {
  const { state, official } = useStore();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p class="beside">
        <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t("desk.change")}
        </button>
        <a class="button quiet" href="#/standings">
          {t("hall-standings")}
        </a>
        <a class="button quiet" href="#/cards">
          {t("hall-cards")}
        </a>
        {Object.keys(state.escalations).length > 0 && (
          <a class="button quiet" href="#/escalations">
            {t("hall-escalations")}
          </a>
        )}
        {owesMoney(state) && (
          <a class="button quiet" href="#/fines">
            {t("hall-fines")}
          </a>
        )}
        {hasOne(official, ["director"]) && (
          <>
            <a class="button quiet" href="#/setup">
              {t("setup.title")}
            </a>
            <a class="button quiet" href="#/people">
              {t("people.link-here")}
            </a>
            <a class="button quiet" href="#/import/players">
              {t("enrol.link")}
            </a>
            <a class="button quiet" href="#/exams">
              {t("exam.title")}
            </a>
            <a class="button quiet" href="#/reports">
              {t("reports.link")}
            </a>
          </>
        )}
      </p>
      {isOpen && <Tournaments onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether anybody was ever fined. */
function owesMoney(state: State) {
  return state.others.fines.length > 0 || Object.values(state.ledger).some(({ unit }) => !offScore(unit));
}
