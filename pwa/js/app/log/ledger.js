import { amountIn, balancesOf, lineText } from "../fines/accounts.js";
import { offScore } from "../fines/units.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Cause } from "./cause.js";

/** Every P and every fine of somebody, line by line, with what they come to. @param {{state: any, id: string}} props */
export function Ledger({ state, id }) {
  const balances = balancesOf(state, id);
  if (balances.length === 0) return null;
  return html`<section class="stack" aria-labelledby="ledger">
    <h2 id="ledger">${t("hall-ledger")}</h2>
    ${balances.map(
      ({ unit, amount, lines }) => html`<div class="card" key=${unit}>
        <p><strong>${balance(unit, amount)}</strong></p>
        <dl class="facts lines">
          ${lines.map(
            (line) => html`<div key=${line.id}>
              <dt><${Cause} state=${state} line=${line} /></dt>
              <dd>${lineText(line)}</dd>
            </div>`,
          )}
        </dl>
      </div>`,
    )}
  </section>`;
}

/** What it comes to. @param {string} unit @param {number} amount */
function balance(unit, amount) {
  const [owed, returned] = offScore(unit) ? ["hall-off-score", "hall-on-score"] : ["hall-to-pay", "hall-to-return"];
  return t(amount < 0 ? returned : owed, { amount: amountIn(unit, Math.abs(amount)) });
}
