import { useState } from "preact/hooks";
import { Correction } from "../../../domain/event/correction.tsx";
import { clockTime, t } from "../../../ui/i18n.ts";
import { useStore } from "../../../store/use-store.ts";
import { amountIn, holderOf, ownAccount, takesPayments } from "../../../domain/ledger/accounts.ts";
import type { Payment, State } from "../../../store/index.ts";

/** That a payment counts no more: since when, by whom and why. */
export function Withdrawn({ state, payment: { withdrawn } }: { state: State; payment: Payment }) {
  if (!withdrawn) return null;
  const { at, by, reason } = withdrawn;
  const said = { time: clockTime(at, state.settings.time_zone), name: state.officials[by ?? ""]?.name ?? "?" };
  return (
    <p class="note bad" role="status">
      <strong>{t("fines.withdrawn-by", said)}</strong> {reason}
    </p>
  );
}

/** A payment, or a refund, that was entered wrongly. */
export function PaymentWithdrawal({ state, payment }: { state: State; payment: Payment }) {
  const { official } = useStore();
  const [asked, setAsked] = useState(false);
  const { id, account_kind: kind, account_id, unit, amount, refund, withdrawn, unsent } = payment;
  const mine = ownAccount(official, state.merged[account_id] ?? account_id);
  if (withdrawn || unsent || mine || !takesPayments(official)) return null;
  const title = t(refund ? "fines.withdraw-refund" : "fines.withdraw");
  return (
    <>
      <button class="button quiet" type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {title}
      </button>
      {asked && (
        <Correction
          title={title}
          what={refund ? "refund-withdrawal" : "payment"}
          yes={t("fines.withdraw-yes")}
          danger
          request={{ method: "PUT", path: `payments/${id}/withdrawal`, body: {} }}
          done={t("fines.withdrawn-done")}
          onClose={() => setAsked(false)}
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
