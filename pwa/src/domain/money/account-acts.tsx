import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { useStore } from "../../store/use-store.ts";
import { balancesOf, ownAccount, takesPayments } from "../ledger/accounts.ts";
import { Decision } from "./account-decision.tsx";
import { NewPayment } from "./new-payment.tsx";
import { Refund } from "./refund.tsx";
import { offScore } from "../ledger/units.ts";
import type { Account, Balance } from "../ledger/accounts.ts";
import type { State } from "../../store/index.ts";

/** What can be done about somebody's account: what is owed is paid, what is in credit is handed back; points and money are given and taken. */
export function AccountActs({ state, account }: { state: State; account: Account }) {
  const { official } = useStore();
  const [open, setOpen] = useState(null as any);
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

const DIALOGS: Record<string, any> = { pay: NewPayment, refund: Refund, decide: Decision };

function act(id: string, given: any) {
  return { id, given };
}

function moneyMoves(balance: Balance) {
  if (balance.amount === 0) return [];
  return [act(balance.amount > 0 ? "pay" : "refund", { balance })];
}
