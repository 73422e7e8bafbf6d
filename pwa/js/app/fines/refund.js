import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { Correction } from "../corrections/correction.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Field } from "../parts/index.js";
import { useIds } from "../people/request.js";
import { amountIn, holderOf, minorUnits } from "./accounts.js";
import { METHODS } from "./methods.js";

/**
 * Hand back what somebody paid too much: all of it, in cash, unless somebody says otherwise.
 * @param {{state: any, balance: import("./accounts.js").Balance, onClose: () => void}} props
 */
export function Refund({ state, balance: { account, unit, amount }, onClose }) {
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
  return html`<${Correction} title=${t("fines.refund-to", { name })} what="refund" yes=${t("fines.refund-yes", { amount: said })}
    request=${request} done=${t("fines.refunded", { name, amount: said })} onClose=${onClose}>
    <${Field} label=${t("fines.amount", { unit })} value=${typed} inputmode="decimal" wrong=${mistake} onInput=${setTyped} />
    <${Choice} label=${t("fines.how")} value=${method} options=${METHODS.map((value) => ({ value, text: t(`fines.method.${value}`) }))} onChange=${setMethod} />
  <//>`;
}
