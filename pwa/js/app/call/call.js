import { useLayoutEffect } from "../../../vendor/hooks.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Screen } from "../parts/index.js";
import { later } from "../parts/later.js";
import { Fouls } from "../picks/fouls.js";
import { Missing, NotJoined } from "../shared/not-joined.js";
import { useStore } from "../state.js";
import { address, turn, useWay } from "./address.js";
import { Decision } from "./decision.js";
import { currentDraft, useCall } from "./draft.js";
import { Issued } from "./issued.js";
import { SEATLESS, aboutOf, fromOf } from "./offender.js";

const ChooseOffender = later(areas.referee, "ChooseOffender");

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
  if (!tournament || !state) return html`<${NotJoined} title=${t("call.what")} />`;
  if (!book || !library)
    return html`<${Screen} title=${t("call.what")} up=${up}
      ><${Empty} text=${t("call.no-book")}
    /><//>`;
  if (issued) return html`<${Issued} id=${issued} foul=${foul} table=${table} />`;
  const about = aboutOf(state, outbox, table, seat, query);
  if (!about)
    return html`<${Missing}
      title=${t("call.what")}
      text=${t("call.no-seat")}
      up=${up}
    />`;
  if (!about.offender) return html`<${ChooseOffender} kind=${SEATLESS[seat]} foul=${foul} up=${up} />`;
  if (!(foul in library.catalogue.fouls)) return html`<${Fouls} about=${about} query=${query} up=${up} />`;
  return html`<${Decision}
    about=${about}
    foul=${foul}
    query=${query}
    up=${up}
  />`;
}
