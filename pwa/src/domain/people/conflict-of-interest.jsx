import { t } from "../../ui/i18n.js";
import { useStore } from "../../store/use-store.js";

/** Warn of this official's conflict of interest, before a ruling is issued. @param {{call: any}} props `call`: {hanchan, offender} */
export function Warned({ call }) {
  const { state, official } = useStore();
  const why = conflict(state, official, call);
  return why && <p class="note warn">{t(`partial.warn.${why}`)}</p>;
}

/** Afterwards, as the server recorded it. @param {{why: string}} props */
export function Recorded({ why }) {
  return <p class="note warn">{t(`partial.was.${why}`)}</p>;
}

/** @param {{}} _ */
export function Badge(_) {
  return <span class="badge warn">{t("partial.badge")}</span>;
}

/**
 * As services/ruling/conflict_of_interest.py says it: plays, offender, table, or null.
 * @param {any} state @param {any} official @param {any} call
 */
function conflict(state, { player_id: own, conflicts }, { hanchan, offender }) {
  const seated = Object.values(state.hanchans[hanchan]?.seats ?? {});
  const accused =
    offender.kind === "team"
      ? Object.keys(state.players).filter((id) => state.players[id].team === offender.id)
      : [offender.id];
  const declared = (/** @type {string[]} */ some) => some.some((id) => conflicts?.includes(id));
  if ([...accused, ...seated].includes(own)) return "plays";
  if (declared(accused)) return "offender";
  return declared(seated) ? "table" : null;
}
