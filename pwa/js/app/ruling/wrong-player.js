import { html } from "../html.js";
import { t } from "../i18n.js";
import { Disclosure } from "../parts/index.js";
import { seated } from "../shared/hands.js";
import { useWords } from "../shared/words.js";

/** The others at the table: a tap opens the same ruling on that player. @param {{state: any, ruling: any}} props */
export function WrongPlayer({ state, ruling }) {
  const words = useWords();
  const { id, hanchan, hand, seat, table, foul } = ruling;
  if (!seat || !hanchan || !hand) return null;
  const others = seated(state.hanchans[hanchan], hand).filter(
    ({ wind, player }) => wind !== seat && state.players[player],
  );
  return html`<${Disclosure} class="wrong-player" title=${html`<span class="body">${t("reason.wrong-player")}</span>`}>
    ${() => html`<div class="switches">
      ${others.map(
        ({ wind, player }) => html`<a
          class="chip"
          key=${wind}
          href=${`#/call/${table.id}/${wind}/${foul}?amends=${id}&why=wrong-player`}
        >
          ${words.phrase(`seat-${wind}`)} <span class="who">${state.players[player].name}</span>
        </a>`,
      )}
    </div>`}
  <//>`;
}
