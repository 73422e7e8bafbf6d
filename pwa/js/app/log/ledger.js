import { amountIn, balancesOf } from "../fines/accounts.js";
import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { foulName, useWords } from "../shared/words.js";

/** Every P and every fine of somebody, line by line, with what they come to. @param {{state: any, id: string}} props */
export function Ledger({ state, id }) {
  const balances = balancesOf(state, id);
  if (balances.length === 0) return null;
  return html`<section class="stack" aria-labelledby="ledger">
    <h2 id="ledger">${t("hall-ledger")}</h2>
    ${balances.map(
      ({ unit, amount, lines }) => html`<div class="card" key=${unit}>
        <p><strong>${t(unit === "P" ? "hall-off-score" : "hall-to-pay", { amount: amountIn(unit, amount) })}</strong></p>
        <dl class="facts">
          ${lines.map((line) => html`<${Line} key=${line.id} state=${state} line=${line} />`)}
        </dl>
      </div>`,
    )}
  </section>`;
}

/** @param {{state: any, line: any}} props */
function Line({ state, line: { unit, amount, what, cause, cause_id, round, reason, at } }) {
  const words = useWords();
  const ruling = cause === "ruling" && state.rulings[cause_id];
  const from = ruling
    ? html`<a class="reach" href=${`#/ruling/${cause_id}`}>${foulName(words, ruling.foul)}</a>`
    : t(`hall-cause.${cause}`);
  const told = [
    t(`hall-line.${what}`),
    round && t("hall-round", { round }),
    clockTime(at, state.settings.time_zone),
    reason,
  ];
  return html`<div>
    <dt>${from}<small>${told.filter(Boolean).join(" · ")}</small></dt>
    <dd>${amountIn(unit, amount)}</dd>
  </div>`;
}
