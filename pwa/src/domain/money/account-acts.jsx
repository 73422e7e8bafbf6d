import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.js";
import { useStore } from "../../store/use-store.js";
import { balancesOf, ownAccount, takesPayments } from "../ledger/accounts.js";
import { Decision } from "./account-decision.jsx";
import { NewPayment } from "./new-payment.jsx";
import { Refund } from "./refund.jsx";
import { offScore } from "../ledger/units.js";

/** @typedef {import("../ledger/accounts.js").Account} Account @typedef {import("../ledger/accounts.js").Balance} Balance */

/** What can be done about somebody's account: what is owed is paid, what is in credit is handed back; points and money are given and taken. @param {{state: any, account: Account}} props */
export function AccountActs({ state, account }) {
  const { official } = useStore();
  const [open, setOpen] = useState(/** @type {any} */ (null));
  if (ownAccount(official, account.id)) return null;
  const money = balancesOf(state, account.id).filter(({ unit }) => !offScore(unit));
  const decides = official?.roles?.includes("director");
  const acts = [
    ...(takesPayments(official) ? money.flatMap(moneyMoves) : []),
    ...(decides ? [act("decide", { account })] : []),
  ];
  if (acts.length === 0) return null;
  const several = money.length > 1;
  const Dialog = open && DIALOGS[open.id];
  return (
    <div class="doing">
      {acts.map(({ id, given }) => (
        <button
          key={id + given.balance?.unit}
          class={`button ${id === "pay" ? "main" : ""}`}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen({ id, given })}
        >
          {t(`fines.act.${id}`)}
          {several && given.balance ? ` ${given.balance.unit}` : ""}
        </button>
      ))}
      {Dialog && <Dialog state={state} {...open.given} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** @type {Record<string, any>} */
const DIALOGS = { pay: NewPayment, refund: Refund, decide: Decision };

/** @param {string} id @param {any} given */
function act(id, given) {
  return { id, given };
}

/** @param {Balance} balance */
function moneyMoves(balance) {
  if (balance.amount === 0) return [];
  return [act(balance.amount > 0 ? "pay" : "refund", { balance })];
}
