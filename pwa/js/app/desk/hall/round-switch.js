import { html } from "../../html.js";
import { t } from "../../i18n.js";
import { Icon } from "../../parts/icon.js";
import { ALL, NOW, presentHanchans, presentRound, roundsIn } from "./rounds.js";
import { useDeskId } from "../use-id.js";

/** Which round the hall shows: what is played now, the one before or after, any other, or all. @param {{state: any, shown: string, onShow: (round: string) => void}} props */
export function RoundSwitch({ state, shown, onShow }) {
  const id = useDeskId();
  const rounds = roundsIn(state);
  const now = presentRound(state, presentHanchans(state));
  const at = rounds.indexOf(shown === NOW ? (now ?? "") : shown);
  const step = (/** @type {number} */ by) => () => onShow(rounds[at + by] === now ? NOW : rounds[at + by]);
  if (rounds.length < 2) return null;
  return html`<div class="round-switch" role="group" aria-label=${t("hall-filter.round")}>
    <button class="button quiet" type="button" aria-label=${t("desk.round-before")} disabled=${at < 1} onClick=${step(-1)}><${Icon} name="back" /></button>
    <label class="unseen" for=${id}>${t("hall-filter.round")}</label>
    <select id=${id} value=${shown} onChange=${(/** @type {any} */ event) => onShow(event.currentTarget.value)}>
      <option value=${NOW} selected=${shown === NOW}>${t("desk.round-now", { round: now ?? "–" })}</option>
      ${rounds.filter((round) => round !== now || shown === round).map((round) => html`<option key=${round} value=${round} selected=${shown === round}>${t("hall-round", { round })}</option>`)}
      <option value=${ALL} selected=${shown === ALL}>${t("desk.round-all")}</option>
    </select>
    <button class="button quiet" type="button" aria-label=${t("desk.round-after")} disabled=${at < 0 || at === rounds.length - 1} onClick=${step(1)}><${Icon} name="next" /></button>
  </div>`;
}
