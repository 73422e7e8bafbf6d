import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Dialog } from "../../parts/index.js";
import { MOST_IN_CODE, QrCode } from "../../shared/qr-code.js";
import { TextToSend } from "../../parts/text-to-send.js";
import { encoded } from "./code.js";

/** @typedef {import("../use-sheet.js").Open} Open */

/** The whole sheet as a link: as a QR code, or where it holds too much for one, to be copied or sent. @param {{open: Open, onClose: () => void}} props */
export function Share({ open, onClose }) {
  const link = linkTo(open);
  return html`<${Dialog} title=${t("sheet.share")} onClose=${onClose}>
    ${link.length <= MOST_IN_CODE ? html`<figure class="big-code"><${QrCode} text=${link} label=${t("sheet.code")} /></figure><p class="soft">${t("sheet.share-how")}</p>` : html`<p class="note warn">${t("sheet.too-long")}</p>`}
    <${TextToSend} label=${t("people.link")} text=${link} />
  <//>`;
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
