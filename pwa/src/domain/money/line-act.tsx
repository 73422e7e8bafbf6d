import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.ts";
import { useStore } from "../../store/use-store.ts";
import { ownAccount } from "../ledger/accounts.ts";
import { offScore } from "../ledger/units.ts";
import { DecisionWithdrawal } from "./decision-withdrawal.tsx";
import { openFines } from "../ledger/open-fines.ts";
import { Waiver } from "./waiver.tsx";
import type { Balance } from "../ledger/accounts.ts";
import type { LedgerLine, State } from "../../store/index.ts";

/** What a director can do about one line: let the fine go while it is open, or withdraw what was decided. */
export function LineAct({ state, line, balance }: { state: State; line: LedgerLine; balance: Balance }) {
  const { official } = useStore();
  const [open, setOpen] = useState(false);
  if (line.unsent || !official?.roles?.includes("director") || ownAccount(official, balance.account.id)) return null;
  const most = openOf(balance, line);
  if (!most && !isWithdrawable(balance, line)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(most ? "fines.act.waive" : "fines.act.otherwise")}
      </button>
      {open && most > 0 && <Waiver state={state} balance={balance} most={most} fine={line.cause_id} onClose={close} />}
      {open && most === 0 && <DecisionWithdrawal state={state} account={balance.account} line={line} onClose={close} />}
    </>
  );
}

/** How much is open of the fine that this line, the last of its cause, charges. */
function openOf({ unit, lines }: Balance, line: LedgerLine) {
  const charges = lines.filter((one) => one.cause_id === line.cause_id && one.amount > 0 && !one.fine_id);
  if (offScore(unit) || line.cause === "payment" || charges.at(-1)?.id !== line.id) return 0;
  return openFines(lines).get(line.cause_id) ?? 0;
}

/** Whether a line is a director's decision of which something is left. */
function isWithdrawable({ lines }: Balance, { id, cause, cause_id }: LedgerLine) {
  if (cause !== "decision" || id !== cause_id) return false;
  const own = lines.filter((one) => one.cause_id === id);
  return own.reduce((sum, { amount }) => sum + amount, 0) !== 0;
}
