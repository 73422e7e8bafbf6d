import { isSameHand } from "../../data/index.js";
import { areas } from "../areas.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { later } from "../parts/later.js";
import { mayRule } from "../shared/roles.js";
import { shortHand } from "../shared/words.js";
import { useStore } from "../state.js";
import { compare, recordMissing } from "./contradictions.js";

const HandEndWithdrawal = later(areas.desk, "HandEndWithdrawal");

/**
 * That the log has an end of a hand that the sheet tells otherwise, or has no more: it is withdrawn with a reason, and once none is
 * left, what the sheet has is recorded.
 * @param {{open: import("./use-sheet.js").Open}} props
 */
export function Recorded({ open }) {
  const { state, book, official } = useStore();
  const { hanchan, wrong: impossible } = open;
  if (impossible !== null) return null;
  const compared = compare(state, book, open);
  const { wrong, missing } = compared;
  const [first] = wrong;
  if (!first) return null;
  const isChanged = missing.some(({ place }) => isSameHand(first, place));
  const hand = shortHand(first.hand);
  const record = () => wrong.length === 1 && recordMissing(state, compared, first);
  return html`<p class="note warn" role="status">${t(isChanged ? "sheet.recorded-otherwise" : "sheet.recorded", { hand })}${!mayRule(official) && ` ${t("sheet.recorded-who")}`}</p>
    ${mayRule(official) && html`<${HandEndWithdrawal} key=${first.id} hanchan=${hanchan} end=${first} label=${t("sheet.withdraw")} onDone=${record} />`}`;
}
