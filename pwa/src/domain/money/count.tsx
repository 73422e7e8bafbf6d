import { useState } from "preact/hooks";
import { store } from "../../store/index.ts";
import { t } from "../../ui/i18n.ts";
import { Dialog, Field, say } from "../../ui/index.ts";
import { useIds, useRequest } from "../account/request.tsx";
import { amountIn, minorUnits } from "../ledger/accounts.ts";
import type { Taking } from "../../features/money/fines/cash/days.ts";

/** Enter what was handed over or counted; another count replaces the one before, and says why. */
export function CountDialog({
  day,
  taking: { unit, method, expected, count },
  onClose,
}: {
  day: string;
  taking: Taking;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const idOf = useIds();
  const { ask, asking, wrong } = useRequest(t("cash.needs-network"));
  const entered = signed(unit, typed);
  const isTooLow = entered !== null && entered < Math.min(0, expected);
  const counted = isTooLow ? null : entered;
  const submit = (event: Event) => {
    event.preventDefault();
    setMissing(true);
    if (counted === null || (count && !note.trim())) return;
    const said = { ...(note.trim() && { note: note.trim() }), ...(count && { replaces: count.id }) };
    const body = { day, unit, method, counted, ...said };
    ask(async () => {
      await store.ask(`cash-counts/${idOf(body)}`, { method: "PUT", body });
      say(t("cash.kept"));
      onClose();
    });
  };
  return (
    <Dialog title={t("cash.count-of", { method: t(`fines.method.${method}`) })} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <dl class="facts">
          <div>
            <dt>{t("cash.expected")}</dt>
            <dd>{amountIn(unit, expected)}</dd>
          </div>
        </dl>
        <Field
          label={t("cash.amount", { unit })}
          value={typed}
          inputmode="decimal"
          autocomplete="off"
          wrong={missing && counted === null ? t(isTooLow ? "cash.amount-low" : "cash.amount-wrong") : undefined}
          onInput={setTyped}
        />
        {counted !== null && (
          <p class={`note ${counted === expected ? "info" : "warn"}`} role="status">
            <strong>{differenceText(unit, counted - expected)}</strong>
          </p>
        )}
        <Field
          label={t(count ? "cash.why-again" : "fines.note")}
          value={note}
          maxlength={3500}
          wrong={missing && count && !note.trim() ? t("hall-reason-missing") : undefined}
          onInput={setNote}
        />
        {wrong}
        <button class="button main" disabled={asking}>
          {t("cash.keep")}
        </button>
      </form>
    </Dialog>
  );
}

/** Minor units of what was typed, below zero too. */
function signed(unit: string, text: string) {
  const [, minus, amount = ""] = text.trim().match(/^([-−]?)(.+)$/) ?? [];
  const found = minorUnits(unit, amount);
  return found !== null && minus ? -found : found;
}

/** It agrees; SGD 2.00 missing; SGD 2.00 too much. */
export function differenceText(unit: string, difference: number) {
  if (difference === 0) return t("cash.agrees");
  return t(difference < 0 ? "cash.missing" : "cash.too-much", { amount: amountIn(unit, Math.abs(difference)) });
}
