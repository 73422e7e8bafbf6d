import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.js";
import { useStore } from "../../store/use-store.js";
import { ownAccount } from "../ledger/accounts.js";
import { offScore } from "../ledger/units.js";
import { DecisionWithdrawal } from "./decision-withdrawal.jsx";
import { openFines } from "../ledger/open-fines.js";
import { Waiver } from "./waiver.jsx";

/** @typedef {import("../ledger/accounts.js").Balance} Balance */

/** What a director can do about one line: let the fine go while it is open, or withdraw what was decided. @param {{state: any, line: any, balance: Balance}} props */
export function LineAct({ state, line, balance }) {
  const { official } = useStore();
  const [open, setOpen] = useState(false);
  if (line.unsent || !official?.roles?.includes("director") || ownAccount(official, balance.account.id)) return null;
  const most = openOf(balance, line);
  if (!most && !isWithdrawable(balance, line)) return null;
  const given = most ? { balance, most, fine: line.cause_id } : { account: balance.account, line };
  const Dialog = /** @type {import("preact").ComponentType<any>} */ (most ? Waiver : DecisionWithdrawal);
  return (
    <>
      <button class="button quiet line-act" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(most ? "fines.act.waive" : "fines.act.otherwise")}
      </button>
      {open && <Dialog state={state} {...given} onClose={() => setOpen(false)} />}
    </>
  );
}

/** How much is open of the fine that this line, the last of its cause, charges. @param {Balance} balance @param {any} line */
function openOf({ unit, lines }, line) {
  const charges = lines.filter((one) => one.cause_id === line.cause_id && one.amount > 0 && !one.fine_id);
  if (offScore(unit) || line.cause === "payment" || charges.at(-1)?.id !== line.id) return 0;
  return openFines(lines).get(line.cause_id) ?? 0;
}

/** Whether a line is a director's decision of which something is left. @param {Balance} balance @param {any} line */
function isWithdrawable({ lines }, { id, cause, cause_id }) {
  if (cause !== "decision" || id !== cause_id) return false;
  const own = lines.filter((one) => one.cause_id === id);
  return own.reduce((sum, { amount }) => sum + amount, 0) !== 0;
}
