import { useState } from "preact/hooks";
import { t } from "../../ui/i18n.js";
import { Dialog } from "../../ui/index.js";
import { useWhy } from "./why.jsx";
import { useCommand } from "../requests/command.jsx";

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
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {text && <p>{text}</p>}
        {field(missing)} {children} {wrong}
        <div class="dialog-end stack">
          <button class="button main">{yes}</button>
        </div>
      </form>
    </Dialog>
  );
}
