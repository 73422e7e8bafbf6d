import { t } from "../../../../ui/i18n.ts";
import { Dialog } from "../../../../ui/index.ts";
import { MOST_IN_CODE, QrCode } from "../../../../ui/qr-code.tsx";
import { TextToSend } from "../../../../ui/text-to-send.tsx";
import { encode } from "./code.ts";
import type { Open } from "../use-sheet.ts";

/** Show the whole sheet as a link: as a QR code, or if it is too long for one, to copy or send. */
export function Share({ open, onClose }: { open: Open; onClose: () => void }) {
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

export function linkTo({ sheet, names, rules, casual, hanchan }: Open) {
  const { rules: chosen, hands, stopped, changed, draft } = sheet;
  const shared = {
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
  return `${location.origin}/#/sheet?s=${encode(shared)}`;
}
