"""A hand examined: how many tiles, tenpai and on what, furiten, riichi, and what a win is worth under a rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from rulings.hands.furiten import Furiten, furiten
from rulings.hands.hand import DUE, Hand, hand
from rulings.hands.quads import ConcealedQuad, concealed_quad
from rulings.hands.riichi import Riichi, riichi
from rulings.hands.situations import IN_RIICHI, check_situations
from rulings.hands.swap_call import forbidden_discards
from rulings.hands.tenpai import Discard, Wait, discards, shanten, waits
from rulings.hands.tiles import COPIES, KINDS, counts
from rulings.hands.win.answer import WinAnswer, win_answer


class Count(TypedDict):
    """Tiles held and due; a quad counts as three."""

    held: int
    due: int


class ForbiddenDiscard(TypedDict):
    """A tile that may not follow the last claim, and the rule point that forbids it."""

    tile: str
    because: str


class Examination(TypedDict):
    """What the tiles are. `shanten` is None where there are too many or too few of them.

    `discards` and `riichi` are told of fourteen tiles, `quads` of what a player in riichi draws.
    """

    count: Count
    shanten: int | None
    tenpai: bool
    waits: list[Wait]
    furiten: Furiten | None
    discards: list[Discard]
    riichi: Riichi | None
    quads: list[ConcealedQuad]
    forbidden_discards: list[ForbiddenDiscard]
    win: WinAnswer | None


@dataclass(frozen=True)
class Shape:
    """What no rulebook changes of a hand; `to_discard` is None unless its player has a tile to choose."""

    hand: Hand
    concealed: list[int]
    shanten: int | None
    waits: list[Wait]
    to_discard: list[Discard] | None

    @property
    def in_riichi(self) -> bool:
        """Whether its player has declared riichi of any kind."""
        return bool(self.hand.situations & IN_RIICHI)


def shape_of(said: Mapping[str, Any]) -> Shape:
    """Read a hand's shape from JSON, as `rulings.hands.hand.hand` does, and raise what that raises."""
    read = hand(said)
    to_choose = read.win is None and read.count == DUE + 1
    whole = read.count == read.due or to_choose
    concealed = counts(read.concealed)
    held = counts([*read.concealed, *(one for meld in read.melds for one in meld.tiles)])
    on = waits(concealed, held) if whole and sum(concealed) % 3 == 1 else []
    return Shape(
        hand=read,
        concealed=concealed,
        shanten=(0 if on else shanten(concealed)) if whole else None,
        waits=on,
        to_discard=_discards(read, held) if to_choose and not read.situations & IN_RIICHI else None,
    )


def examine(said: Mapping[str, Any], rules: Mapping[str, str]) -> Examination:
    """Examine a hand under the points of `rulings.hands.rules.hand_rules`.

    Raises BadFact or UnknownName for tiles, melds or situations that can't be.
    """
    return examine_shape(shape_of(said), rules)


def examine_shape(shape: Shape, rules: Mapping[str, str]) -> Examination:
    """Examine a hand whose shape was read. Raises BadFact for situations that can't be under these rules."""
    read = shape.hand
    check_situations(read, rules)
    let_go = furiten(shape.waits, read.discards, read.passed, in_riichi=shape.in_riichi)
    return Examination(
        count=Count(held=read.count, due=read.due),
        shanten=shape.shanten,
        tenpai=any(not wait["dead"] for wait in shape.waits),
        waits=shape.waits,
        furiten=let_go,
        discards=shape.to_discard or [],
        riichi=_riichi(shape, rules),
        quads=_quads(shape, rules),
        forbidden_discards=_forbidden(read, rules),
        win=win_answer(read, rules, let_go) if read.win else None,
    )


def _discards(read: Hand, held: list[int]) -> list[Discard]:
    drawn = counts([read.drawn] if read.drawn else [])
    closed = [many + more for many, more in zip(counts(read.concealed), drawn, strict=True)]
    return discards(closed, [many + more for many, more in zip(held, drawn, strict=True)])


def _riichi(shape: Shape, rules: Mapping[str, str]) -> Riichi | None:
    if shape.to_discard is None:
        return None
    read = shape.hand
    return riichi(closed=read.closed, discards=shape.to_discard, points=read.points, wall=read.wall, rules=rules)


def _quads(shape: Shape, rules: Mapping[str, str]) -> list[ConcealedQuad]:
    wall = shape.hand.wall
    if shape.hand.drawn is None or shape.shanten is None or not (shape.in_riichi or wall == 0):
        return []
    drawn, before = shape.hand.drawn.kind, shape.concealed
    four = [kind for kind in range(KINDS) if before[kind] + (kind == drawn) == COPIES]
    return [concealed_quad(before, drawn, kind, wall, rules) for kind in four]


def _forbidden(read: Hand, rules: Mapping[str, str]) -> list[ForbiddenDiscard]:
    if read.called is None or not read.melds:
        return []
    found = forbidden_discards(read.melds[-1], read.called, rules)
    return [ForbiddenDiscard(tile=str(tile), because=point) for tile, point in found]
