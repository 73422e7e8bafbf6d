import { html } from "../html.js";
import { t } from "../i18n.js";

/** What a ruling leaves as it is; nobody has to do it. @param {{stays: {id: string, text: string}[]}} props */
export function Stays({ stays }) {
  if (stays.length === 0) return null;
  return html`<section class="stack">
    <h2>${t("call.stays")}</h2>
    <ul class="points">${stays.map(({ id, text }) => html`<li key=${id}>${text}</li>`)}</ul>
  </section>`;
}
