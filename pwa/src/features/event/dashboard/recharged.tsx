import { amountIn, holderOf } from "../../../domain/ledger/accounts.ts";
import { clockTime, t } from "../../../ui/i18n.ts";
import type { State } from "../../../store/index.ts";
import type { Recharge } from "#api";

/** List the lateness charges that were changed, by whom and why. */
export function Recharged({ state, changes }: { state: State; changes: Recharge[] }) {
  return (
    <section class="card" aria-labelledby="recharged">
      <h2 id="recharged">{t("dashboard.recharged")}</h2>
      <p class="soft">{t(changes.length ? "dashboard.recharged-about" : "dashboard.none")}</p>
      <ul class="bullets">
        {changes.map(({ at, official, account, unit, before, after, reason }) => (
          <li key={[at, account.id, unit].join()}>
            <span class="who">{holderOf(state, account)}</span> {amountIn(unit, before)} →{" "}
            <strong>{amountIn(unit, after)}</strong>
            <br />
            <small class="soft">
              {[clockTime(at, state.settings.time_zone), official.name, reason].filter(Boolean).join(" · ")}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
