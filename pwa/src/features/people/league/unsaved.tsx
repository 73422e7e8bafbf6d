import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { Confirm } from "../../../ui/confirm.tsx";

/**
 * Ask for confirmation before a season's changes are dropped: `leave` acts at once, or after the confirmation.
 * @param name the season's
 */
export function useUnsaved(name: string) {
  const [unsaved, setUnsaved] = useState(false);
  const [wanted, setWanted] = useState<{ act: () => void } | null>(null);
  const leave = (act: () => void, event: Event | null = null) => {
    if (!unsaved) return act();
    const ask = () => setWanted({ act });
    if (event?.type === "cancel") keepOpen(event, ask);
    else ask();
  };
  const drop = () => {
    setWanted(null);
    wanted?.act();
  };
  const question = wanted && (
    <Confirm
      title={t("league.unsaved")}
      text={t("league.unsaved-text", { name })}
      yes={t("league.unsaved-drop")}
      no={t("league.unsaved-keep")}
      danger
      onYes={drop}
      onClose={() => setWanted(null)}
    />
  );
  return { setUnsaved, leave, question };
}

/** Keep the dialog open. No page can refuse a second Escape, so the dialog is opened again. */
function keepOpen(event: Event, ask: () => void) {
  event.preventDefault();
  if (event.defaultPrevented) return ask();
  const dialog = event.currentTarget as HTMLDialogElement;
  const reopen = () => {
    dialog.showModal();
    ask();
  };
  dialog.addEventListener("close", reopen, { once: true });
}
