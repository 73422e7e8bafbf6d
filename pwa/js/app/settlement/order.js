import { Wind } from "../glyphs/wind.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { score, whole } from "../standings/numbers.js";

/** @typedef {import("../rulebook/rules.js").Rules} Rules @typedef {import("./settlement.js").Settlement} Settlement */

const PARTS = /** @type {const} */ (["delta", "uma", "oka", "taken"]);
const ALWAYS = ["delta", "uma"];

/** First to fourth, always in sight. @param {{settled: Settlement}} props */
export function Strip({ settled: { order, seats } }) {
  return html`<ol class="settle-strip">
    ${order.map((seat) => html`<li key=${seat} class=${seats[seat].total < 0 ? "loses" : "gains"}><span>${seats[seat].place}</span><${Wind} wind=${seat} /><span class="unseen">${windName(seat)}</span><strong>${score(seats[seat].total, true)}</strong></li>`)}
  </ol>`;
}

/** Who is first, and of what each score is made. @param {{rules: Rules, settled: Settlement}} props */
export function Order({ rules, settled }) {
  const { order, seats, balance, remarks, below_zero: below } = settled;
  const { remarks: known, ends } = rules.library.catalogue.settlements;
  const parts = PARTS.filter((part) => ALWAYS.includes(part) || order.some((seat) => seats[seat][part] !== 0));
  const amounts = {
    "points-missing": whole(balance.missing, true),
    "share-cut": `${score(balance.off, true)}P`,
  };
  const amount = (/** @type {string} */ remark) => amounts[/** @type {keyof typeof amounts} */ (remark)] ?? "";
  return html`<section class="stack" aria-labelledby="order"><h2 id="order">${t("settlement.order")}</h2>
    <div class="settle-order"><table>
      <thead><tr><th scope="col"><span class="unseen">${t("settlement.place")}</span></th><th scope="col">${t("settlement.points")}</th>
        ${parts.map((part) => html`<th key=${part} scope="col">${t(`settlement.part.${part}`)}</th>`)}<th scope="col">${t("settlement.total")}</th></tr></thead>
      <tbody>${order.map((seat) => html`<${Row} key=${seat} seat=${seat} row=${seats[seat]} parts=${parts} />`)}</tbody>
    </table></div>
    ${below && html`<p class="note warn">${below.seats.map(windName).join(", ")}: ${ends[below.game]}</p>`}
    ${remarks.length > 0 && html`<ul class="bullets">${remarks.map((remark) => html`<li key=${remark}>${known[remark]} ${amount(remark)}</li>`)}</ul>`}
  </section>`;
}

/** @param {{seat: string, row: Record<string, number>, parts: readonly string[]}} props */
function Row({ seat, row, parts }) {
  const written = (/** @type {string} */ part) => score(part === "taken" ? -row[part] : row[part], true);
  return html`<tr><th scope="row"><span class="settle-place">${row.place}</span><${Wind} wind=${seat} /><span class="unseen">${windName(seat)}</span></th>
    <td>${whole(row.points)}</td>${parts.map((part) => html`<td key=${part}>${written(part)}</td>`)}
    <td class=${row.total < 0 ? "loses" : "gains"}><strong>${score(row.total, true)}</strong></td></tr>`;
}

/** @param {string} seat */
function windName(seat) {
  return t(`hall-wind.${/** @type {any} */ (seat)}`);
}
