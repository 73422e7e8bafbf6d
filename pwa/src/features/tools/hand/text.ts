/** A hand in one line, to paste or to keep: 234m567p11z pon:555z:west ron:2z:east. */

import { MELDS, SEATS, each, sorted, written } from "./state.ts";
import type { Laid } from "./state.ts";

const WINS = ["ron", "tsumo"];
/** What a line calls a kan: as players say it. */
const CALLED: Record<string, string> = { "open-quad": "minkan", "added-quad": "kakan", "concealed-quad": "ankan" };

/** What a line lays down; what is no tile is passed over. */
export function read(line: string): Partial<Laid> {
  const words = line.trim().split(/[\s,]+/);
  const named = words
    .filter((word) => word.includes(":"))
    .map((word) => word.split(":"))
    .map(([kind, ...rest]) => [MELDS.find((meld) => CALLED[meld] === kind) ?? kind, ...rest]);
  const [by, won, source] = named.find(([kind]) => WINS.includes(kind)) ?? [];
  const drawn = named.find(([kind]) => kind === "drawn")?.[1];
  return {
    tiles: sorted(each(words.filter((word) => !word.includes(":")).join(""))),
    melds: named
      .filter(([kind, tiles]) => MELDS.includes(kind) && each(tiles).length > 2)
      .map(([kind, tiles, from]) => ({ kind, tiles: written(sorted(each(tiles))), from: seatOf(from) })),
    by: by === "ron" || by === "tsumo" ? by : "",
    won: each(won ?? "")[0] ?? null,
    source: seatOf(source),
    drawn: each(drawn ?? "")[0] ?? null,
  };
}

/** The line of what lies there. */
export function lineOf({ tiles, melds, by, won, source, drawn }: Laid) {
  const last = by ? { kind: by, tiles: won, from: source } : { kind: "drawn", tiles: drawn, from: null };
  const named = [...melds, ...(last.tiles ? [last] : [])].map(({ kind, tiles: lie, from }) =>
    [CALLED[kind] ?? kind, lie, from].filter(Boolean).join(":"),
  );
  return [written(tiles), ...named].filter(Boolean).join(" ");
}

function seatOf(seat?: string) {
  return SEATS.find((one) => one === seat) ?? null;
}
