import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog } from "../parts/index.js";
import { useWhy } from "../reasons/why.js";
import { useCommand } from "./command.js";

/**
 * Asks why, before something is done that the log keeps; once, however often it is tapped. `what`: whose reasons are usual.
 * @param {{what?: string, title: string, text?: string, yes: string, onReason: (reason: string) => any, onClose: () => void, children?: any}} props
 */
export function Reason({ what, title, text, yes, onReason, onClose, children }) {
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy(what);
  const { does, wrong } = useCommand();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    setMissing(!reason);
    if (reason) does(() => onReason(reason));
  };
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <form onSubmit=${submit}>
      ${text && html`<p>${text}</p>`}
      ${field(missing)} ${children} ${wrong}
      <div class="dialog-end stack"><button class="button main">${yes}</button></div>
    </form>
  <//>`;
}

/**
 * Asks once more.
 * @param {{title: string, text: string, yes: string, no?: string, danger?: boolean, onYes: () => void, onClose: () => void}} props
 */
export function Confirm({ title, text, yes, no = t("cancel"), danger = false, onYes, onClose }) {
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <p>${text}</p>
    <div class="pair">
      <button class=${`button ${danger ? "danger" : ""}`} type="button" onClick=${onYes}>${yes}</button>
      <button class="button" type="button" onClick=${onClose}>${no}</button>
    </div>
  <//>`;
}
