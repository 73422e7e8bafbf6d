import { HandEndWithdrawal } from "../../../domain/event/hand-end-withdrawal.jsx";
import { isSameHand } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { mayRule } from "../../../domain/people/roles.js";
import { shortHand } from "../../../domain/words/words.js";
import { useStore } from "../../../store/use-store.js";
import { compare, recordMissing } from "./contradictions.js";

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
  return (
    <>
      <p class="note warn" role="status">
        {t(isChanged ? "sheet.recorded-otherwise" : "sheet.recorded", { hand })}
        {!mayRule(official) && ` ${t("sheet.recorded-who")}`}
      </p>
      {mayRule(official) && (
        <HandEndWithdrawal key={first.id} hanchan={hanchan} end={first} label={t("sheet.withdraw")} onDone={record} />
      )}
    </>
  );
}
