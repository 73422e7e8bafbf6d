import { html } from "../html.js";
import { t } from "../i18n.js";
import { Empty, Screen } from "../parts/index.js";

/** A screen of a tournament on a phone that has joined none. @param {{title: string}} props */
export function Unjoined({ title }) {
  return html`<${Screen} title=${title}>
    <${Empty} text=${t("hall-unjoined")}><a class="button main" href="#/join">${t("hall-join")}</a><//>
  <//>`;
}

/** A screen of something that this tournament does not have. @param {{title: string, text: string, up: string}} props */
export function Missing({ title, text, up }) {
  return html`<${Screen} title=${title} up=${up}>
    <${Empty} text=${text}><a class="button" href="#/tables">${t("hall-tables")}</a><//>
  <//>`;
}
