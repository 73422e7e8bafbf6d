import { t } from "../../../ui/i18n.ts";
import { Tile, TileBack } from "../../../ui/glyphs/tile.tsx";
import { tileName } from "./keyboard.tsx";
import { SEATS, before, calledOf, splitTiles, plain, sortTiles, joinTiles } from "./state.ts";
import type { Meld } from "./state.ts";

const SIZE = 22;

interface MeldRowProps {
  meld: Meld;
  seat: string;
  red: boolean;
  onChange: (meld: Meld | null) => void;
}

/** Show a meld as it lies, and ask whose discard it was, or which tile of a chii was called. */
export function MeldRow({ meld, seat, red, onChange }: MeldRowProps) {
  const fives = splitTiles(meld.tiles).filter((tile) => /^[05][mps]$/.test(tile));
  const isRed = fives.some((tile) => tile[0] === "0");
  return (
    <div class="hand-row">
      <small>{t(`hand.to.${meld.kind}`)}</small>
      <button class="lies" type="button" onClick={() => onChange(null)} aria-label={t("hand.remove-meld")}>
        <Lying meld={meld} seat={seat} />
      </button>
      {meld.kind === "chii" ? (
        <Called meld={meld} onChange={onChange} />
      ) : (
        meld.kind !== "concealed-quad" && <From meld={meld} seat={seat} onChange={onChange} />
      )}
      {red && fives.length > 0 && (
        <button
          class="red-five"
          type="button"
          aria-pressed={isRed}
          aria-label={t("hand.red-five")}
          onClick={() => onChange(toggleRed(meld))}
        >
          <Tile tile={`0${meld.tiles.at(-1)}`} label="" size={18} />
        </button>
      )}
    </div>
  );
}

function toggleRed(meld: Meld): Meld {
  const tiles = splitTiles(meld.tiles);
  const at = tiles.findIndex((tile) => tile[0] === "0");
  const five = at < 0 ? tiles.findIndex((tile) => tile[0] === "5") : at;
  const next = tiles.map((tile, place) => (place === five ? `${at < 0 ? 0 : 5}${tile[1]}` : tile));
  return { ...meld, tiles: joinTiles(sortTiles(next)) };
}

function From({ meld, seat, onChange }: { meld: Meld; seat: string; onChange: (meld: Meld) => void }) {
  const others = SEATS.filter((one) => one !== seat);
  const options = others.map((one) => ({ value: one, text: t(`hall-wind.${one}`) }));
  return (
    <Chooser
      label={t("hand.from")}
      value={others.includes(meld.from ?? "") ? meld.from : null}
      options={options}
      onChange={(from) => onChange({ ...meld, from })}
    />
  );
}

function Called({ meld, onChange }: { meld: Meld; onChange: (meld: Meld) => void }) {
  const options = splitTiles(meld.tiles).map((tile) => ({ value: plain(tile), text: tileName(plain(tile)) }));
  return (
    <Chooser
      label={t("hand.called")}
      value={meld.called ?? null}
      options={options}
      onChange={(called) => onChange({ ...meld, called })}
    />
  );
}

interface ChooserProps {
  label: string;
  value: string | null | undefined;
  options: { value: string; text: string }[];
  onChange: (value: string | null) => void;
}

function Chooser({ label, value, options, onChange }: ChooserProps) {
  return (
    <label class="from">
      <span class="unseen">{label}</span>
      <select value={value ?? ""} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{label} …</option>
        {options.map((one) => (
          <option key={one.value} value={one.value} selected={one.value === value}>
            {one.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Draw the tiles: the called one sideways, on the side of the player who discarded it, with an added one on top. */
function Lying({ meld, seat }: { meld: Meld; seat: string }) {
  const tiles = splitTiles(meld.tiles);
  if (meld.kind === "concealed-quad") return tiles.map((tile, at) => (at % 3 ? one(tile) : <TileBack size={SIZE} />));
  const called = calledOf(meld);
  const from = meld.kind === "chii" ? before(seat) : meld.from;
  const turned = called && from ? (tiles.find((tile) => plain(tile) === called) ?? null) : null;
  if (!turned || !from) return tiles.map(one);
  const others = without(tiles, turned);
  const isAdded = meld.kind === "added-quad";
  const stack = isAdded ? [...others.splice(-1), turned] : [turned];
  const side = (SEATS.indexOf(from) - SEATS.indexOf(seat) + 4) % 4;
  const at = side === 3 ? 0 : side === 2 ? 1 : others.length;
  const lying = <span class="turned">{stack.map(one)}</span>;
  return [...others.slice(0, at).map(one), lying, ...others.slice(at).map(one)];
}

function without(tiles: string[], tile: string) {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, place) => place !== at);
}

function one(tile: string) {
  return <Tile tile={tile} label={tileName(tile)} size={SIZE} />;
}
