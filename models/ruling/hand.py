"""Which hand of a hanchan: prevailing wind, number, counters; any of them may be unknown."""

from typing import Any, NamedTuple

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

SEATS = ("east", "south", "west", "north")


class Hand(NamedTuple):
    """A hand as the field names it: East 2, 1 counter is Hand("east", 2, 1)."""

    wind: str
    number: int
    counters: int | None = None

    def may_be(self, other: "Hand | None") -> bool:
        """Return whether `other` can be the same hand; what one of them leaves open does not tell them apart."""
        return other is None or self.order(other) == 0

    def order(self, other: "Hand") -> int:
        """Compare hands: below zero when this one is played before `other`, zero when they may be the same."""
        mine, theirs = ((SEATS.index(hand.wind), hand.number) for hand in (self, other))
        if mine == theirs and self.counters is not None and other.counters is not None:
            return self.counters - other.counters
        return (mine > theirs) - (mine < theirs)


class HandColumns:
    """The hand of an event at a table; empty when nobody said which hand it was."""

    hand_wind: Mapped[str | None] = mapped_column(String(5))
    hand_number: Mapped[int | None]
    hand_counters: Mapped[int | None]


def columns_of(hand: Hand | None) -> dict[str, str | int | None]:
    """Return the three columns that keep `hand`."""
    wind, number, counters = hand or (None, None, None)
    return {"hand_wind": wind, "hand_number": number, "hand_counters": counters}


def hand_of(row: Any) -> Hand | None:
    """Return the hand kept in `row`, or None."""
    return None if row.hand_wind is None else Hand(row.hand_wind, row.hand_number, row.hand_counters)
