import { Tile } from "../../../ui/glyphs/tile.tsx";
import { tileName } from "../hand/keyboard.tsx";
import { each } from "../hand/state.ts";
import { t } from "../../../ui/i18n.ts";

/** A hand or a draw as cards write it: tiles as text. */
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

/** Tiles side by side. */
export function Tiles({ tiles, size = 22 }: { tiles: string[]; size?: number }) {
  return (
    <span class="hand-tiles">
      {tiles.map((tile, at) => (
        <Tile key={at} tile={tile} label={tileName(tile)} size={size} />
      ))}
    </span>
  );
}

/** What lies on the table of a card: the hand with its melds and the last tile, then the own discards. */
export function TileRows({ laid }: { laid: OnTable }) {
  const { tiles, melds = [], win, drawn, discards, dora } = (laid.hand ?? laid.draw ?? {}) as Lying;
  if (!tiles) return null;
  const last = win?.tile ?? drawn;
  const own = typeof discards === "string" ? discards : "";
  return (
    <div class="train-laid">
      <div class="train-hand">
        <Tiles tiles={each(tiles)} />
        {melds.map((meld, at) => (
          <Tiles key={at} tiles={each(meld.tiles)} />
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
          <Tiles tiles={each(own)} />
        </div>
      )}
      {dora && (
        <div class="hand-row">
          <small>{t("hand.to.dora")}</small>
          <Tiles tiles={each(dora)} />
        </div>
      )}
    </div>
  );
}
