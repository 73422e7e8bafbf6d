"""The ways in which complete tiles can be read as four sets and a pair, seven pairs or thirteen orphans."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong.hand_calculating.divider import HandDivider
from mahjong.meld import Meld

from rulings.hands.hand import SETS
from rulings.hands.tenpai import complete
from rulings.hands.tiles import COPIES, HONOURS, KINDS, Tile, text

Arrangement = list[str]  # each set as text: 234m, 555z, 22p


def arrangements(concealed: Sequence[int]) -> list[Arrangement]:
    """Return each way to arrange the concealed tiles (counts by kind); none where they are not complete."""
    if not complete(concealed):
        return []
    found = [[text(Tile(kind) for kind in one) for one in sets] for sets in _divided(concealed)]
    return sorted(sorted(one) for one in found) or [[_all(concealed)]]


def _divided(concealed: Sequence[int]) -> list[list[list[int]]]:
    """Divide the tiles. The package counts to four sets: triplets of honours stand for the melded ones."""
    unused = [kind for kind in range(HONOURS, KINDS) if not concealed[kind]]
    melded = unused[: SETS - sum(concealed) // 3]
    tiles = [many + 3 * (kind in melded) for kind, many in enumerate(concealed)]
    melds = [Meld(Meld.PON, [kind * COPIES] * 3) for kind in melded]
    return [[one for one in sets if one[0] not in melded] for sets in HandDivider.divide_hand(tiles, melds)]


def _all(concealed: Sequence[int]) -> str:
    return text(Tile(kind) for kind in range(KINDS) for _ in range(concealed[kind]))
