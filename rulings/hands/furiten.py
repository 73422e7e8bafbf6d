"""Furiten: a player who let a tile pass that completes the hand, yaku or not, can't win by ron (WRC 2015, 5.7.5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypedDict

from rulings.hands.tenpai import Wait
from rulings.hands.tiles import Tile

END_OF_HAND = "end-of-hand"


class Furiten(TypedDict):
    """Of which kind, on which tiles, and what ends it."""

    kind: str
    tiles: list[str]
    until: str


def furiten(
    waits: Sequence[Wait], discards: Collection[Tile], passed: Collection[Tile], *, in_riichi: bool
) -> Furiten | None:
    """Return why a hand can't win by ron, or None.

    `discards` are the player's own, those that others called included; `passed` is what others discarded, or added to
    a pon, since the player's last draw or claim, in riichi since the riichi. An own discard weighs most.
    """
    on = {wait["tile"] for wait in waits}
    own = _among(discards, on)
    if own:
        return Furiten(kind="own-discard", tiles=own, until=END_OF_HAND if in_riichi else "waits-change")
    let_go = _among(passed, on)
    if not let_go:
        return None
    if in_riichi:
        return Furiten(kind="riichi", tiles=let_go, until=END_OF_HAND)
    return Furiten(kind="temporary", tiles=let_go, until="next-draw-or-claim")


def _among(tiles: Collection[Tile], waits: Collection[str]) -> list[str]:
    kinds = sorted({one.kind for one in tiles})
    return [str(Tile(kind)) for kind in kinds if str(Tile(kind)) in waits]
