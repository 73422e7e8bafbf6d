import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { store } from "../../../store/index.js";
import { t } from "../../../ui/i18n.js";
import { Screen } from "../../../ui/index.js";
import { NotJoined } from "../../../domain/people/not-joined.jsx";
import { useStore } from "../../../store/use-store.js";
import { AccountPage } from "./account/account.jsx";
import { amountIn, fines, holderOf, takesPayments } from "../../../domain/ledger/accounts.js";
import { Balances, PaidBack } from "./balances.jsx";
import { CashUp } from "./cash/cash-up.jsx";
import { NewPayment } from "../../../domain/money/new-payment.jsx";
import { Payments } from "./payments.jsx";
import { Refund } from "../../../domain/money/refund.jsx";
import { OtherTournaments, Season } from "./season.jsx";

/** Who owes a fine, who gets money back, and what was paid; somebody's account (`#/fines/player/…`), or the cash-up (`#/fines/cash`). @param {{args: string[]}} props */
export default function Fines({ args: [kind, id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return <NotJoined title={t("fines.title")} />;
  if (kind === "cash") return <CashUp state={state} />;
  if (id) return <AccountPage key={id} state={state} kind={kind} id={id} />;
  return <Page state={state} />;
}

/** @param {{state: any}} props */
function Page({ state }) {
  const { official } = useStore();
  const [paying, setPaying] = useState(/** @type {any} */ (null));
  const [refunding, setRefunding] = useState(/** @type {any} */ (null));
  const [taken, setTaken] = useState("");
  useLayoutEffect(() => void store.lookAround(), []); // what was paid there meanwhile
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

/** What was just paid, and the way to its receipt. @param {{state: any, payment: any}} props */
function Taken({ state, payment: { id, account_kind: kind, account_id, unit, amount, unsent } }) {
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
