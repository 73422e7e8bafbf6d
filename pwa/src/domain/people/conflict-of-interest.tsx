import { t } from "../../ui/i18n.ts";
import { useStore } from "../../store/use-store.ts";
import type { Offender, Official, Ruling, State } from "../../store/index.ts";

/** Whom and what game a ruling is about. */
type Concerned = Pick<Ruling, "hanchan" | "offender">;

/** Warn of this official's conflict of interest, before a ruling is issued. @param props `call`: {hanchan, offender} */
export function Warned({
  call: { hanchan, offender },
}: {
  call: Pick<Ruling, "hanchan"> & { offender: Offender | null };
}) {
  const { state, official } = useStore();
  const why = official && offender && conflict(state, official, { hanchan, offender });
  return why && <p class="note warn">{t(`partial.warn.${why}`)}</p>;
}

/** Afterwards, as the server recorded it. */
export function Recorded({ why }: { why: string }) {
  return <p class="note warn">{t(`partial.was.${why}`)}</p>;
}

export function Badge() {
  return <span class="badge warn">{t("partial.badge")}</span>;
}

/** As services/ruling/conflict_of_interest.py says it: plays, offender, table, or null. */
function conflict(state: State, { player_id: own, conflicts }: Official, { hanchan, offender }: Concerned) {
  const seated = Object.values<string>(state.hanchans[hanchan ?? ""]?.seats ?? {});
  const accused =
    offender.kind === "team"
      ? Object.keys(state.players).filter((id) => state.players[id].team === offender.id)
      : [offender.id];
  const declared = (some: string[]) => some.some((id) => conflicts?.includes(id));
  if (own && [...accused, ...seated].includes(own)) return "plays";
  if (declared(accused)) return "offender";
  return declared(seated) ? "table" : null;
}
