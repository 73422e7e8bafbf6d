import { useState } from "../../../../vendor/hooks.js";
import { Correction } from "../../corrections/correction.js";
import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Field } from "../../parts/index.js";
import { useIds } from "../../people/request.js";
import { amountIn, holderOf, minorUnits } from "../accounts.js";

/**
 * A director lets a fine go, the whole of what is open or a part.
 * @param {{state: any, balance: import("../accounts.js").Balance, fine: string, most: number, onClose: () => void}} props `most`: is open of the fine
 */
export function Waiver({ state, balance: { account, unit }, fine, most, onClose }) {
  const [typed, setTyped] = useState(() => amountIn(unit, most).slice(unit.length + 1));
  const idOf = useIds();
  const gone = minorUnits(unit, typed);
  const mistake = !gone || gone > most ? t("fines.between", { most: amountIn(unit, most) }) : undefined;
  const body = { account, unit, amount: -(gone ?? 0), waives: true, fine };
  const request = mistake ? null : { method: "PUT", path: `ledger/decisions/${idOf(body)}`, body };
  const said = { name: holderOf(state, account), amount: amountIn(unit, gone ?? 0) };
  return html`<${Correction} title=${t("fines.waive-of", said)} what="waiver" yes=${t("fines.waive-yes", said)}
    request=${request} done=${t("fines.waived", said)} onClose=${onClose}>
    <${Field} label=${t("fines.amount", { unit })} value=${typed} inputmode="decimal" wrong=${mistake} onInput=${setTyped} />
  <//>`;
}
