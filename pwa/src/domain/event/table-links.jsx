import { useState } from "preact/hooks";
import { offScore } from "../ledger/units.js";
import { t } from "../../ui/i18n.js";
import { Tournaments } from "./tournaments.jsx";
import { hasOne } from "../people/roles.js";
import { useStore } from "../../store/use-store.js";

/** Where a tournament without players, tables or hanchans, or a `table` without one, goes on; for whoever may. @param {{table?: any}} props */
export function ImportLink({ table }) {
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

/** Whether anybody was ever fined. @param {any} state */
function owesMoney(state) {
  return state.others.fines.length > 0 || Object.values(state.ledger).some(({ unit }) => !offScore(unit));
}
