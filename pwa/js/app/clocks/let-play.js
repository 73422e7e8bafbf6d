import { useState } from "../../../vendor/hooks.js";
import { store } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { say } from "../parts/index.js";
import { Reason } from "../shared/reason.js";
import { hasOne } from "../shared/roles.js";
import { useStore } from "../state.js";

/** A director lets players play a hanchan although they have a fine to pay. @param {{hanchan: string, players: string[], onDone?: () => void}} props */
export function LetPlay({ hanchan, players, onDone }) {
  const { official } = useStore();
  const [asked, setAsked] = useState(false);
  if (!hasOne(official, ["director"])) return html`<p>${t("clock.ask-director")}</p>`;
  const allow = async (/** @type {string} */ reason) => {
    await store.ask(`hanchans/${hanchan}/permission`, {
      method: "PUT",
      body: { players: [...new Set(players)], reason },
    });
    await sendRefused(hanchan);
    say(t("clock.may-play"));
    setAsked(false);
    onDone?.();
  };
  return html`<button class="button" type="button" aria-haspopup="dialog" onClick=${() => setAsked(true)}>${t("clock.let-play")}</button>
    ${asked && html`<${Reason} what="let-play" title=${t("clock.let-play")} text=${t("clock.let-play-text")} yes=${t("clock.let-play-yes")} onReason=${allow} onClose=${() => setAsked(false)} />`}`;
}

/** What the server refused for a fine goes out again. @param {string} hanchan */
async function sendRefused(hanchan) {
  const refused = store.snapshot.outbox.filter(
    ({ state, problem }) =>
      state === "refused" && problem?.hanchan === hanchan && String(problem.type).endsWith(":unpaid-fines"),
  );
  for (const { id } of refused) await store.retry(id);
}
