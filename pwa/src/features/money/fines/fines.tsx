import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store } from "../../../store/index.ts";
import { t } from "../../../ui/i18n.ts";
import { Screen } from "../../../ui/index.ts";
import { NotJoined } from "../../../domain/people/not-joined.tsx";
import { useStore } from "../../../store/use-store.ts";
import { AccountPage } from "./account/account.tsx";
import { amountIn, fines, holderOf, takesPayments } from "../../../domain/ledger/accounts.ts";
import { Balances, PaidBack } from "./balances.tsx";
import { CashUp } from "./cash/cash-up.tsx";
import { NewPayment } from "../../../domain/money/new-payment.tsx";
import { Payments } from "./payments.tsx";
import { Refund } from "../../../domain/money/refund.tsx";
import { OtherTournaments, Season } from "./season.tsx";
import type { Balance } from "../../../domain/ledger/accounts.ts";
import type { Payment, State } from "../../../store/index.ts";

/** Show unpaid fines, refunds due and payments; an account (`#/fines/player/…`), or the cash-up (`#/fines/cash`). */
export default function Fines({ args: [kind, id] }: { args: string[] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("fines.title")} />;
  if (kind === "cash") return <CashUp state={state} />;
  if (id) return <AccountPage key={id} state={state} kind={kind} id={id} />;
  return <Page state={state} />;
}

function Page({ state }: { state: State }) {
  const { official } = useStore();
  const [paying, setPaying] = useState<Balance | null>(null);
  const [refunding, setRefunding] = useState<Balance | null>(null);
  const [taken, setTaken] = useState("");
  useLayoutEffect(() => void store.lookAround(), []); // payments made meanwhile in other tournaments
  const found = useMemo(() => fines(state), [state.ledger]);
  const takes = takesPayments(official);
  return (
    <Screen title={t("fines.title")} up="#/tables">
      <div role="status">{state.payments[taken] && <Taken state={state} payment={state.payments[taken]} />}</div>
      <Balances state={state} balances={found} onPay={takes && setPaying} />
      <PaidBack state={state} balances={found} onRefund={takes && setRefunding} />
      <OtherTournaments state={state} />
      <Payments state={state} />
      <Season state={state} official={official} />
      {takes && (
        <>
          <a class="button" href="#/fines/cash">
            {t("cash.title")}
          </a>
          <a class="button" href="#/reports">
            {t("reports.link")}
          </a>
        </>
      )}
      {paying && <NewPayment state={state} balance={paying} onSent={setTaken} onClose={() => setPaying(null)} />}
      {refunding && <Refund state={state} balance={refunding} onClose={() => setRefunding(null)} />}
    </Screen>
  );
}

/** Show the payment that was just taken, with a link to its receipt. */
function Taken({
  state,
  payment: { id, account_kind: kind, account_id, unit, amount, unsent },
}: {
  state: State;
  payment: Payment;
}) {
  const name = holderOf(state, { kind, id: account_id });
  return (
    <p class="note info row">
      <span class="body">
        {t(unsent ? "fines.payment-unsent" : "fines.taken", { name, amount: amountIn(unit, amount) })}
      </span>
      <a class="button" href={`#/paid/${id}`}>
        {t("fines.to-receipt")}
      </a>
    </p>
  );
}
