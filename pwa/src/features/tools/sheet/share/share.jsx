import { t } from "../../../../ui/i18n.js";
import { Dialog } from "../../../../ui/index.js";
import { MOST_IN_CODE, QrCode } from "../../../../ui/qr-code.jsx";
import { TextToSend } from "../../../../ui/text-to-send.jsx";
import { encoded } from "./code.js";

/** @typedef {import("../use-sheet.js").Open} Open */

/** The whole sheet as a link: as a QR code, or where it holds too much for one, to be copied or sent. @param {{open: Open, onClose: () => void}} props */
export function Share({ open, onClose }) {
  const link = linkTo(open);
  return (
    <Dialog title={t("sheet.share")} onClose={onClose}>
      {link.length <= MOST_IN_CODE ? (
        <>
          <figure class="big-code">
            <QrCode text={link} label={t("sheet.code")} />
          </figure>
          <p class="soft">{t("sheet.share-how")}</p>
        </>
      ) : (
        <p class="note warn">{t("sheet.too-long")}</p>
      )}
      <TextToSend label={t("people.link")} text={link} />
    </Dialog>
  );
}

/** @param {Open} open */
export function linkTo({ sheet, names, rules, casual, hanchan }) {
  const { rules: chosen, hands, stopped, changed, draft } = sheet;
  const told = {
    names,
    choice: rules.choice,
    rules: chosen,
    casual,
    stopped,
    hanchan: hanchan?.id ?? null,
    changed,
    hands,
    riichi: draft.riichi,
  };
  return `${location.origin}/#/sheet?s=${encoded(told)}`;
}
