import { clockTime, t } from "../../../ui/i18n.ts";
import { Disclosure } from "../../../ui/index.ts";
import { useStoredAnswer } from "../../../domain/requests/stored-answer.tsx";
import { seasonName, tournamentName } from "../../../domain/words/words.ts";
import { amountIn, holderOf, sumsOf, takesPayments } from "../../../domain/ledger/accounts.ts";
import { useFinesLink } from "../../../domain/money/fines-link.ts";
import type { Roled } from "../../../domain/people/roles.ts";
import type { SeasonDebt, SeasonDebts, SeasonFine } from "#api";
import type { State } from "../../../store/index.ts";

/**
 * Show, to officials who take payments, everybody with an unpaid fine in this season, whether they play here or not.
 */
export function Season({ state, official }: { state: State; official: Roled }) {
  if (!state.season || !takesPayments(official)) return null;
  const title = t("fines.season", { season: seasonName(state) });
  return <Disclosure title={title}>{() => <Debts state={state} />}</Disclosure>;
}

function Debts({ state }: { state: State }) {
  const { answer, fresh, trouble } = useStoredAnswer<SeasonDebts>("ledger/fines/season");
  if (!answer)
    return (
      <p class="soft" role="status">
        {t(trouble ? "fines.season-away" : "loading")}
      </p>
    );
  const { items } = answer.body;
  const time = clockTime(answer.at, state.settings.time_zone);
  return (
    <>
      {!fresh && (
        <p class="note warn" role="status">
          {t("fines.season-old", { time })}
        </p>
      )}
      {items.length === 0 && <p class="soft">{t("fines.nobody")}</p>}
      <ul class="rows">
        {items.map((debt) => (
          <li class="row" key={[debt.holder.kind, debt.tournaments[0].account, debt.unit].join()}>
            <span class="body who">
              {debt.holder.name}
              <small>{partsOf(state, debt)}</small>
            </span>
            <strong>{amountIn(debt.unit, debt.amount)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Return how much is owed in each tournament; for a single tournament, only its name. */
function partsOf(state: State, { unit, tournaments }: SeasonDebt) {
  const parts = tournaments.map(({ tournament, amount }) => {
    const evening = tournamentName(state, tournament) || state.settings.name;
    return tournaments.length > 1 ? `${evening} ${amountIn(unit, amount)}` : evening;
  });
  return parts.join(" · ");
}

/** List the unpaid fines from other tournaments of the season, each with a link to where it can be paid. */
export function OtherTournaments({ state }: { state: State }) {
  const { fines } = state.others;
  const wayThere = useFinesLink();
  if (fines.length === 0) return null;
  const sums = sumsOf(fines).map(([unit, amount]) => amountIn(unit, amount));
  const wayTo = ({ tournament, account }: SeasonFine) =>
    wayThere(tournament) ?? `#/fines/${account.kind}/${account.id}`;
  return (
    <section class="stack" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t("fines.elsewhere")}</h2>
      {fines.length > 1 && <p>{t("fines.in-all", { amount: sums.join(" · ") })}</p>}
      <ul class="rows">
        {fines.map((fine: SeasonFine) => {
          const { account, tournament, unit, amount, since } = fine;
          const there = wayTo(fine);
          return (
            <li key={[account.id, tournament, unit].join()}>
              <a class="row" href={there}>
                <span class="body who">
                  {holderOf(state, account)}
                  <small>
                    {tournamentName(state, tournament)} ·{" "}
                    {t("fines.since", { time: clockTime(since, state.settings.time_zone) })}
                  </small>
                </span>
                <strong>{amountIn(unit, amount)}</strong>
                {there.startsWith("#/account") && <span class="there">{t("fines.open-there")}</span>}
              </a>
            </li>
          );
        })}
      </ul>
      <p class="soft">{t("fines.paid-there")}</p>
    </section>
  );
}
