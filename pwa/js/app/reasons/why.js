import { useState } from "../../../vendor/hooks.js";
import { Chip } from "../decision/chip.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Field } from "../parts/index.js";

/** What is said most often, by what is done. @type {Record<string, string[]>} */
const USUAL = {
  ruling: ["accident", "gained", "no-gain", "on-purpose", "repeated"],
  amendment: ["wrong-player", "wrong-foul", "facts-otherwise", "player-disagrees"],
  withdrawal: ["wrong-player", "did-not-happen", "issued-twice", "players-agree"],
  time: ["tapped-late", "seen-come", "wrong-player"],
  escalation: ["player-disagrees", "facts-disputed", "rule-unclear"],
};

/** The words of chosen reasons, as the log keeps them. @param {string[]} chosen @param {string} [text] */
export function inWords(chosen, text = "") {
  return [...chosen.map((id) => t(`reason.${id}`)), text.trim()].filter(Boolean).join(" · ");
}

/**
 * Why something is done: a tap is enough, a text may go with it. `field` takes whether it is missing.
 * @param {string} [what] is done: a key of what is usual
 */
export function useWhy(what) {
  const [chosen, setChosen] = useState(/** @type {string[]} */ ([]));
  const [text, setText] = useState("");
  const reason = inWords(chosen, text);
  const field = (/** @type {boolean} */ missing) => html`<div class="stack">
    ${what && html`<${Reasons} what=${what} chosen=${chosen} onChosen=${setChosen} />`}
    <${Field}
      long
      label=${t("hall-reason")}
      value=${text}
      onInput=${setText}
      maxlength="3500"
      wrong=${missing && !reason ? t("hall-reason-missing") : undefined}
    />
  </div>`;
  return { reason, field };
}

/** @param {{what: string, chosen: string[], onChosen: (chosen: string[]) => void}} props */
export function Reasons({ what, chosen, onChosen }) {
  const toggle = (/** @type {string} */ id) =>
    onChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return html`<div class="switches" role="group" aria-label=${t("reason.why")}>
    ${USUAL[what].map((id) => html`<${Chip} key=${id} pressed=${chosen.includes(id)} onClick=${() => toggle(id)}>${t(`reason.${id}`)}<//>`)}
  </div>`;
}
