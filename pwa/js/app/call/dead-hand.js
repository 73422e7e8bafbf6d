import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { useStore } from "../state.js";

/** Warn that the hand is dead already; the ruling is recorded all the same. @param {{declared: any}} props */
export function DeadHandWarning({ declared }) {
  const { state } = useStore();
  const { ruling, server_at, device_at } = declared;
  const at = state.rulings[ruling]?.ruled_at ?? server_at ?? device_at;
  return html`<p class="note warn">${t("already.dead", { time: clockTime(at, state.settings.time_zone) })}</p>`;
}
