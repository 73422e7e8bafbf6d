import { html } from "../html.js";
import { t } from "../i18n.js";
import { areas } from "../areas.js";
import { Dialog } from "../parts/index.js";
import { later } from "../parts/later.js";
import { hasOne, mayEnter, mayRule } from "../shared/roles.js";
import { useStore } from "../state.js";

const HandEndWithdrawal = later(areas.desk, "HandEndWithdrawal");
const TOOLS = /** @type {const} */ (["hand", "calls", "draw", "settle"]);

/**
 * What is seldom wanted at a table.
 * @param {{table: any, hanchan: any, onTurn: () => void, onClose: () => void}} props
 */
export function OtherSheet({ table, hanchan, onTurn, onClose }) {
  const { state, official } = useStore();
  const result = mayEnter(official) || state.results[hanchan.id];
  return html`<${Dialog} title=${t("hall-other")} onClose=${onClose}>
    <a class="button" href=${`#/call/${table.id}/team`}>${t("hall-on-team")}</a>
    <a class="button" href=${`#/call/${table.id}/arbiter`}>${t("hall-on-official")}</a>
    <a class="button" href=${`#/sheet?hanchan=${hanchan.id}`}>${t("open.to.sheet")}</a>
    ${result && html`<a class="button" href=${`#/result/${hanchan.id}`}>${t("hall-result")}</a>`}
    ${mayRule(official) && html`<${HandEndWithdrawal} hanchan=${hanchan} />`}
    ${hasOne(official, ["director"]) && html`<a class="button" href=${`#/correct/hanchan/${hanchan.id}`}>${t("correct.link-hanchan")}</a>`}
    ${hasOne(official, ["director"]) && html`<a class="button" href=${`#/correct/table/${table.id}`}>${t("correct.link-table")}</a>`}
    <button class="button" type="button" onClick=${onTurn}>${t("hall-turn")}</button>
    <h3>${t("open.group.tools")}</h3>
    <div class="pair">
      ${TOOLS.map((tool) => html`<a key=${tool} class="button" href=${`#/${tool}`}>${t(`open.to.${tool}`)}</a>`)}
    </div>
  <//>`;
}
