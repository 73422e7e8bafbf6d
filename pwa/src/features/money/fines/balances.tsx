import { clockTime, t } from "../../../ui/i18n.ts";
import { amountIn, holderOf, owedWithoutBreak, sumsOf } from "../../../domain/ledger/accounts.ts";
import type { Balance } from "../../../domain/ledger/accounts.ts";
import type { State } from "../../../store/index.ts";

/** List the accounts with an unpaid fine, and the sums by currency. */
export function Balances({
  state,
  balances,
  onPay,
}: {
  state: State;
  balances: Balance[];
  onPay: ((balance: Balance) => void) | false | undefined;
}) {
  const owing = balances.filter(({ amount }) => amount > 0);
  const sums = sumsOf(owing).map(([unit, amount]) => amountIn(unit, amount));
  return (
    <section class="stack" aria-labelledby="owing">
      <h2 id="owing">{t("fines.owing")}</h2>
      {owing.length === 0 && <p class="soft">{t(state.others.fines.length > 0 ? "fines.none-here" : "fines.none")}</p>}
      {owing.length > 0 && <p>{t("fines.in-all", { amount: sums.join(" · ") })}</p>}
      <ul class="rows">
        {owing.map((balance) => (
          <li key={keyOf(balance)}>
            <Row state={state} balance={balance} onPay={onPay} />
          </li>
        ))}
      </ul>
      {owing.length > 0 && <p class="soft">{t("fines.pays-first")}</p>}
    </section>
  );
}

/** List the accounts that have paid more than they owe, for example since a ruling was withdrawn. */
export function PaidBack({
  state,
  balances,
  onRefund,
}: {
  state: State;
  balances: Balance[];
  onRefund: ((balance: Balance) => void) | false | undefined;
}) {
  const owed = balances.filter(({ amount }) => amount < 0);
  if (owed.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="paid-back">
      <h2 id="paid-back">{t("fines.paid-back")}</h2>
      <ul class="rows">
        {owed.map((balance) => (
          <li key={keyOf(balance)}>
            <Row state={state} balance={balance} onPay={onRefund} />
          </li>
        ))}
      </ul>
      {!onRefund && <p class="soft">{t("fines.gives-back")}</p>}
    </section>
  );
}

function keyOf({ account, unit }: Balance) {
  return account.id + unit;
}

/** Show one balance. Without `onPay` it links to the account, which shows every line. */
function Row({
  state,
  balance,
  onPay,
}: {
  state: State;
  balance: Balance;
  onPay?: ((balance: Balance) => void) | false;
}) {
  const { account, unit, amount, since, lines } = balance;
  const moved = owedWithoutBreak(lines).filter(({ cause }) => cause === "payment");
  const paid = moved.reduce((sum, line) => sum - line.amount, 0);
  const details = [
    amount > 0 && t("fines.since", { time: clockTime(since, state.settings.time_zone) }),
    paid > 0 && t("fines.part-paid", { amount: amountIn(unit, paid) }),
  ];
  const row = (
    <>
      <span class="body who">
        {holderOf(state, account)}
        <small>{details.filter(Boolean).join(" · ")}</small>
      </span>
      <strong>{amountIn(unit, Math.abs(amount))}</strong>
    </>
  );
  if (onPay)
    return (
      <button class="row" type="button" onClick={() => onPay(balance)}>
        {row}
      </button>
    );
  return (
    <a class="row" href={`#/fines/${account.kind}/${account.id}`}>
      {row}
    </a>
  );
}
