import { t } from "../../../ui/i18n.js";
import { Tile } from "../../../ui/glyphs/tile.jsx";
import { tileName } from "./keyboard.jsx";
import { MeldRow } from "./melds.jsx";

/** @typedef {import("./state.js").Laid} Laid @typedef {import("./state.js").Meld} Meld */

const ROWS = /** @type {const} */ (["dora", "ura", "discards", "passed"]);

/** What lies on the table; a tap takes it away again. @param {{laid: Laid, set: (changed: Partial<Laid>) => void, red: boolean}} props `red`: there are red fives */
export function OnTable({ laid, set, red }) {
  const { tiles, melds, won, drawn, by } = laid;
  const last = won ?? drawn;
  if (!tiles.length && !melds.length && !last) return <p class="soft">{t("hand.begin")}</p>;
  const taken = (/** @type {number} */ at) => set({ tiles: tiles.filter((_, place) => place !== at) });
  return (
    <section class="lying">
      <div class="hand-tiles">
        {tiles.map((tile, at) => (
          <Removable key={at} tile={tile} onRemove={() => taken(at)} />
        ))}
        {last && (
          <span class="last">
            <Removable tile={last} onRemove={() => set({ won: null, drawn: null })} />
            <small>{t(won ? `hand.by.${by || "ron"}` : "hand.to.drawn")}</small>
          </span>
        )}
      </div>
      {melds.map((meld, at) => (
        <MeldRow
          key={at}
          meld={meld}
          seat={laid.seat}
          red={red}
          onChange={(/** @type {Meld|null} */ next) =>
            set({ melds: melds.flatMap((one, place) => (place === at ? (next ? [next] : []) : [one])) })
          }
        />
      ))}
      {ROWS.filter((row) => laid[row].length).map((row) => (
        <div key={row} class="hand-row">
          <small>{t(`hand.to.${row}`)}</small>
          <span class="hand-tiles">
            {laid[row].map((tile, at) => (
              <Removable
                key={at}
                tile={tile}
                size={22}
                onRemove={() => set({ [row]: laid[row].filter((_, place) => place !== at) })}
              />
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}

/** @param {{tile: string, onRemove: () => void, size?: number}} props */
function Removable({ tile, onRemove, size = 24 }) {
  return (
    <button class="lies" type="button" onClick={onRemove}>
      <Tile tile={tile} label={t("hand.remove", { tile: tileName(tile) })} size={size} />
    </button>
  );
}
