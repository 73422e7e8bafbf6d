import { isDead } from "../../data/index.js";
import { Wind } from "../glyphs/wind.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { seated } from "../shared/hands.js";
import { deadAt, useWords } from "../shared/words.js";
import { useStore } from "../state.js";

/** @typedef {import("./deferred.js").End} End */

const MOST_WINNERS = 3;

/**
 * What is tapped of each player at the end of a hand: the riichi stick, and the win or tenpai. A dead hand can't win.
 * @param {{hanchan: any, ended: any, end: End, moves: boolean, onChange: (changed: Partial<End>) => void}} props
 *   `moves`: whether the next hand is asked for, and so the sticks and who was tenpai
 */
export function SeatsAtEnd({ hanchan, ended, end, moves, onChange }) {
  const { state } = useStore();
  const words = useWords();
  const { how, winners, riichi, tenpai } = end;
  const isNobody = tenpai?.length === 0;
  return html`<fieldset class="end-seats">
    <legend class="unseen">${t("hall-who")}</legend>
    ${seated(hanchan, ended.hand).map(({ wind, player }) => {
      const dead = isDead(state, { ...ended, table: { id: ended.table }, seat: wind });
      const inRiichi = riichi.includes(wind);
      const turned = (/** @type {string[]} */ list) =>
        list.includes(wind) ? list.filter((one) => one !== wind) : [...list, wind];
      const declare = () => {
        const declared = turned(tenpai ?? []);
        onChange({ tenpai: declared.length ? declared : undefined });
      };
      const isFull = !winners.includes(wind) && winners.length === MOST_WINNERS;
      const name = state.players[player]?.name ?? "?";
      return html`<div key=${wind} class="end-seat" role="group" aria-label=${`${words.phrase(`seat-${wind}`)} · ${name}`}>
        <span class="end-name"><${Wind} wind=${wind} /><span>${name}</span>
          ${dead && html`<span class="badge dead-hand">${t("hall-badge.dead", { since: deadAt(state, dead) })}</span>`}</span>
        ${moves && how !== "four-riichi" && html`<${Tap} stick on=${inRiichi} onTap=${() => onChange({ riichi: turned(riichi) })}>${t("hall-riichi")}<//>`}
        ${how === "win" && html`<${Tap} on=${winners.includes(wind)} isOff=${Boolean(dead) || isFull} onTap=${() => onChange({ winners: turned(winners) })}>${t("hall-wins")}<//>`}
        ${moves && how === "exhaustive-draw" && html`<${Tap} on=${inRiichi || tenpai?.includes(wind)} isOff=${inRiichi} onTap=${declare}>${t("hall-tenpai")}<//>`}
      </div>`;
    })}
    ${
      moves &&
      how === "exhaustive-draw" &&
      html`<div class="end-seat"><span class="end-name"></span>
        <${Tap} on=${isNobody} isOff=${Boolean(tenpai?.length)} onTap=${() => onChange({ tenpai: isNobody ? undefined : [] })}>${t(riichi.length ? "hall-nobody-else" : "hall-nobody")}<//></div>`
    }
  </fieldset>`;
}

/** @param {{on: boolean, stick?: boolean, isOff?: boolean, onTap: () => void, children?: any}} props */
function Tap({ on, stick = false, isOff = false, onTap, children }) {
  return html`<button class=${`choice ${stick ? "stick" : ""}`} type="button" aria-pressed=${String(Boolean(on))} disabled=${isOff} onClick=${onTap}>${children}</button>`;
}
