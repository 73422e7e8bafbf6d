import { t } from "../../../ui/i18n.ts";
import { Tile } from "../../../ui/glyphs/tile.tsx";
import { tileName } from "../hand/keyboard.tsx";
import { OBSTACLES, turned } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { Told } from "./state.ts";

const TILES = [..."mps"].flatMap((suit) => [`1${suit}`, `9${suit}`]).concat([..."1234567"].map((digit) => `${digit}z`));

/** Which different terminals and honours the hand has. */
export function NineTerminals({
  told,
  set,
  count,
}: {
  told: Told;
  set: (changed: Partial<Told>) => void;
  count: number;
}) {
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

/** What would keep the hand going. */
export function Obstacles({ rules, told, set }: { rules: Rules; told: Told; set: (changed: Partial<Told>) => void }) {
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
