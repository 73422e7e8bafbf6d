import { useLayoutEffect, useMemo, useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Screen } from "../parts/index.js";
import { NotJoined } from "../shared/not-joined.js";
import { useStore } from "../state.js";
import { AccountPage } from "./account/account.js";
import { amountIn, fines, holderOf, takesPayments } from "./accounts.js";
import { Balances, PaidBack } from "./balances.js";
import { CashUp } from "./cash/cash-up.js";
import { NewPayment } from "./new-payment.js";
import { Payments } from "./payments.js";
import { Refund } from "./refund.js";
import { OtherTournaments, Season } from "./season.js";

/** Who owes a fine, who gets money back, and what was paid; somebody's account (`#/fines/player/…`), or the cash-up (`#/fines/cash`). @param {{args: string[]}} props */
export default function Fines({ args: [kind, id] }) {
  const { tournament, state } = useStore();
  if (!tournament || !state) return html`<${NotJoined} title=${t("fines.title")} />`;
  if (kind === "cash") return html`<${CashUp} state=${state} />`;
  if (id) return html`<${AccountPage} key=${id} state=${state} kind=${kind} id=${id} />`;
  return html`<${Page} state=${state} />`;
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
  return html`<${Screen} title=${t("fines.title")} up="#/tables">
    <div role="status">${state.payments[taken] && html`<${Taken} state=${state} payment=${state.payments[taken]} />`}</div>
    <${Balances} state=${state} balances=${found} onPay=${takes && setPaying} />
    <${PaidBack} state=${state} balances=${found} onRefund=${takes && setRefunding} />
    <${OtherTournaments} state=${state} />
    <${Payments} state=${state} />
    <${Season} state=${state} official=${official} />
    ${takes && html`<a class="button" href="#/fines/cash">${t("cash.title")}</a><a class="button" href="#/reports">${t("reports.link")}</a>`}
    ${paying && html`<${NewPayment} state=${state} balance=${paying} onSent=${setTaken} onClose=${() => setPaying(null)} />`}
    ${refunding && html`<${Refund} state=${state} balance=${refunding} onClose=${() => setRefunding(null)} />`}
  <//>`;
}

/** What was just paid, and the way to its receipt. @param {{state: any, payment: any}} props */
function Taken({ state, payment: { id, account_kind: kind, account_id, unit, amount, unsent } }) {
  const name = holderOf(state, { kind, id: account_id });
  return html`<p class="note info row">
    <span class="body">${t(unsent ? "fines.payment-unsent" : "fines.taken", { name, amount: amountIn(unit, amount) })}</span>
    <a class="button" href=${`#/paid/${id}`}>${t("fines.to-receipt")}</a>
  </p>`;
}
