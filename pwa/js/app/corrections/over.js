import { html } from "../html.js";
import { t } from "../i18n.js";
import { endedAs } from "../shared/hands.js";
import { hasOne, mayRule } from "../shared/roles.js";
import { useStore } from "../state.js";

/**
 * Why a game is not played any more, and what can still be done.
 * @param {{hanchan: any, how: string, onRule: (() => void)|false}} props `how`: cancelled, void or finished; `onRule`: a seat begins a call all the same
 */
export function Over({ hanchan: { id }, how, onRule }) {
  const { official } = useStore();
  return html`<section class=${`note stack ${how === "finished" ? "info" : "warn"}`} aria-label=${t(`hall-is.${how}`)}>
    <p>${t(`over.${how}`)}</p>
    <p class="pair">
      ${how === "finished" && html`<a class="button" href=${`#/result/${id}`}>${t("hall-result")}</a>`}
      ${how !== "finished" && hasOne(official, ["director"]) && html`<a class="button" href=${`#/correct/hanchan/${id}`}>${t("over.back")}</a>`}
      ${how !== "cancelled" && onRule && mayRule(official) && html`<button class="button" type="button" onClick=${onRule}>${t("over.rule")}</button>`}
    </p>
  </section>`;
}

/** How a game ended, beside its round in a list; nothing for one that is played. @param {{hanchan: any}} props */
export function Ended({ hanchan }) {
  const { state } = useStore();
  const how = endedAs(state, hanchan);
  return how && ` · ${t(`hall-is.${how}`)}`;
}
