import { t } from "../../../ui/i18n.js";
import { score, whole } from "../../../ui/numbers.js";

/** @typedef {import("../../../domain/rulebook/rules.jsx").Rules} Rules @typedef {import("./settlement.jsx").Settlement} Settlement */

/** Who is below zero, and what does not come out even. @param {{rules: Rules, settled: Settlement}} props */
export function Doubts({ rules, settled: { balance, remarks, below_zero: below } }) {
  const { remarks: known, ends } = rules.library.catalogue.settlements;
  const amounts = {
    "points-missing": whole(balance.missing, true),
    "share-cut": `${score(balance.off)}P`,
  };
  const amount = (/** @type {string} */ remark) => amounts[/** @type {keyof typeof amounts} */ (remark)] ?? "";
  const names = below?.seats.map((seat) => t(`hall-wind.${/** @type {any} */ (seat)}`));
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
