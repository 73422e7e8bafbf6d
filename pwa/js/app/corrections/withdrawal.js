import { useState } from "../../../vendor/hooks.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Correction } from "./correction.js";

/** A player who plays no more, or again. @param {{one: any}} props */
export function Withdrawal({ one: { id, name, withdrawn_at: since } }) {
  const [asked, setAsked] = useState(false);
  const withdrawn = !since;
  const way = withdrawn ? "withdraw" : "return";
  const body = { withdrawn, replaces: { withdrawn: !withdrawn } };
  return html`${since && html`<p class="note warn">${t("correct.is-withdrawn", { name })}</p>`}
    <button class="button" type="button" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${t(`correct.${way}`)}</button>
    ${
      asked &&
      html`<${Correction} title=${t(`correct.${way}-this`, { name })} what=${way} yes=${t(`correct.${way}-yes`)}
        request=${{ method: "PATCH", path: `players/${id}`, body }} onClose=${() => setAsked(false)}>
        ${withdrawn && html`<p>${t("correct.withdraw-text")}</p>`}
      <//>`
    }`;
}
