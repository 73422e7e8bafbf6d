import { html } from "../html.js";
import { t } from "../i18n.js";
import { whenDead } from "../shared/words.js";
import { useStore } from "../state.js";

/** Warn that the hand is dead already; the ruling is recorded all the same. @param {{declared: any}} props */
export function DeadHandWarning({ declared }) {
  const { state } = useStore();
  return html`<p class="note warn">${t("already.dead", { since: whenDead(state, declared) })}</p>`;
}
