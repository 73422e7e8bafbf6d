import { amountIn, fines } from "../fines/accounts.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** Who is seated here and has a fine to pay from before: not to be seated. @param {{state: any, hanchan: any}} props */
export function Owing({ state, hanchan }) {
  const start = hanchan.scheduled_at ? Date.parse(hanchan.scheduled_at) : Infinity;
  const seated = Object.values(hanchan.seats);
  const owing = fines(state).filter(
    ({ account, amount, since }) => seated.includes(account.id) && amount > 0 && Date.parse(since) < start,
  );
  return owing.map(
    ({ account, unit, amount }) => html`<p class="note bad" key=${account.id}>
      ${t("clock.owes", { name: state.players[account.id]?.name ?? "?", amount: amountIn(unit, amount) })}
      <a class="button" href="#/fines">${t("hall-fines")}</a>
    </p>`,
  );
}
