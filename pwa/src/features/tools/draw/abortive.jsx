import { t } from "../../../ui/i18n.js";
import { Tile } from "../../../ui/glyphs/tile.jsx";
import { tileName } from "../hand/keyboard.jsx";
import { OBSTACLES, turned } from "./state.js";

/** @typedef {import("./state.js").Told} Told */

const TILES = [..."mps"].flatMap((suit) => [`1${suit}`, `9${suit}`]).concat([..."1234567"].map((digit) => `${digit}z`));

/** Which different terminals and honours the hand has. @param {{told: Told, set: (changed: Partial<Told>) => void, count: number}} props */
export function NineTerminals({ told, set, count }) {
  return (
    <fieldset>
      <legend>{t("draw.terminals", { count })}</legend>
      <div class="terminal-keys">
        {TILES.map((tile) => (
          <button
            key={tile}
            class="key"
            type="button"
            aria-pressed={told.tiles.includes(tile)}
            onClick={() => set({ tiles: turned(told.tiles, tile) })}
          >
            <Tile tile={tile} label={tileName(tile)} size={32} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** What would keep the hand going. @param {{rules: import("../../../domain/rulebook/rules.jsx").Rules, told: Told, set: (changed: Partial<Told>) => void}} props */
export function Obstacles({ rules, told, set }) {
  const { against } = rules.library.catalogue.draws;
  return (
    <fieldset>
      <legend>{t("draw.obstacles")}</legend>
      <div class="choices one-each">
        {OBSTACLES[told.kind].map((one) => (
          <label class="choice several" key={one}>
            <input
              type="checkbox"
              checked={told.obstacles.includes(one)}
              onChange={() => set({ obstacles: turned(told.obstacles, one) })}
            />{" "}
            {against[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
