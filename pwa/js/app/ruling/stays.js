import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure } from "../parts/disclosure.js";

/** What a ruling leaves as it is: nobody has to do it, so it is folded away. @param {{stays: {id: string, text: string}[]}} props */
export function Stays({ stays }) {
  if (stays.length === 0) return null;
  const title = html`<span class="body">${t("call.stays")}</span><span class="badge">${stays.length}</span>`;
  return html`<${Disclosure} title=${title}>
    ${() => html`<ul class="bullets">${stays.map(({ id, text }) => html`<li key=${id}>${text}</li>`)}</ul>`}
  <//>`;
}
