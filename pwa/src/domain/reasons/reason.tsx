import { useState } from "preact/hooks";
import { Dialog } from "../../ui/index.ts";
import { useWhy } from "./why.tsx";
import { useCommand } from "../requests/command.tsx";
import type { ComponentChildren } from "preact";

interface ReasonProps {
  what?: string;
  title: string;
  text?: string;
  yes: string;
  onReason: (reason: string) => unknown;
  onClose: () => void;
  children?: ComponentChildren;
}

/** Asks why, before something is done that the log keeps; once, however often it is tapped. `what`: whose reasons are usual. */
export function Reason({ what, title, text, yes, onReason, onClose, children }: ReasonProps) {
  const [missing, setMissing] = useState(false);
  const { reason, field } = useWhy(what);
  const { run, error } = useCommand();
  const submit = (event: Event) => {
    event.preventDefault();
    setMissing(!reason);
    if (reason) run(() => onReason(reason));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {text && <p>{text}</p>}
        {field(missing)} {children} {error}
        <div class="dialog-end stack">
          <button class="button main">{yes}</button>
        </div>
      </form>
    </Dialog>
  );
}
