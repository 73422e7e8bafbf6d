"""Whether a declared win is good, and what it pays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from rulings.hands.furiten import Furiten
from rulings.hands.hand import Hand
from rulings.hands.tenpai import complete
from rulings.hands.tiles import SEATS, counts
from rulings.hands.win.payments import DEPOSIT, payments
from rulings.hands.win.value import FuPart, Value, Yaku, liability, value

MINIMUM_FROM = 5  # counters
LEAST_HAN = 2


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


def win_answer(read: Hand, rules: Mapping[str, str], furiten: Furiten | None) -> WinAnswer:
    """Return what a hand that claims a win is worth, or why it is none."""
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
    if too_low:
        return _answer(read, worth, rules, "two-han-minimum")
    return _answer(read, worth, rules, "furiten" if furiten and read.win and read.win.by == "ron" else None)


def _answer(read: Hand, worth: Value, rules: Mapping[str, str], reason: str | None) -> WinAnswer:
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
        total=0 if reason else paid[read.seat] - read.deposits * DEPOSIT,
        payments=paid if known else None,
        liable=liable.seat if liable and not reason else None,
    )


def _no_win(reason: str) -> WinAnswer:
    return WinAnswer(
        valid=False, reason=reason, yaku=[], fu=[], fu_total=0, han=0, yakuman=0, limit=None, total=0,
        payments=None, liable=None,
    )  # fmt: skip
