"""A hand examined: how many tiles, tenpai and on what, and what a win is worth under a rulebook's points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from rulings.errors import BadFact
from rulings.hands.hand import DUE, Hand, hand
from rulings.hands.payments import payments
from rulings.hands.tenpai import Discard, Wait, complete, discards, shanten, waits
from rulings.hands.tiles import SEATS, counts
from rulings.hands.value import FuPart, Value, Yaku, liability, value

RIICHI = frozenset({"riichi", "double-riichi", "revealed-riichi"})
MINIMUM_FROM = 5  # counters
LEAST_HAN = 2


class Count(TypedDict):
    """Tiles held and due; a quad counts as three."""

    held: int
    due: int


class WinAnswer(TypedDict):
    """Whether a win is good, and what it pays; `reason` says why it is not.

    `total` is what the others pay, counters included; `payments` by seat have the deposits too.
    """

    valid: bool
    reason: str | None
    yaku: list[Yaku]
    fu: list[FuPart]
    fu_total: int
    han: int
    yakuman: int
    limit: str | None
    total: int
    payments: dict[str, int] | None
    liable: str | None


class Examination(TypedDict):
    """What the tiles are. `shanten` is None where there are too many or too few of them."""

    count: Count
    shanten: int | None
    tenpai: bool
    waits: list[Wait]
    discards: list[Discard]
    win: WinAnswer | None


def examine(said: Mapping[str, Any], rules: Mapping[str, str]) -> Examination:
    """Examine a hand as `rulings.hands.hand.hand` reads it, under the points of `rulings.hands.rules.hand_rules`.

    Raises BadFact or UnknownName for tiles, melds or situations that can't be.
    """
    read = hand(said)
    _check_situations(read, rules)
    if read.count != read.due and not (read.win is None and read.count == DUE + 1):
        lost = _no_win("wrong-count") if read.win else None
        return Examination(
            count=_count(read), shanten=None, tenpai=False, waits=[], discards=[], win=lost,
        )  # fmt: skip
    before = counts(read.concealed)
    held = counts([*read.concealed, *(one for meld in read.melds for one in meld.tiles)])
    on = waits(before, held) if sum(before) % 3 == 1 else []
    return Examination(
        count=_count(read),
        shanten=0 if on else shanten(before),
        tenpai=any(not wait["dead"] for wait in on),
        waits=on,
        discards=discards(before, held) if read.win is None and read.count == DUE + 1 else [],
        win=_win(read, rules) if read.win else None,
    )


def _count(read: Hand) -> Count:
    return Count(held=read.count, due=read.due)


def _check_situations(read: Hand, rules: Mapping[str, str]) -> None:
    said, by = read.situations, read.win.by if read.win else None
    for wrong, message, cure in (
        (len(said & RIICHI) > 1, "A riichi is of one kind.", "Name one of riichi, double-riichi and revealed-riichi."),
        (said & RIICHI and not read.closed, "Riichi needs a closed hand.", "Rule on it as riichi with an open hand."),
        ("ippatsu" in said and not said & RIICHI, "Ippatsu needs riichi.", "Name the riichi too."),
        ("ippatsu" in said and "after-quad" in said, "A quad ends ippatsu.", "Name one of them."),
        ("after-quad" in said and by == "ron", "A replacement tile is drawn.", "The win is by tsumo."),
        ("robbing-quad" in said and by == "tsumo", "A quad is robbed by ron.", "The win is by ron."),
        ("last-tile" in said and said & {"after-quad", "robbing-quad"},
         "After a quad there is no haitei or houtei.", "Name one of them."),
        ("revealed-riichi" in said and rules["revealed-riichi"] != "used",
         "This rulebook has no revealed riichi.", "Name riichi, or a rulebook that has it."),
    ):  # fmt: skip
        if wrong:
            raise BadFact("situations", message, cure)


def _win(read: Hand, rules: Mapping[str, str]) -> WinAnswer:
    if read.count != read.due:
        return _no_win("wrong-count")
    if not complete(counts(read.held)):
        return _no_win("not-complete")
    worth = value(read, rules)
    if worth is None:
        return _no_win("no-yaku")
    too_low = (
        rules["two-han-minimum"] == "used" and read.counters >= MINIMUM_FROM and worth.han_without_dora < LEAST_HAN
    )
    return _told(read, worth, rules, "two-han-minimum" if too_low else None)


def _told(read: Hand, worth: Value, rules: Mapping[str, str], reason: str | None) -> WinAnswer:
    drawn = read.win is not None and read.win.by == "tsumo"
    source = read.win.source if read.win else None
    liable = liability(read, worth, rules)
    stand_in = None if drawn else source or next(seat for seat in SEATS if seat != read.seat)
    paid = payments(worth.base, read.seat, stand_in, read.counters, read.deposits, liable)
    known = (drawn or source) and not reason
    return WinAnswer(
        valid=not reason,
        reason=reason,
        yaku=list(worth.yaku),
        fu=list(worth.fu),
        fu_total=worth.fu_total,
        han=worth.han,
        yakuman=worth.yakuman,
        limit=worth.limit,
        total=0 if reason else paid[read.seat] - read.deposits * 1000,
        payments=paid if known else None,
        liable=liable.seat if liable and not reason else None,
    )


def _no_win(reason: str) -> WinAnswer:
    return WinAnswer(
        valid=False, reason=reason, yaku=[], fu=[], fu_total=0, han=0, yakuman=0, limit=None, total=0,
        payments=None, liable=None,
    )  # fmt: skip
