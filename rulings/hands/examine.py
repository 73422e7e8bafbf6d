"""A hand examined: how many tiles, tenpai and on what, furiten, riichi, and what a win is worth under a rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from rulings.hands.furiten import Furiten, furiten
from rulings.hands.hand import DUE, Hand, hand
from rulings.hands.quads import QuadInRiichi, quad_in_riichi
from rulings.hands.riichi import Riichi, riichi
from rulings.hands.swap_calling import forbidden_discards
from rulings.hands.situations import IN_RIICHI, check_situations
from rulings.hands.tenpai import Discard, Wait, discards, shanten, waits
from rulings.hands.tiles import COPIES, KINDS, counts
from rulings.hands.win import WinAnswer, win_answer


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
    quads: list[QuadInRiichi]
    forbidden_discards: list[ForbiddenDiscard]
    win: WinAnswer | None


def examine(said: Mapping[str, Any], rules: Mapping[str, str]) -> Examination:
    """Examine a hand as `rulings.hands.hand.hand` reads it, under the points of `rulings.hands.rules.hand_rules`.

    Raises BadFact or UnknownName for tiles, melds or situations that can't be.
    """
    read = hand(said)
    check_situations(read, rules)
    whole = read.count == read.due or (read.win is None and read.count == DUE + 1)
    before = counts(read.concealed)
    held = counts([*read.concealed, *(one for meld in read.melds for one in meld.tiles)])
    on = waits(before, held) if whole and sum(before) % 3 == 1 else []
    declared = bool(read.situations & IN_RIICHI)
    let_go = furiten(on, read.discards, read.passed, in_riichi=declared)
    to_discard = _discards(read, held) if whole and read.win is None and read.count == DUE + 1 else None
    return Examination(
        count=Count(held=read.count, due=read.due),
        shanten=(0 if on else shanten(before)) if whole else None,
        tenpai=any(not wait["dead"] for wait in on),
        waits=on,
        furiten=let_go,
        discards=to_discard or [],
        riichi=None if to_discard is None or declared else _riichi(read, to_discard, rules),
        quads=_quads(read, before, rules) if whole and declared else [],
        forbidden_discards=_forbidden(read, rules),
        win=win_answer(read, rules, let_go) if read.win else None,
    )


def _discards(read: Hand, held: list[int]) -> list[Discard]:
    drawn = counts([read.drawn] if read.drawn else [])
    closed = [many + more for many, more in zip(counts(read.concealed), drawn, strict=True)]
    return discards(closed, [many + more for many, more in zip(held, drawn, strict=True)])


def _riichi(read: Hand, to_discard: list[Discard], rules: Mapping[str, str]) -> Riichi:
    return riichi(closed=read.closed, discards=to_discard, points=read.points, wall=read.wall, rules=rules)


def _quads(read: Hand, before: list[int], rules: Mapping[str, str]) -> list[QuadInRiichi]:
    if read.drawn is None:
        return []
    drawn = read.drawn.kind
    four = [kind for kind in range(KINDS) if before[kind] + (kind == drawn) == COPIES]
    return [quad_in_riichi(before, drawn, kind, rules) for kind in four]


def _forbidden(read: Hand, rules: Mapping[str, str]) -> list[ForbiddenDiscard]:
    if read.called is None or not read.melds:
        return []
    found = forbidden_discards(read.melds[-1], read.called, rules)
    return [ForbiddenDiscard(tile=str(tile), because=point) for tile, point in found]
