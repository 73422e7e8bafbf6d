import { html } from "../html.js";
import { t } from "../i18n.js";
import { whole } from "../standings/numbers.js";

const DEPOSIT = 1000;

/**
 * Whether the totals fit, as one types.
 * @param {{left: number|null, starting: number|undefined, onDeposits: (more: number) => void}} props `left`: what is missing
 */
export function Sum({ left, starting, onDeposits }) {
  if (starting === undefined) return null;
  const all = whole(4 * starting);
  const look = left === null ? "" : left === 0 ? "info" : "bad";
  const deposits = left !== null && left > 0 && left % DEPOSIT === 0;
  return html`<div class=${`note stack ${look}`}>
    <p role="status">${said(left, all)}</p>
    ${deposits && html`<button class="button" type="button" onClick=${() => onDeposits(left)}>${t("result.as-deposits", { points: whole(left) })}</button>`}
  </div>`;
}

/** @param {number|null} left @param {string} all */
function said(left, all) {
  if (left === null) return t("result.sum", { all });
  if (left === 0) return t("result.fits", { all });
  return t(left > 0 ? "result.lacks" : "result.exceeds", { points: whole(Math.abs(left)), all });
}
