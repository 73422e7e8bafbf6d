import { t } from "../../../ui/i18n.ts";
import { Icon } from "../../../ui/index.ts";
import { Tile } from "../../../ui/glyphs/tile.tsx";
import { MELDS, PLACES } from "./state.ts";

const ROWS = [..."mps"].map((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}${suit}`));
const HONOURS = [1, 2, 3, 4, 5, 6, 7].map((digit) => `${digit}z`);
const TO = [PLACES[0], ...MELDS, ...PLACES.slice(1)];

interface KeyboardProps {
  to: string;
  onTo: (to: string) => void;
  onTile: (tile: string) => void;
  onUndo: () => void;
  red: boolean;
  canAdd: (tile: string) => boolean;
}

/** Draw all tiles as keys; a tapped tile is added to the place that is chosen above. */
export function Keyboard({ to, onTo, onTile, onUndo, red, canAdd }: KeyboardProps) {
  const fives = red ? ["0m", "0p", "0s"] : [];
  const key = (tile: string) => (
    <button key={tile} class="key" type="button" disabled={!canAdd(tile)} onClick={() => onTile(tile)}>
      <Tile tile={tile} label={tileName(tile)} size={29} />
    </button>
  );
  return (
    <div class="keyboard">
      <div class="add-to" role="radiogroup" aria-label={t("hand.add-to")}>
        {TO.map((place) => (
          <button
            key={place}
            class="badge"
            type="button"
            role="radio"
            aria-checked={place === to}
            onClick={() => onTo(place)}
          >
            {t(`hand.to.${place}`)}
          </button>
        ))}
      </div>
      <div class="keys">
        {ROWS.map((row) => row.map(key))}
        {HONOURS.map(key)}
        <button class="key wide" type="button" aria-label={t("hand.undo")} onClick={onUndo}>
          <Icon name="back" />
        </button>
      </div>
      {red && <div class="keys reds">{fives.map(key)}</div>}
    </div>
  );
}

/** Return the name of a tile. */
export function tileName(tile: string) {
  const [digit, suit] = tile;
  if (suit === "z") return t(`hand.honour.${digit}`);
  const name = t(`hand.suit.${suit}`, { number: Number(digit) || 5 });
  return digit === "0" ? t("hand.red", { tile: name }) : name;
}
