import { useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { LineOrigin } from "./line-origin.tsx";
import { Choice, Dialog, Field, say } from "../../ui/index.ts";
import { buzz } from "../../ui/settings.ts";
import { useCommand } from "../requests/command.tsx";
import { amountIn, holderOf, lineText, minorUnits, unsettled } from "../ledger/accounts.ts";
import { METHODS } from "../ledger/methods.ts";
import { whenKnown } from "../ledger/when-known.ts";
import type { Balance } from "../ledger/accounts.ts";
import type { State } from "../../store/index.ts";

/** What is said of a payment, by the server's word on it. */
const WORDS = { new: "fines.taken", refused: "fines.payment-refused", unsent: "fines.payment-unsent" };

interface NewPaymentProps {
  state: State;
  balance: Balance;
  onSent?: (id: string) => void;
  onClose: () => void;
}

/**
 * What is owed for what; take a payment: all of it, in cash, unless somebody says otherwise. It is said to be paid once the server has it.
 * @param props `onSent`: shows the payment itself
 */
export function NewPayment({ state, balance: { account, unit, amount, lines }, onSent, onClose }: NewPaymentProps) {
  const [typed, setTyped] = useState(() => amountIn(unit, amount).slice(unit.length + 1));
  const [method, setMethod] = useState("cash");
  const [note, setNote] = useState("");
  const { run, error } = useCommand();
  const paid = minorUnits(unit, typed);
  const name = holderOf(state, account);
  const mistake = !paid || paid > amount ? t("fines.between", { most: amountIn(unit, amount) }) : undefined;
  const take = () =>
    run(async () => {
      if (paid === null) return;
      const said = note.trim() && { note: note.trim() };
      const paid_at = new Date(store.now()).toISOString();
      const { id } = await store.send("payment", null, { account, unit, amount: paid, method, paid_at, ...said });
      buzz();
      onClose();
      onSent?.(id);
      const word = await whenKnown(id);
      if (word !== "new" || !onSent) say(t(WORDS[word], { name, amount: amountIn(unit, paid ?? 0) }));
    });
  const methods = METHODS.map((value) => ({ value, text: t(`fines.method.${value}`) }));
  return (
    <Dialog title={t("fines.pays", { name })} onClose={onClose}>
      <dl class="facts lines">
        {unsettled(lines).map((line) => (
          <div key={line.id}>
            <dt>
              <LineOrigin state={state} line={line} />
            </dt>
            <dd>{lineText(line)}</dd>
          </div>
        ))}
      </dl>
      <Field label={t("fines.amount", { unit })} value={typed} inputmode="decimal" wrong={mistake} onInput={setTyped} />
      <Choice label={t("fines.how")} value={method} options={methods} onChange={setMethod} />
      <Field label={t("fines.note")} value={note} onInput={setNote} />
      {error}
      <button class="button main" type="button" disabled={Boolean(mistake)} onClick={take}>
        {t("fines.take", { amount: amountIn(unit, paid ?? 0) })}
      </button>
      <a class="button quiet" href={`#/fines/${account.kind}/${account.id}`} onClick={onClose}>
        {t("fines.to-account")}
      </a>
    </Dialog>
  );
}
