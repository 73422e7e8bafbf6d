import { t } from "../../../ui/i18n.ts";
import { Tile } from "../../../ui/glyphs/tile.tsx";
import { tileName } from "./keyboard.tsx";
import { MeldRow } from "./melds.tsx";
import type { Laid, Meld } from "./state.ts";

const ROWS = ["dora", "ura", "discards", "passed"] as const;

/** Show what lies on the table; a tap removes a tile. @param props `red`: there are red fives */
export function OnTable({ laid, set, red }: { laid: Laid; set: (changed: Partial<Laid>) => void; red: boolean }) {
  const { tiles, melds, won, drawn, by } = laid;
  const last = won ?? drawn;
  if (!tiles.length && !melds.length && !last) return <p class="soft">{t("hand.begin")}</p>;
  const removeTile = (at: number) => set({ tiles: tiles.filter((_, place) => place !== at) });
  return (
    <section class="lying">
      <div class="hand-tiles">
        {tiles.map((tile, at) => (
          <Removable key={at} tile={tile} onRemove={() => removeTile(at)} />
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
          onChange={(next: Meld | null) =>
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

function Removable({ tile, onRemove, size = 24 }: { tile: string; onRemove: () => void; size?: number }) {
  return (
    <button class="lies" type="button" onClick={onRemove}>
      <Tile tile={tile} label={t("hand.remove", { tile: tileName(tile) })} size={size} />
    </button>
  );
}
