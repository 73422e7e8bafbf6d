import { order } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { later } from "../parts/later.js";
import { mayRule } from "../shared/roles.js";
import { handName } from "../shared/words.js";
import { useStore } from "../state.js";
import { dealtOf } from "./at-table.js";

const HandEndWithdrawal = later(areas.desk, "HandEndWithdrawal");

/**
 * That the table has moved on by an end of a hand that the sheet has no more: until it is withdrawn, the hand can't be recorded anew.
 * @param {{hanchan: any, examined: import("./examine.js").Examined}} props
 */
export function Recorded({ hanchan, examined: { now, over } }) {
  const { state, official } = useStore();
  const ends = Object.values(state.handEnds).filter((one) => one.hanchan === hanchan.id && one.hand && !one.unsent);
  const last = ends.sort((one, other) => (one.id < other.id ? 1 : -1))[0];
  if (!last || over || !isAhead(last, dealtOf(now))) return null;
  return html`<p class="note warn" role="status">${t("sheet.recorded", { hand: handName(last.hand) })}</p>
    ${mayRule(official) && html`<${HandEndWithdrawal} hanchan=${hanchan} />`}`;
}

/** Whether the table is in a later hand than the sheet. @param {any} end @param {import("../shared/hands.js").Dealt} now */
function isAhead({ hand, next }, now) {
  return next ? order(next, now) > 0 : order(hand, now) >= 0;
}
