import { useState } from "preact/hooks";
import { roundsIn } from "../../../domain/event/present-round.js";
import { t } from "../../../ui/i18n.js";
import { Select } from "../../../ui/index.js";
import { tablesInOrder } from "../../../domain/event/table-status.jsx";
import { HanchanChange } from "./hanchan-change.jsx";

/** Another table, or another round. @param {{one: any, state: any}} props */
export function HanchanPlace({ one, state }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t("correct.move")}
      </button>
      {asked && <Move one={one} state={state} onClose={() => setAsked(false)} />}
    </>
  );
}

/** @param {{one: any, state: any, onClose: () => void}} props */
function Move({ one, state, onClose }) {
  const [{ id, table, round }] = useState(one); // where it was when it was looked at
  const [place, setPlace] = useState({ table, round });
  const names = /** @type {const} */ (["table", "round"]);
  const changed = names.filter((name) => place[name] !== { table, round }[name]);
  const pick = (/** @type {any} */ from) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  const changes = changed.length ? [{ id, new: pick(place), seen: pick({ table, round }) }] : null;
  const tables = tablesInOrder(state).map((one) => ({ value: one.id, text: t("hall-table", { label: one.label }) }));
  const rounds = roundsIn(state).map((value) => ({ value, text: t("hall-round", { round: value }) }));
  return (
    <HanchanChange
      title={t("correct.move")}
      what="seats"
      yes={t("correct.move-yes")}
      changes={changes}
      onClose={onClose}
    >
      <Select
        label={t("correct.field.label")}
        value={place.table}
        options={tables}
        onChange={(/** @type {string} */ to) => setPlace({ ...place, table: to })}
      />
      <Select
        label={t("correct.round")}
        value={place.round}
        options={rounds}
        onChange={(/** @type {string} */ to) => setPlace({ ...place, round: to })}
      />
    </HanchanChange>
  );
}
