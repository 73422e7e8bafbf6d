import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { Fold } from "../parts/index.js";
import { eveningName } from "../shared/words.js";
import { useSeen } from "../standings/seen.js";
import { amountIn, takesPayments } from "./accounts.js";

/** Whoever owes in the whole season, here tonight or not, for who takes the money. @param {{state: any, official: any}} props */
export function Season({ state, official }) {
  if (!state.season || !takesPayments(official)) return null;
  const title = t("fines.season", { season: state.season.season });
  return html`<${Fold} title=${title}>${() => html`<${Debts} state=${state} />`}<//>`;
}

/** @param {{state: any}} props */
function Debts({ state }) {
  const { answer, fresh, trouble } = useSeen("ledger/fines/season");
  if (!answer) return html`<p class="soft" role="status">${t(trouble ? "fines.season-away" : "loading")}</p>`;
  const { items } = answer.told;
  const time = clockTime(answer.at, state.settings.time_zone);
  return html`${!fresh && html`<p class="note warn" role="status">${t("fines.season-old", { time })}</p>`}
    ${items.length === 0 && html`<p class="soft">${t("fines.nobody")}</p>`}
    <ul class="rows">
      ${items.map(
        (
          /** @type {any} */ debt,
        ) => html`<li class="row" key=${[debt.holder.kind, debt.tournaments[0].account, debt.unit].join()}>
          <span class="body who">${debt.holder.name}<small>${partsOf(state, debt)}</small></span>
          <strong>${amountIn(debt.unit, debt.amount)}</strong>
        </li>`,
      )}
    </ul>`;
}

/** In which evening how much; of one evening its name alone. @param {any} state @param {any} debt */
function partsOf(state, { unit, tournaments }) {
  const told = tournaments.map((/** @type {any} */ { tournament, amount }) => {
    const evening = eveningName(state, tournament) || state.settings.name;
    return tournaments.length > 1 ? `${evening} ${amountIn(unit, amount)}` : evening;
  });
  return told.join(" · ");
}
