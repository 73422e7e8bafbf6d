import { useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { Correction } from "../event/correction.tsx";
import { t } from "../../ui/i18n.ts";
import { Choice, Field } from "../../ui/index.ts";
import { useIds } from "../account/request.tsx";
import { amountIn, holderOf, minorUnits } from "../ledger/accounts.ts";
import { METHODS } from "../ledger/methods.ts";
import type { Balance } from "../ledger/accounts.ts";
import type { State } from "../../store/index.ts";

/** Hand back what somebody paid too much: all of it, in cash, unless somebody says otherwise. */
export function Refund({
  state,
  balance: { account, unit, amount },
  onClose,
}: {
  state: State;
  balance: Balance;
  onClose: () => void;
}) {
  const most = -amount;
  const [typed, setTyped] = useState(() => amountIn(unit, most).slice(unit.length + 1));
  const [method, setMethod] = useState("cash");
  const [paidAt] = useState(() => new Date(store.now()).toISOString());
  const idOf = useIds();
  const name = holderOf(state, account);
  const back = minorUnits(unit, typed);
  const mistake = !back || back > most ? t("fines.between", { most: amountIn(unit, most) }) : undefined;
  const body = { account, unit, amount: back, method, paid_at: paidAt };
  const request = mistake ? null : { method: "PUT", path: `refunds/${idOf(body)}`, body };
  const said = amountIn(unit, back ?? 0);
  return (
    <Correction
      title={t("fines.refund-to", { name })}
      what="refund"
      yes={t("fines.refund-yes", { amount: said })}
      request={request}
      done={t("fines.refunded", { name, amount: said })}
      onClose={onClose}
    >
      <Field label={t("fines.amount", { unit })} value={typed} inputmode="decimal" wrong={mistake} onInput={setTyped} />
      <Choice
        label={t("fines.how")}
        value={method}
        options={METHODS.map((value) => ({ value, text: t(`fines.method.${value}`) }))}
        onChange={setMethod}
      />
    </Correction>
  );
}
