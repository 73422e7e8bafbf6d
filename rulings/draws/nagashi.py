"""Nagashi mangan: whether a row of discards makes one under a rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from rulings.draws.abortive import is_terminal_or_honour
from rulings.draws.question import Asked
from rulings.hands.tiles import SEATS

POINT = "nagashi-mangan"


class Nagashi(TypedDict):
    """Whether a seat made it, and what stands against it."""

    made: bool
    against: list[str]


def nagashi_of(asked: Asked, rules: Mapping[str, Any], seat: str) -> Nagashi | None:
    """Return None for a seat whose discards are not told."""
    if not asked.discards.get(seat):
        return None
    against = list(_against(asked, rules[POINT], seat))
    return Nagashi(made=not against, against=against)


def nagashi_seats(asked: Asked, rules: Mapping[str, Any]) -> list[str]:
    """Return who made it."""
    made = {seat: nagashi_of(asked, rules, seat) for seat in SEATS}
    return [seat for seat, found in made.items() if found and found["made"]]


def _against(asked: Asked, counted: str, seat: str) -> Iterator[str]:
    if counted == "not-used":
        yield "not-used"
    if not all(is_terminal_or_honour(one) for one in asked.discards[seat]):
        yield "other-discard"
    if seat in asked.taken:
        yield "discard-called"
    if counted == "win" and seat in asked.called:
        yield "open-hand"
    if seat in asked.dead:
        yield "dead-hand"
