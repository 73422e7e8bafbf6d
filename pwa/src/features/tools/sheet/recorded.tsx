import { HandEndWithdrawal } from "../../../domain/event/hand-end-withdrawal.tsx";
import { isSameHand } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { mayRule } from "../../../domain/people/roles.ts";
import { shortHand } from "../../../domain/words/words.ts";
import { useStore } from "../../../store/use-store.ts";
import { compare, recordMissing } from "./contradictions.ts";
import type { Open } from "./use-sheet.ts";

/**
 * Show that the log has an end of a hand that differs from the sheet or is no longer on it, and offer to withdraw it
 * with a reason. Once none is left, the ends on the sheet are recorded.
 */
export function Recorded({ open }: { open: Open }) {
  const { state, book, official } = useStore();
  const { hanchan, wrong: impossible } = open;
  if (!hanchan || impossible !== null) return null;
  const compared = compare(state, book, hanchan, open);
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
