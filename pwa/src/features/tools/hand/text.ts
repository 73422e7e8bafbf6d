/** A hand in one line, to paste or store: 234m567p11z pon:555z:west ron:2z:east. */

import { MELDS, SEATS, splitTiles, sortTiles, joinTiles } from "./state.ts";
import type { Laid } from "./state.ts";

const WINS = ["ron", "tsumo"];
/** The names of the kans in a line, as players say them. */
const CALLED: Record<string, string> = { "open-quad": "minkan", "added-quad": "kakan", "concealed-quad": "ankan" };

/** Parse a line; what is not a tile is skipped. */
export function read(line: string): Partial<Laid> {
  const words = line.trim().split(/[\s,]+/);
  const named = words
    .filter((word) => word.includes(":"))
    .map((word) => word.split(":"))
    .map(([kind, ...rest]) => [MELDS.find((meld) => CALLED[meld] === kind) ?? kind, ...rest]);
  const [by, won, source] = named.find(([kind]) => WINS.includes(kind)) ?? [];
  const drawn = named.find(([kind]) => kind === "drawn")?.[1];
  return {
    tiles: sortTiles(splitTiles(words.filter((word) => !word.includes(":")).join(""))),
    melds: named
      .filter(([kind, tiles]) => MELDS.includes(kind) && splitTiles(tiles).length > 2)
      .map(([kind, tiles, from]) => ({ kind, tiles: joinTiles(sortTiles(splitTiles(tiles))), from: seatOf(from) })),
    by: by === "ron" || by === "tsumo" ? by : "",
    won: splitTiles(won ?? "")[0] ?? null,
    source: seatOf(source),
    drawn: splitTiles(drawn ?? "")[0] ?? null,
  };
}

/** Return the line of a hand. */
export function lineOf({ tiles, melds, by, won, source, drawn }: Laid) {
  const last = by ? { kind: by, tiles: won, from: source } : { kind: "drawn", tiles: drawn, from: null };
  const named = [...melds, ...(last.tiles ? [last] : [])].map(({ kind, tiles: lie, from }) =>
    [CALLED[kind] ?? kind, lie, from].filter(Boolean).join(":"),
  );
  return [joinTiles(tiles), ...named].filter(Boolean).join(" ");
}

function seatOf(seat?: string) {
  return SEATS.find((one) => one === seat) ?? null;
}
