import { html } from "../html.js";
import { clockTime, t } from "../i18n.js";
import { say } from "../parts/index.js";
import { agentName } from "./agents.js";
import { useAsking } from "./asking.js";

/** Where the account is signed in; any of them can be ended. @param {import("./mine.js").Own} props */
export function Sessions({ account, onAccount, onOut }) {
  const { ask, wrong } = useAsking({ onOut });
  const end = (/** @type {string} */ id) =>
    ask(async (told) => {
      onAccount(await told.endSession(id));
      say(t("account.session-ended"));
    });
  return html`<section class="card">
    <h2>${t("account.sessions")}</h2>
    <ul class="rows">
      ${account.sessions.map((/** @type {any} */ one) => html`<li key=${one.id}><${Session} session=${one} onEnd=${() => end(one.id)} /></li>`)}
    </ul>
    ${wrong}
  </section>`;
}

/** @param {{session: any, onEnd: () => void}} props */
function Session({ session: { agent: full, seen_at, here }, onEnd }) {
  const agent = agentName(full);
  return html`<div class="row">
    <span class="body"><strong>${agent}</strong><small>${t("account.session-seen", { time: clockTime(seen_at) })}</small></span>
    ${
      here
        ? html`<span class="badge">${t("account.session-here")}</span>`
        : html`<button class="button" aria-label=${t("account.session-end-this", { agent })} onClick=${onEnd}>${t("account.session-end")}</button>`
    }
  </div>`;
}
