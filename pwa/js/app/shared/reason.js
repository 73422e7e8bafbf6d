import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog, Field } from "../parts/index.js";
import { useCommand } from "./command.js";

/**
 * Asks why, before something is done that the log keeps; once, however often it is tapped.
 * @param {{title: string, text?: string, yes: string, onReason: (reason: string) => any, onClose: () => void, children?: any}} props
 */
export function Reason({ title, text, yes, onReason, onClose, children }) {
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState("");
  const { does, wrong } = useCommand();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!reason.trim()) return setMissing(t("hall-reason-missing"));
    does(() => onReason(reason.trim()));
  };
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form onSubmit=${submit}>
      ${text && html`<p>${text}</p>`}
      <${Field} long label=${t("hall-reason")} value=${reason} onInput=${setReason} wrong=${missing} maxlength="4000" />
      ${children} ${wrong}
      <button class="button main">${yes}</button>
    </form>
  <//>`;
}

/**
 * Asks once more.
 * @param {{title: string, text: string, yes: string, danger?: boolean, onYes: () => void, onClose: () => void}} props
 */
export function Confirm({ title, text, yes, danger = false, onYes, onClose }) {
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <p>${text}</p>
    <div class="pair">
      <button class=${`button ${danger ? "danger" : ""}`} type="button" onClick=${onYes}>${yes}</button>
      <button class="button" type="button" onClick=${onClose}>${t("cancel")}</button>
    </div>
  <//>`;
}
