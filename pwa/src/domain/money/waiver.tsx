import { useState } from "preact/hooks";
import { Correction } from "../event/correction.tsx";
import { t } from "../../ui/i18n.ts";
import { Field } from "../../ui/index.ts";
import { useIds } from "../account/request.tsx";
import { amountIn, holderOf, minorUnits } from "../ledger/accounts.ts";
import type { Balance } from "../ledger/accounts.ts";
import type { State } from "../../store/index.ts";

interface WaiverProps {
  state: State;
  balance: Balance;
  fine: string;
  most: number;
  onClose: () => void;
}

/**
 * A director lets a fine go, the whole of what is open or a part.
 * @param props `most`: is open of the fine
 */
export function Waiver({ state, balance: { account, unit }, fine, most, onClose }: WaiverProps) {
  const [typed, setTyped] = useState(() => amountIn(unit, most).slice(unit.length + 1));
  const idOf = useIds();
  const gone = minorUnits(unit, typed);
  const mistake = !gone || gone > most ? t("fines.between", { most: amountIn(unit, most) }) : undefined;
  const body = { account, unit, amount: -(gone ?? 0), waives: true, fine };
  const request = mistake ? null : { method: "PUT", path: `ledger/decisions/${idOf(body)}`, body };
  const said = { name: holderOf(state, account), amount: amountIn(unit, gone ?? 0) };
  return (
    <Correction
      title={t("fines.waive-of", said)}
      what="waiver"
      yes={t("fines.waive-yes", said)}
      request={request}
      done={t("fines.waived", said)}
      onClose={onClose}
    >
      <Field label={t("fines.amount", { unit })} value={typed} inputmode="decimal" wrong={mistake} onInput={setTyped} />
    </Correction>
  );
}
