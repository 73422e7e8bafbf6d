import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Dialog, Screen } from "../parts/index.js";
import { go } from "../router.js";
import { useStore } from "../state.js";

/** What will be sent only later; nothing where all is sent. @param {{text: string}} props `text` takes {count} */
function Unsent({ text }) {
  const { outbox } = useStore();
  const count = outbox.filter(({ state }) => state !== "differs").length;
  if (count === 0) return null;
  return html`<p class="note warn">${t(text, { count })}</p>
    <a class="button main" href="#/outbox">${t("hall-see-outbox")}</a>`;
}

/** Leaving the tournament, never without saying what is not sent yet. */
export function Leave() {
  const { tournament, alarms } = useStore();
  const [asking, setAsking] = useState(false);
  if (!tournament) return null;
  const leave = async () => {
    await store.leave();
    go("#/");
  };
  return html`<section class="card">
    <h2>${t("hall-in", { name: tournament.name })}</h2>
    <button class="button danger" aria-haspopup="dialog" onClick=${() => setAsking(true)}>${t("hall-leave")}</button>
    ${
      asking &&
      html`<${Dialog} title=${t("hall-leave-ask", { name: tournament.name })} onClose=${() => setAsking(false)}>
        <p>${t("hall-leave-text")}</p>
        ${alarms && html`<p class="note bad">${t("alarm.leave")}</p>`}
        <${Unsent} text="hall-leave-unsent" />
        <button class="button danger" onClick=${leave}>${t("hall-leave")}</button>
        <button class="button" onClick=${() => setAsking(false)}>${t("cancel")}</button>
      <//>`
    }
  </section>`;
}

/** Before another tournament is joined. @param {{onYes: () => void}} props */
export function Switch({ onYes }) {
  const actions = html`<button class="button danger" onClick=${onYes}>${t("hall-switch-yes")}</button>`;
  return html`<${Screen} title=${t("hall-switch")} up="#/tables" actions=${actions}>
    <${Unsent} text="hall-switch-unsent" />
  <//>`;
}
