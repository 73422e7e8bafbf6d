import { t } from "../../../ui/i18n.ts";
import { Tile } from "../../../ui/glyphs/tile.tsx";
import { tileName } from "../hand/keyboard.tsx";
import { OBSTACLES, toggle } from "./state.ts";
import type { Rules } from "../../../domain/rulebook/rules.tsx";
import type { DrawState } from "./state.ts";

const TILES = [..."mps"].flatMap((suit) => [`1${suit}`, `9${suit}`]).concat([..."1234567"].map((digit) => `${digit}z`));

/** Ask which different terminals and honours the hand has. */
export function NineTerminals({
  draw,
  set,
  count,
}: {
  draw: DrawState;
  set: (changed: Partial<DrawState>) => void;
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
            aria-pressed={draw.tiles.includes(tile)}
            onClick={() => set({ tiles: toggle(draw.tiles, tile) })}
          >
            <Tile tile={tile} label={tileName(tile)} size={32} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Ask what prevents the abortive draw. */
export function Obstacles({
  rules,
  draw,
  set,
}: {
  rules: Rules;
  draw: DrawState;
  set: (changed: Partial<DrawState>) => void;
}) {
  const { against } = rules.library.catalogue.draws;
  return (
    <fieldset>
      <legend>{t("draw.obstacles")}</legend>
      <div class="choices one-each">
        {OBSTACLES[draw.kind].map((one) => (
          <label class="choice several" key={one}>
            <input
              type="checkbox"
              checked={draw.obstacles.includes(one)}
              onChange={() => set({ obstacles: toggle(draw.obstacles, one) })}
            />{" "}
            {against[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
