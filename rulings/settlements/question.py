"""The end of a hanchan as it is told: totals, sticks and penalties on the table, who won no hand, penalties to take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rulings.books.rulebook import Rulebook
from rulings.engine.context import SEATS
from rulings.engine.shapes import Transfer
from rulings.errors import BadFact, UnknownName, as_sent
from rulings.hands.win.payments import DEPOSIT
from rulings.scores.casual import check_offence, pay
from rulings.scores.hanchan_end import HanchanEnd, transfer
from rulings.scores.scoring import STICK, check_totals

AT = ("score", "table")
MOST_DEPOSITS = 99
MOST_POINTS = 1_000_000


@dataclass(frozen=True)
class Asked:
    """The end of a hanchan; whether penalties are paid at the table, beyond the book's list, and by its own value."""

    end: HanchanEnd
    at_table: bool
    extrapolated: bool
    by_book: bool


def asked_of(book: Rulebook, said: Mapping[str, Any]) -> Asked:
    """Read the end of a hanchan from JSON. Raises UnknownName or BadFact, naming the field.

    `points` go by seat at the start; `deposits` counts riichi sticks, `pot` points of penalties on the table; `winless`
    lists seats; of `penalties` each has `seat`, `kind`, `p`, `at` score or table, and `dealer`, the seat that dealt.
    """
    points = said.get("points")
    if not isinstance(points, Mapping) or set(points) != set(SEATS):
        raise BadFact("points", "There are not four totals.", "Give the points of all four seats.")
    check_totals(points)
    paid: list[Transfer] = []
    taken: dict[str, int] = {}
    extrapolated = by_book = False
    for number, penalty in enumerate(said.get("penalties") or ()):
        field = f"penalties.{number}"
        kind, p, seat = check_offence(book, penalty, field)
        by_book = by_book or penalty.get("p") is None
        if _one_of(penalty.get("at") or AT[0], AT, f"{field}.at", "place to pay a penalty") == AT[0]:
            taken[seat] = taken.get(seat, 0) + p
            continue
        transfers, guessed = _at_table(book, kind, p, seat, _dealer(penalty, field))
        paid += transfers
        extrapolated = extrapolated or guessed
    end = HanchanEnd(
        points={seat: points[seat] for seat in SEATS},
        deposits=_whole(said, "deposits", MOST_DEPOSITS) * DEPOSIT,
        pot=_hundreds(said, "pot"),
        winless=frozenset(_one_of(seat, SEATS, "winless", "seat") for seat in said.get("winless") or ()),
        paid=tuple(paid),
        penalties=taken,
    )
    return Asked(end, bool(paid), extrapolated, by_book)


def _dealer(penalty: Mapping[str, Any], field: str) -> int:
    return SEATS.index(_one_of(penalty.get("dealer") or SEATS[0], SEATS, f"{field}.dealer", "seat"))


def _at_table(book: Rulebook, kind: str, p: int, seat: str, dealer: int) -> tuple[list[Transfer], bool]:
    """Pay as seen from the hand's own winds, and name the seats as they were at the start."""
    transfers, guessed = pay(book.casual, kind, p, SEATS[(SEATS.index(seat) - dealer) % len(SEATS)])

    def at_start(place: str) -> str:
        return SEATS[(SEATS.index(place) + dealer) % len(SEATS)] if place in SEATS else place

    return [transfer(at_start(one["from"]), at_start(one["to"]), one["points"]) for one in transfers], guessed


def _one_of(value: object, known: Iterable[str], field: str, what: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise UnknownName(field, what, value, known)
    return value


def _whole(said: Mapping[str, Any], field: str, most: int) -> int:
    many = said.get(field) or 0
    if isinstance(many, bool) or not isinstance(many, int) or not 0 <= many <= most:
        raise BadFact(
            field, f"{as_sent(many)} is no number of riichi sticks.", f"Give a whole number from 0 to {most}."
        )
    return many


def _hundreds(said: Mapping[str, Any], field: str) -> int:
    points = said.get(field) or 0
    if isinstance(points, bool) or not isinstance(points, int) or not 0 <= points <= MOST_POINTS or points % STICK:
        raise BadFact(field, f"{as_sent(points)} is no whole number of hundreds.", "Give points such as 2000.")
    return points
