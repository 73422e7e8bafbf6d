import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure } from "../parts/index.js";
import { useWords } from "../shared/words.js";
import { useStore } from "../state.js";
import { address, turn } from "../call/address.js";
import { tried } from "../call/decision.js";
import { tablemates } from "./others.js";

/** Names further offenders: each gets the same ruling, and the hand is dealt again once.
 * @param {{about: import("../call/offender.js").About, call: import("../call/decision.js").Answers}} props
 */
export function MoreOffenders({ about, call: { foul, facts, context, others } }) {
  const snapshot = useStore();
  const words = useWords();
  const mates = tablemates(snapshot, about);
  const { offenders: _, ...alone } = context;
  if (mates.length === 0 || !tried(snapshot.book, foul, facts, { ...alone, offenders: 2 })) return null;
  const chosen = others.map((one) => one.about.seat);
  const toggle = (/** @type {string|null} */ seat) => {
    const also = chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat];
    turn(address(foul, { also: also.join() || null, context: alone }));
  };
  const names = others.map((one) => one.about.offender?.name).join(", ");
  const title = html`<span class="body">${t("call.others")}${names && html`<small class="who">${names}</small>`}</span>`;
  return html`<${Disclosure} title=${title}>
    ${() => html`<div class="choices">
      ${mates.map(
        ({ seat, offender }) => html`<label class="choice several" key=${seat}>
          <input type="checkbox" checked=${chosen.includes(seat)} onChange=${() => toggle(seat)} />
          <span>${words.phrase(`seat-${seat}`)} <span class="who">${offender?.name}</span></span>
        </label>`,
      )}
    </div>`}
  <//>`;
}
