"""Swap-calling: which tiles may not be discarded right after a claim."""

from __future__ import annotations

from collections.abc import Mapping

from rulings.hands.hand import Meld
from rulings.hands.tiles import Tile, is_honour, rank


def forbidden_discards(claim: Meld, called: Tile, rules: Mapping[str, str]) -> list[tuple[Tile, str]]:
    """Return each tile that may not follow the claim, and the rule point that forbids it.

    The same tile as the called one; and, of a chii, the tile that would have made the same run from its other end.
    """
    found = []
    if rules["swap-calling-same-tile"] == "not-allowed":
        found.append((Tile(called.kind), "swap-calling-same-tile"))
    other = _other_end(claim, called)
    if other is not None and rules["swap-calling-other-end"] == "not-allowed":
        found.append((Tile(other), "swap-calling-other-end"))
    return found


def _other_end(claim: Meld, called: Tile) -> int | None:
    kinds = sorted(tile.kind for tile in claim.tiles)
    if claim.kind != "chii" or is_honour(called.kind) or called.kind == kinds[1]:
        return None
    if called.kind == kinds[0]:
        return called.kind + 3 if rank(called.kind) + 3 <= 8 else None
    return called.kind - 3 if rank(called.kind) >= 3 else None
