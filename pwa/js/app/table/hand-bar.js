import { useState } from "../../../vendor/hooks.js";
import { SEATS } from "../../data/index.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Choice, Dialog, Stepper } from "../parts/index.js";
import { next, repeated } from "../shared/hands.js";
import { handName } from "../shared/words.js";

/**
 * Which hand is played: one tap for the next hand, or the same dealer again. `onPass`: this hand is over, so what waits
 * for its end has to be judged first; `onHand`: another hand was meant all along.
 * @param {{hand: any, onHand: (hand: any) => void, onPass: (hand: any) => void}} props
 */
export function HandBar({ hand, onHand, onPass }) {
  const [setting, setSetting] = useState(false);
  return html`<section class="handbar" aria-label=${t("hall-the-hand")}>
    <button class="button hall-hand" type="button" aria-haspopup="dialog" onClick=${() => setSetting(true)}>
      <span role="status">${handName(hand)}</span>
    </button>
    <button class="button" type="button" onClick=${() => onPass(repeated(hand))}>${t("hall-repeat")}</button>
    <button class="button" type="button" onClick=${() => onPass(next(hand))}>${t("hall-next")}</button>
    ${setting && html`<${Setting} hand=${hand} onHand=${onHand} onClose=${() => setSetting(false)} />`}
  </section>`;
}

/** @param {{hand: any, onHand: (hand: any) => void, onClose: () => void}} props */
function Setting({ hand, onHand, onClose }) {
  const winds = SEATS.map((wind) => ({ value: wind, text: t(`hall-wind.${wind}`) }));
  const numbers = [1, 2, 3, 4].map((number) => ({ value: number, text: String(number) }));
  const set = (/** @type {any} */ changed) => onHand({ ...hand, ...changed });
  return html`<${Dialog} title=${handName(hand)} onClose=${onClose}>
    <${Choice} label=${t("hall-round-wind")} value=${hand.wind} options=${winds} onChange=${(/** @type {string} */ wind) => set({ wind })} />
    <${Choice} label=${t("hall-number")} value=${hand.number} options=${numbers}
      onChange=${(/** @type {number} */ number) => set({ number })} />
    <${Stepper} label=${t("hall-counter-label")} value=${hand.counters} min=${0} max=${99} less=${t("hall-counter-less")}
      more=${t("hall-counter-more")} onChange=${(/** @type {number} */ counters) => set({ counters })} />
    <button class="button main" type="button" onClick=${onClose}>${t("hall-done")}</button>
  <//>`;
}
