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

/** What can be done. */
type Act = { id: "pay" | "refund"; balance: Balance } | { id: "decide"; balance?: undefined };

/** What can be done about somebody's account: what is owed is paid, what is in credit is handed back; points and money are given and taken. */
export function AccountActs({ state, account }: { state: State; account: Account }) {
  const { official } = useStore();
  const [open, setOpen] = useState<Act | null>(null);
  if (ownAccount(official, account.id)) return null;
  const money = balancesOf(state, account.id).filter(({ unit }) => !offScore(unit));
  const decides = official?.roles?.includes("director");
  const acts: Act[] = [
    ...(takesPayments(official) ? money.flatMap(moneyMoves) : []),
    ...(decides ? [{ id: "decide" as const }] : []),
  ];
  if (acts.length === 0) return null;
  const several = money.length > 1;
  const close = () => setOpen(null);
  return (
    <div class="doing">
      {acts.map((act) => (
        <button
          key={act.id + act.balance?.unit}
          class={`button ${act.id === "pay" ? "main" : ""}`}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(act)}
        >
          {t(`fines.act.${act.id}`)}
          {several && act.balance ? ` ${act.balance.unit}` : ""}
        </button>
      ))}
      {open?.id === "pay" && <NewPayment state={state} balance={open.balance} onClose={close} />}
      {open?.id === "refund" && <Refund state={state} balance={open.balance} onClose={close} />}
      {open?.id === "decide" && <Decision state={state} account={account} onClose={close} />}
    </div>
  );
}

function moneyMoves(balance: Balance): Act[] {
  if (balance.amount === 0) return [];
  return [{ id: balance.amount > 0 ? "pay" : "refund", balance }];
}
