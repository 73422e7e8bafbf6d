"""Whether a concealed quad may be declared: in riichi only of the tile just drawn, and nothing may change by it.

Books differ in what may not change: only the waits, or also how the hand can be read (WRC 2015; RRC 1.5; the riichi
article): in every arrangement, for every wait, the three tiles must be a triplet of their own. On the last tile there
is no quad, in riichi or not (WRC 2015, 5.7.1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from rulings.hands.arrangements import Arrangement, arrangements
from rulings.hands.tenpai import waits
from rulings.hands.tiles import COPIES, KINDS, Tile, counts


class ReadWait(TypedDict):
    """One wait, how the hand can be read with it, and in which of those the three tiles are no triplet."""

    tile: str
    arrangements: list[Arrangement]
    broken: list[Arrangement]


class ConcealedQuad(TypedDict):
    """Whether the quad is good: `reason` says why not, `waits` what it changes."""

    tile: str
    allowed: bool
    reason: str | None
    waits: list[ReadWait]
    waits_after: list[str]


def concealed_quad(
    concealed: Sequence[int], drawn: int, kind: int, wall: int | None, rules: Mapping[str, str]
) -> ConcealedQuad:
    """Return whether a quad of `kind` is good. `concealed` counts the tiles before the draw, without melds."""
    read = [_read(concealed, wait["tile"], kind) for wait in waits(concealed, concealed)]
    after = _waits_after(concealed, kind)
    reason = "last-tile" if wall == 0 else _not_made(concealed, drawn, kind) or _changed(read, after, rules)
    return ConcealedQuad(tile=str(Tile(kind)), allowed=reason is None, reason=reason, waits=read, waits_after=after)


def _not_made(concealed: Sequence[int], drawn: int, kind: int) -> str | None:
    if concealed[kind] + (drawn == kind) < COPIES:
        return "not-four"
    return None if drawn == kind else "not-drawn"


def _changed(read: Sequence[ReadWait], after: Sequence[str], rules: Mapping[str, str]) -> str | None:
    if [one["tile"] for one in read] != after:
        return "waits-change"
    if rules["quad-in-riichi"] == "shape" and any(one["broken"] for one in read):
        return "shape-changes"
    return None


def _read(concealed: Sequence[int], wait: str, kind: int) -> ReadWait:
    won = counts([Tile(at) for at in range(KINDS) if str(Tile(at)) == wait])
    found = arrangements([many + won[at] for at, many in enumerate(concealed)])
    triplet = str(Tile(kind))[0] * 3 + str(Tile(kind))[1]
    return ReadWait(tile=wait, arrangements=found, broken=[one for one in found if triplet not in one])


def _waits_after(concealed: Sequence[int], kind: int) -> list[str]:
    left = [0 if at == kind else many for at, many in enumerate(concealed)]
    return [wait["tile"] for wait in waits(left, left)]
