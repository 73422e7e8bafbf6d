import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { eveningName } from "../shared/words.js";
import { amountIn, holderOf } from "./accounts.js";

/** Who owes a fine from another evening of the season, where alone it can be paid. @param {{state: any}} props */
export function Elsewhere({ state }) {
  const { fines } = state.others;
  if (fines.length === 0) return null;
  return html`<section class="stack" aria-labelledby="elsewhere">
    <h2 id="elsewhere">${t("fines.elsewhere")}</h2>
    <ul class="rows">
      ${fines.map(
        (
          /** @type {any} */ { account, tournament, unit, amount, since },
        ) => html`<li key=${[account.id, tournament, unit].join()} class="row">
          <span class="body who">${holderOf(state, account)}<small>
            ${eveningName(state, tournament)} · ${t("fines.since", { time: clockTime(since, state.settings.time_zone) })}
          </small></span>
          <strong>${amountIn(unit, amount)}</strong>
        </li>`,
      )}
    </ul>
    <p class="soft">${t("fines.paid-there")}</p>
  </section>`;
}
