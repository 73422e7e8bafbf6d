import { html } from "../html.js";
import { t } from "../i18n.js";
import { Tile } from "../glyphs/tile.js";
import { tileName } from "./keyboard.js";
import { SEATS, each } from "./state.js";

/** @typedef {import("./state.js").Laid} Laid @typedef {import("./state.js").Meld} Meld */

const ROWS = /** @type {const} */ (["dora", "ura", "discards", "passed"]);

/** What lies on the table; a tap takes it away again. @param {{laid: Laid, set: (changed: Partial<Laid>) => void}} props */
export function OnTable({ laid, set }) {
  const { tiles, melds, won, drawn, by } = laid;
  const last = won ?? drawn;
  if (!tiles.length && !melds.length && !last) return html`<p class="soft">${t("hand.begin")}</p>`;
  const taken = (/** @type {number} */ at) => set({ tiles: tiles.filter((_, place) => place !== at) });
  return html`<section class="lying">
    <div class="hand-tiles">
      ${tiles.map((tile, at) => html`<${Removable} key=${at} tile=${tile} onRemove=${() => taken(at)} />`)}
      ${
        last &&
        html`<span class="last"><${Removable} tile=${last} onRemove=${() => set({ won: null, drawn: null })} />
          <small>${t(won ? `hand.by.${by || "ron"}` : "hand.to.drawn")}</small></span>`
      }
    </div>
    ${melds.map((meld, at) => html`<${MeldRow} key=${at} meld=${meld} seat=${laid.seat} onChange=${(/** @type {Meld|null} */ next) => set({ melds: melds.flatMap((one, place) => (place === at ? (next ? [next] : []) : [one])) })} />`)}
    ${ROWS.filter((row) => laid[row].length).map(
      (row) => html`<div key=${row} class="hand-row"><small>${t(`hand.to.${row}`)}</small>
        <span class="hand-tiles">${laid[row].map((tile, at) => html`<${Removable} key=${at} tile=${tile} size=${22} onRemove=${() => set({ [row]: laid[row].filter((_, place) => place !== at) })} />`)}</span></div>`,
    )}
  </section>`;
}

/** @param {{tile: string, onRemove: () => void, size?: number}} props */
function Removable({ tile, onRemove, size = 24 }) {
  return html`<button class="lies" type="button" onClick=${onRemove}><${Tile} tile=${tile} label=${t("hand.remove", { tile: tileName(tile) })} size=${size} /></button>`;
}

/** A meld, and whose discard it was. @param {{meld: Meld, seat: string, onChange: (meld: Meld|null) => void}} props */
function MeldRow({ meld, seat, onChange }) {
  const others = meld.kind === "chii" ? [SEATS[(SEATS.indexOf(seat) + 3) % 4]] : SEATS.filter((one) => one !== seat);
  const from = others.includes(meld.from ?? "") ? meld.from : null;
  return html`<div class="hand-row"><small>${t(`hand.to.${/** @type {any} */ (meld.kind)}`)}</small>
    <button class="lies" type="button" onClick=${() => onChange(null)} aria-label=${t("hand.remove-meld")}>
      ${each(meld.tiles).map((tile, at) => html`<${Tile} key=${at} tile=${tile} label=${tileName(tile)} size=${22} />`)}</button>
    ${
      meld.kind !== "concealed-quad" &&
      html`<label class="from"><span class="unseen">${t("hand.from")}</span>
        <select value=${from ?? ""} onChange=${(/** @type {any} */ event) => onChange({ ...meld, from: event.currentTarget.value || null })}>
          <option value="">${t("hand.from")} …</option>
          ${others.map((one) => html`<option key=${one} value=${one} selected=${one === from}>${t(`hall-wind.${/** @type {any} */ (one)}`)}</option>`)}
        </select></label>`
    }
  </div>`;
}
