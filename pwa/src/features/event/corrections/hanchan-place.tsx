import { useState } from "preact/hooks";
import { roundsIn } from "../../../domain/event/present-round.ts";
import { t } from "../../../ui/i18n.ts";
import { Select } from "../../../ui/index.ts";
import { tablesInOrder } from "../../../domain/event/table-status.tsx";
import { HanchanChange } from "./hanchan-change.tsx";
import type { Hanchan, State } from "../../../store/index.ts";

/** Offer to move a hanchan to another table or round. */
export function HanchanPlace({ one, state }: { one: Hanchan; state: State }) {
  const [moving, setMoving] = useState(false);
  return (
    <>
      <button class="button" type="button" aria-haspopup="dialog" onClick={() => setMoving(true)}>
        {t("correct.move")}
      </button>
      {moving && <Move one={one} state={state} onClose={() => setMoving(false)} />}
    </>
  );
}

function Move({ one, state, onClose }: { one: Hanchan; state: State; onClose: () => void }) {
  const [{ id, table, round }] = useState(one); // where it was when it was looked at
  const [place, setPlace] = useState({ table, round });
  const names = ["table", "round"] as const;
  const changed = names.filter((name) => place[name] !== { table, round }[name]);
  const pick = (from: typeof place): Partial<typeof place> =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
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
        onChange={(to) => setPlace({ ...place, table: to })}
      />
      <Select
        label={t("correct.round")}
        value={place.round}
        options={rounds}
        onChange={(to) => setPlace({ ...place, round: to })}
      />
    </HanchanChange>
  );
}
