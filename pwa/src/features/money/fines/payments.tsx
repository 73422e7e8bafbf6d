import { clockTime, t } from "../../../ui/i18n.ts";
import { amountIn, holderOf } from "../../../domain/ledger/accounts.ts";
import type { Payment, State } from "../../../store/index.ts";

/** List every payment and refund, newest first, each with a link to its receipt. */
export function Payments({ state }: { state: State }) {
  const paid = Object.values(state.payments).sort((one, other) => (one.paid_at < other.paid_at ? 1 : -1));
  if (paid.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="paid">
      <h2 id="paid">{t("fines.paid")}</h2>
      <ul class="rows">
        {paid.map((payment) => (
          <li key={payment.id}>
            <Row state={state} payment={payment} />
          </li>
        ))}
      </ul>
      <p class="soft">{t("fines.put-right")}</p>
    </section>
  );
}

function Row({ state, payment }: { state: State; payment: Payment }) {
  const { id, account_kind: kind, account_id, unit, amount, method, paid_at, refund, withdrawn } = payment;
  const details = [
    withdrawn && t("fines.withdrawn"),
    receiptName(payment),
    t(`fines.method.${method}`),
    clockTime(paid_at, state.settings.time_zone),
  ];
  const sum = amountIn(unit, refund ? -amount : amount);
  return (
    <a class={`row ${withdrawn ? "over" : ""}`} href={`#/paid/${id}`}>
      <span class="body who">
        {holderOf(state, { kind, id: account_id })}
        <small>{details.filter(Boolean).join(" · ")}</small>
      </span>
      {withdrawn ? <s>{sum}</s> : <strong>{sum}</strong>}
    </a>
  );
}

/** Return "Receipt 7" or "Refund 8". */
export function receiptName({ unsent, refund, receipt: number }: Payment) {
  if (unsent) return t("fines.no-receipt-yet");
  return t(refund ? "fines.refund-number" : "fines.receipt", { number: number ?? "" });
}
