import { areas } from "../areas.js";
import { amountIn, balancesOf, lineText } from "../fines/accounts.js";
import { offScore } from "../fines/units.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { later } from "../parts/later.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";
import { Cause } from "./cause.js";

const LineAct = later(areas.desk, "LineAct");

/** Every P and every fine of somebody, line by line, with what they come to. @param {{state: any, id: string}} props */
export function Ledger({ state, id }) {
  const { official } = useStore();
  const balances = balancesOf(state, id);
  const decides = hasOne(official, ["director"]);
  if (balances.length === 0) return null;
  return html`<section class="stack" aria-labelledby="ledger">
    <h2 id="ledger">${t("hall-ledger")}</h2>
    ${balances.map(
      (one) => html`<div class="card" key=${one.unit}>
        <p><strong>${balance(one.unit, one.amount)}</strong></p>
        <dl class="facts lines">
          ${one.lines.map(
            (line) => html`<div key=${line.id}>
              <dt><${Cause} state=${state} line=${line} />${decides && html`<${LineAct} state=${state} line=${line} balance=${one} />`}</dt>
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
