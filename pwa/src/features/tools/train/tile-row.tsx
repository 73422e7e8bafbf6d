import { Tile } from "../../../ui/glyphs/tile.tsx";
import { tileName } from "../hand/keyboard.tsx";
import { splitTiles } from "../hand/state.ts";
import { t } from "../../../ui/i18n.ts";

/** A hand or a draw in the form of a card: tiles as text. */
interface Lying {
  tiles?: string;
  melds?: { tiles: string }[];
  win?: { tile?: string; by: string };
  drawn?: string;
  discards?: unknown;
  dora?: string;
}

export interface OnTable {
  hand?: unknown;
  draw?: unknown;
}

/** Show tiles side by side. */
export function Tiles({ tiles, size = 22 }: { tiles: string[]; size?: number }) {
  return (
    <span class="hand-tiles">
      {tiles.map((tile, at) => (
        <Tile key={at} tile={tile} label={tileName(tile)} size={size} />
      ))}
    </span>
  );
}

/** Show what lies on the table of a card: the hand with its melds and the last tile, then the own discards. */
export function TileRows({ laid }: { laid: OnTable }) {
  const { tiles, melds = [], win, drawn, discards, dora } = (laid.hand ?? laid.draw ?? {}) as Lying;
  if (!tiles) return null;
  const last = win?.tile ?? drawn;
  const own = typeof discards === "string" ? discards : "";
  return (
    <div class="train-laid">
      <div class="train-hand">
        <Tiles tiles={splitTiles(tiles)} />
        {melds.map((meld, at) => (
          <Tiles key={at} tiles={splitTiles(meld.tiles)} />
        ))}
        {last && (
          <span class="train-last">
            <Tiles tiles={[last]} />
            <small>{t(win ? `hand.by.${win.by}` : "hand.to.drawn")}</small>
          </span>
        )}
      </div>
      {own && (
        <div class="hand-row">
          <small>{t("hand.to.discards")}</small>
          <Tiles tiles={splitTiles(own)} />
        </div>
      )}
      {dora && (
        <div class="hand-row">
          <small>{t("hand.to.dora")}</small>
          <Tiles tiles={splitTiles(dora)} />
        </div>
      )}
    </div>
  );
}
