import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { Confirm } from "../../../ui/confirm.jsx";

/**
 * Asks before a season's changes are dropped: `leave` does something at once, or once they may be.
 * @param {string} name the season's
 */
export function useUnsaved(name) {
  const [unsaved, setUnsaved] = useState(false);
  const [wanted, setWanted] = useState(/** @type {{act: () => void}|null} */ (null));
  const leave = (/** @type {() => void} */ act, /** @type {Event|null} */ event = null) => {
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

/** A browser lets no page refuse a second Escape: then the dialog opens again. @param {Event} event @param {() => void} ask */
function keepOpen(event, ask) {
  event.preventDefault();
  if (event.defaultPrevented) return ask();
  const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
  const reopen = () => {
    dialog.showModal();
    ask();
  };
  dialog.addEventListener("close", reopen, { once: true });
}
