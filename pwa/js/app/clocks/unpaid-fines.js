import { amountIn, fines } from "../fines/accounts.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { tournamentName } from "../shared/words.js";

/** Who is seated here and has a fine to pay from before, of another evening of the season too: not to be seated. @param {{state: any, hanchan: any}} props */
export function UnpaidFines({ state, hanchan }) {
  const start = hanchan.scheduled_at ? Date.parse(hanchan.scheduled_at) : Infinity;
  const seated = Object.values(hanchan.seats);
  const owing = [...fines(state), ...state.others.fines].filter(
    ({ account, amount, since }) => seated.includes(account.id) && amount > 0 && Date.parse(since) < start,
  );
  return owing.map(
    ({
      account,
      unit,
      amount,
      tournament,
    }) => html`<p class="note bad owes" key=${[account.id, tournament, unit].join()}>
      ${t("clock.owes", { name: state.players[account.id]?.name ?? "?", amount: amountOf(state, unit, amount, tournament) })}
      <a class="button" href="#/fines">${t("hall-fines")}</a>
    </p>`,
  );
}

/** Say an amount, with the tournament in which it is due unless that is this one. @param {any} state @param {string} unit @param {number} amount @param {string} [evening] */
function amountOf(state, unit, amount, evening) {
  const text = amountIn(unit, amount);
  return evening ? `${text} (${tournamentName(state, evening)})` : text;
}
