import { t } from "./i18n.ts";
import { Dialog } from "./dialog.tsx";

/** Ask for confirmation in a dialog. */
export function Confirm({
  title,
  text,
  yes,
  no = t("cancel"),
  danger = false,
  onYes,
  onClose,
}: {
  title: string;
  text: string;
  yes: string;
  no?: string;
  danger?: boolean;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="pair">
        <button class={`button ${danger ? "danger" : ""}`} type="button" onClick={onYes}>
          {yes}
        </button>
        <button class="button" type="button" onClick={onClose}>
          {no}
        </button>
      </div>
    </Dialog>
  );
}
