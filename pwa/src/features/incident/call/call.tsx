import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Empty, Screen } from "../../../ui/index.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { FoulPicker } from "../foul-picker/foul-picker.tsx";
import { Missing, NotJoined } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { address, turn, useWay } from "../../../domain/incident/address.ts";
import { Decision } from "./decision.tsx";
import { currentDraft, useCall } from "./draft.ts";
import { Issued } from "./issued.tsx";
import { SEATLESS, aboutOf, fromOf } from "./offender.tsx";

const ChooseOffender = lazy(() => import("../offenders/choose.tsx"), "ChooseOffender");

/**
 * Guide an incident from the seat to the ruling: `#/call/<table>/<seat>/<foul>?facts=…&context=…`. The query may also
 * have `amends` (a ruling), `again` (an outbox item), `who` (a team or official), `back` (the ruling that was undone)
 * and finally `issued` (the ruling made here, or by another tab that had the call open).
 */
export default function Call({
  args: [table = "", seat = "", foul = ""],
  query,
}: {
  args: string[];
  query: URLSearchParams;
}) {
  const { tournament, state, outbox, book, library } = useStore();
  useWay(`${table}/${seat}/${foul}?${query}`);
  useCall(table, seat, query, () => (state && fromOf(state, outbox, query)?.note) ?? "");
  const issued = query.get("issued");
  const rulingId = !issued && state?.rulings[currentDraft().ruling]?.id;
  useLayoutEffect(() => {
    if (rulingId) turn(address(foul, { issued: rulingId, back: null }));
  }, [rulingId]);
  const up = `#/table/${table}`;
  if (!tournament || !state) return <NotJoined title={t("call.what")} />;
  if (!book || !library)
    return (
      <Screen title={t("call.what")} up={up}>
        <Empty text={t("call.no-book")} />
      </Screen>
    );
  if (issued) return <Issued id={issued} foul={foul} table={table} />;
  const about = aboutOf(state, outbox, table, seat, query);
  if (!about) return <Missing title={t("call.what")} text={t("call.no-seat")} up={up} />;
  if (!about.offender) return <ChooseOffender kind={SEATLESS[seat]} foul={foul} up={up} />;
  if (!(foul in library.catalogue.fouls)) return <FoulPicker about={about} query={query} up={up} />;
  return <Decision about={about} foul={foul} query={query} up={up} />;
}
