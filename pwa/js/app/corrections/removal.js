import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { back } from "../router.js";
import { Correction } from "./correction.js";

/** What was added by mistake, and never used, goes. @param {{kind: string, one: any, name: string}} props */
export function Removal({ kind, one, name }) {
  const [asked, setAsked] = useState(false);
  return html`<button class="button" type="button" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${t("correct.remove")}</button>
    ${
      asked &&
      html`<${Correction} title=${t("correct.remove-this", { name })} what="removal" yes=${t("correct.remove-yes")} danger
        request=${{ method: "PUT", path: `${kind}s/${one.id}/removal`, body: {} }}
        onClose=${() => setAsked(false)} onDone=${() => back("#/tables")}>
        <p>${t("correct.remove-text")}</p>
      <//>`
    }`;
}
