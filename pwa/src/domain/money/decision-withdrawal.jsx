import { Correction } from "../event/correction.jsx";
import { t } from "../../ui/i18n.js";
import { holderOf, lineText } from "../ledger/accounts.js";

/** What a director decided, or a waiver, is withdrawn. @param {{state: any, account: import("../ledger/accounts.js").Account, line: any, onClose: () => void}} props */
export function DecisionWithdrawal({ state, account, line, onClose }) {
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
