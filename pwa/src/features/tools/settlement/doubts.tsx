import { t } from "../../../ui/i18n.ts";
import { score, whole } from "../../../ui/numbers.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Settlement } from "./settlement.tsx";

/** Show who is below zero, and what does not add up. */
export function Doubts({
  rules,
  settled: { balance, remarks, below_zero: below },
}: {
  rules: Rules;
  settled: Settlement;
}) {
  const { remarks: known, ends } = rules.library.catalogue.settlements;
  const amounts: Record<string, string> = {
    "points-missing": whole(balance.missing, true),
    "share-cut": `${score(balance.off)}P`,
  };
  const amount = (remark: string) => amounts[remark] ?? "";
  const names = below?.seats.map((seat) => t(`hall-wind.${seat}`));
  return (
    <>
      {names && below && (
        <p class="note warn">
          {names.join(", ")}: {ends[below.game]}
        </p>
      )}
      {remarks.length > 0 && (
        <ul class="bullets">
          {remarks.map((remark) => (
            <li key={remark}>
              {known[remark]} {amount(remark)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
