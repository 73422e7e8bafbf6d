import { useLayoutEffect } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Empty, Screen } from "../../../ui/index.js";
import { later } from "../../../ui/later.jsx";
import { Fouls } from "../picks/fouls.jsx";
import { Missing, NotJoined } from "../../../domain/people/not-joined.jsx";
import { useStore } from "../../../store/use-store.js";
import { address, turn, useWay } from "../../../domain/incident/address.js";
import { Decision } from "./decision.jsx";
import { currentDraft, useCall } from "./draft.js";
import { Issued } from "./issued.jsx";
import { SEATLESS, aboutOf, fromOf } from "./offender.jsx";

const ChooseOffender = later(() => import("../offenders/choose.jsx"), "ChooseOffender");

/**
 * A call from the seat to the ruling: `#/call/<table>/<seat>/<foul>?facts=…&context=…`. The query may also say `amends`
 * (a ruling), `again` (an outbox item), `who` (a team or official), `back` (the ruling that was taken back) and, at last,
 * `issued` (the ruling made here, or by another tab that had the call).
 * @param {{args: string[], query: URLSearchParams}} props
 */
export default function Call({ args: [table = "", seat = "", foul = ""], query }) {
  const { tournament, state, outbox, book, library } = useStore();
  useWay(`${table}/${seat}/${foul}?${query}`);
  useCall(table, seat, query, () => (state && fromOf(state, outbox, query)?.note) ?? "");
  const issued = query.get("issued");
  const made = !issued && state?.rulings[currentDraft().ruling]?.id;
  useLayoutEffect(() => {
    if (made) turn(address(foul, { issued: made, back: null }));
  }, [made]);
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
  if (!(foul in library.catalogue.fouls)) return <Fouls about={about} query={query} up={up} />;
  return <Decision about={about} foul={foul} query={query} up={up} />;
}
