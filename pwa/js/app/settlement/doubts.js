import { html } from "../html.js";
import { t } from "../i18n.js";
import { score, whole } from "../standings/numbers.js";

/** @typedef {import("../rulebook/rules.js").Rules} Rules @typedef {import("./settlement.js").Settlement} Settlement */

/** Who is below zero, and what does not come out even. @param {{rules: Rules, settled: Settlement}} props */
export function Doubts({ rules, settled: { balance, remarks, below_zero: below } }) {
  const { remarks: known, ends } = rules.library.catalogue.settlements;
  const amounts = {
    "points-missing": whole(balance.missing, true),
    "share-cut": `${score(balance.off)}P`,
  };
  const amount = (/** @type {string} */ remark) => amounts[/** @type {keyof typeof amounts} */ (remark)] ?? "";
  const names = below?.seats.map((seat) => t(`hall-wind.${/** @type {any} */ (seat)}`));
  return html`${names && below && html`<p class="note warn">${names.join(", ")}: ${ends[below.game]}</p>`}
    ${remarks.length > 0 && html`<ul class="bullets">${remarks.map((remark) => html`<li key=${remark}>${known[remark]} ${amount(remark)}</li>`)}</ul>`}`;
}
