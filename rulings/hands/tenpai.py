"""How far a hand is from winning, and on what: tenpai, waits and those that are dead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from mahjong.agari import Agari
from mahjong.shanten import Shanten

from rulings.hands.tiles import COPIES, KINDS, Tile


class Wait(TypedDict):
    """A tile that would complete the hand; `dead` where its player holds all four."""

    tile: str
    dead: bool


class Discard(TypedDict):
    """A tile whose discard leaves a hand tenpai, and on what."""

    discard: str
    waits: list[Wait]


def complete(concealed: Sequence[int]) -> bool:
    """Return whether the concealed tiles (counts by kind) are sets and a pair, seven pairs or thirteen orphans.

    Melds are whole sets already. Seven pairs and thirteen orphans need fourteen tiles, so that melds rule them out.
    """
    return Agari.is_agari(list(concealed))


def waits(concealed: Sequence[int], held: Sequence[int]) -> list[Wait]:
    """Return what completes the concealed tiles, yaku or not. `held` counts the melds' tiles too."""
    return [Wait(tile=str(Tile(kind)), dead=held[kind] >= COPIES) for kind in _completing(concealed)]


def _completing(concealed: Sequence[int]) -> list[int]:
    return [kind for kind in range(KINDS) if _completes(concealed, kind)]


def _completes(concealed: Sequence[int], kind: int) -> bool:
    if concealed[kind] < COPIES:
        return complete(_with(concealed, kind, 1))
    return _completes_as_fifth(concealed, kind)


def _completes_as_fifth(concealed: Sequence[int], kind: int) -> bool:
    """Return whether a fifth tile would complete the shape, which the package is not made to count.

    Of five equal tiles three are a triplet, or two are the pair and three lie in runs; a pair of an honour that the
    hand has none of then stands for that pair.
    """
    if complete(_with(concealed, kind, -2)):
        return True
    spare = next(honour for honour in range(KINDS - 1, 0, -1) if not concealed[honour])
    return complete(_with(_with(concealed, kind, -1), spare, 2))


def _with(counted: Sequence[int], kind: int, more: int) -> list[int]:
    return [many + more * (kind == at) for at, many in enumerate(counted)]


def discards(concealed: Sequence[int], held: Sequence[int]) -> list[Discard]:
    """Return each discard of fourteen tiles that leaves a wait which is not dead."""
    found = []
    for kind in range(KINDS):
        if concealed[kind]:
            on = waits(_with(concealed, kind, -1), held)
            if any(not wait["dead"] for wait in on):
                found.append(Discard(discard=str(Tile(kind)), waits=on))
    return found


def shanten(concealed: Sequence[int]) -> int:
    """Return how many tiles must change until tenpai: 0 is tenpai, -1 complete."""
    closed = sum(concealed) >= 13
    return Shanten.calculate_shanten(list(concealed), use_chiitoitsu=closed, use_kokushi=closed)
