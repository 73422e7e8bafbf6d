import { useState } from "../../../vendor/hooks.js";
import { hall } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Sheet } from "../parts/index.js";
import { go } from "../router.js";
import { useHall } from "../state.js";

/** What would stay behind unsent; nothing where nothing would. @param {{text: string}} props `text` takes {count} */
export function Unsent({ text }) {
  const { outbox } = useHall();
  if (outbox.length === 0) return null;
  return html`<p class="note bad">${t(text, { count: outbox.length })}</p>
    <a class="button main" href="#/outbox">${t("hall-see-outbox")}</a>`;
}

/** Leaving the tournament, never without saying what would stay unsent. */
export function Leave() {
  const { tournament } = useHall();
  const [asking, setAsking] = useState(false);
  if (!tournament) return null;
  const leave = async () => {
    await hall.leave();
    go("#/");
  };
  return html`<section class="card">
    <h2>${t("hall-in", { name: tournament.name })}</h2>
    <button class="button danger" aria-haspopup="dialog" onClick=${() => setAsking(true)}>${t("hall-leave")}</button>
    ${
      asking &&
      html`<${Sheet} title=${t("hall-leave-ask", { name: tournament.name })} onClose=${() => setAsking(false)}>
        <p>${t("hall-leave-text")}</p>
        <${Unsent} text="hall-leave-unsent" />
        <button class="button danger" onClick=${leave}>${t("hall-leave")}</button>
        <button class="button" onClick=${() => setAsking(false)}>${t("cancel")}</button>
      <//>`
    }
  </section>`;
}
