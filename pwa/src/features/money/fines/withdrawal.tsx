import { useState } from "preact/hooks";
import { Correction } from "../../../domain/event/correction.tsx";
import { clockTime, t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";
import { amountIn, holderOf, ownAccount, takesPayments } from "../../../domain/ledger/accounts.ts";
import type { Payment, State } from "../../../store/index.ts";

/** Show that a payment was withdrawn: when, by whom and why. */
export function Withdrawn({ state, payment: { withdrawn } }: { state: State; payment: Payment }) {
  if (!withdrawn) return null;
  const { at, by, reason } = withdrawn;
  const params = { time: clockTime(at, state.settings.time_zone), name: state.officials[by ?? ""]?.name ?? "?" };
  return (
    <p class="note bad" role="status">
      <strong>{t("fines.withdrawn-by", params)}</strong> {reason}
    </p>
  );
}

/** Offer to withdraw a payment or refund that was entered wrongly. */
export function PaymentWithdrawal({ state, payment }: { state: State; payment: Payment }) {
  const { official } = useStore();
  const [withdrawing, setWithdrawing] = useState(false);
  const { id, account_kind: kind, account_id, unit, amount, refund, withdrawn, unsent } = payment;
  const mine = ownAccount(official, state.merged[account_id] ?? account_id);
  if (withdrawn || unsent || mine || !takesPayments(official)) return null;
  const title = t(refund ? "fines.withdraw-refund" : "fines.withdraw");
  return (
    <>
      <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setWithdrawing(true)}>
        {title}
      </button>
      {withdrawing && (
        <Correction
          title={title}
          what={refund ? "refund-withdrawal" : "payment"}
          yes={t("fines.withdraw-yes")}
          danger
          request={{ method: "PUT", path: `payments/${id}/withdrawal`, body: {} }}
          done={t("fines.withdrawn-done")}
          onClose={() => setWithdrawing(false)}
        >
          <p>
            <strong>
              {holderOf(state, { kind, id: account_id })} · {amountIn(unit, amount)}
            </strong>
          </p>
          <p>{t(refund ? "fines.withdraw-refund-text" : "fines.withdraw-text")}</p>
        </Correction>
      )}
    </>
  );
}
