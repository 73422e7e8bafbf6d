import { Correction } from "../event/correction.tsx";
import { t } from "../../ui/i18n.ts";
import { holderOf, lineText } from "../ledger/accounts.ts";
import type { Account } from "../ledger/accounts.ts";
import type { LedgerLine, State } from "../../store/index.ts";

interface DecisionWithdrawalProps {
  state: State;
  account: Account;
  line: LedgerLine;
  onClose: () => void;
}

/** What a director decided, or a waiver, is withdrawn. */
export function DecisionWithdrawal({ state, account, line, onClose }: DecisionWithdrawalProps) {
  return (
    <Correction
      title={t("fines.withdraw-decision")}
      what="decision-withdrawal"
      yes={t("fines.withdraw-yes")}
      danger
      request={{ method: "PUT", path: `ledger/decisions/${line.id}/withdrawal`, body: {} }}
      done={t("fines.withdrawn-done")}
      onClose={onClose}
    >
      <p>
        <strong>
          {holderOf(state, account)} · {lineText(line)}
        </strong>
      </p>
    </Correction>
  );
}
