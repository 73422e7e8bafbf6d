import { html } from "../html.js";
import { t } from "../i18n.js";
import { shortHand } from "../shared/words.js";

/** East 2-1, and the riichi sticks that lie on the table. @param {{hand: import("../shared/hands.js").Dealt}} props */
export function Dealt({ hand }) {
  const { deposits: count = 0 } = hand;
  return html`${shortHand(hand)}${count > 0 && html` <span class="sticks" role="img" aria-label=${t("hall-sticks", { count })}>${count}</span>`}`;
}
