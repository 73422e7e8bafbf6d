/** Swap-calling: the tiles that may not be discarded right after a claim. */

import { Tile, isHonour, rank } from "./tiles.ts";
import type { Meld } from "./hand.ts";
import type { Rules } from "./rules.ts";

/**
 * Return each tile that may not be discarded after a claim, and the rule point that forbids it: the called tile, and of
 * a chii the tile that would have made the same run from its other end.
 */
export function forbiddenDiscards(claim: Meld, called: Tile, rules: Rules) {
  const found: [number | null, string][] = [
    [called.kind, "swap-calling-same-tile"],
    [otherEnd(claim, called), "swap-calling-other-end"],
  ];
  return found.flatMap(([kind, because]) =>
    kind !== null && rules[because] === "not-allowed" ? [{ tile: String(new Tile(kind)), because }] : [],
  );
}

function otherEnd(claim: Meld, called: Tile) {
  const kinds = claim.tiles.map(({ kind }) => kind).sort((one, other) => one - other);
  if (claim.kind !== "chii" || isHonour(called.kind) || called.kind === kinds[1]) return null;
  if (called.kind === kinds[0]) return rank(called.kind) + 3 <= 8 ? called.kind + 3 : null;
  return rank(called.kind) >= 3 ? called.kind - 3 : null;
}
