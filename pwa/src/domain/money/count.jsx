import { useState } from "preact/hooks";
import { store } from "../../store/index.js";
import { t } from "../../ui/i18n.js";
import { Dialog, Field, say } from "../../ui/index.js";
import { useIds, useRequest } from "../account/request.jsx";
import { amountIn, minorUnits } from "../ledger/accounts.js";

/** Enter what was handed over or counted; another count replaces the one before, and says why. @param {{day: string, taking: import("../../features/money/fines/cash/days.js").Taking, onClose: () => void}} props */
export function CountDialog({ day, taking: { unit, method, expected, count }, onClose }) {
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [missing, setMissing] = useState(false);
  const idOf = useIds();
  const { ask, asking, wrong } = useRequest(t("cash.needs-network"));
  const entered = signed(unit, typed);
  const isTooLow = entered !== null && entered < Math.min(0, expected);
  const counted = isTooLow ? null : entered;
  const submit = (/** @type {Event} */ event) => {
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
          maxlength="3500"
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

/** Minor units of what was typed, below zero too. @param {string} unit @param {string} text */
function signed(unit, text) {
  const [, minus, amount = ""] = text.trim().match(/^([-−]?)(.+)$/) ?? [];
  const found = minorUnits(unit, amount);
  return found !== null && minus ? -found : found;
}

/** It agrees; SGD 2.00 missing; SGD 2.00 too much. @param {string} unit @param {number} difference */
export function differenceText(unit, difference) {
  if (difference === 0) return t("cash.agrees");
  return t(difference < 0 ? "cash.missing" : "cash.too-much", { amount: amountIn(unit, Math.abs(difference)) });
}
