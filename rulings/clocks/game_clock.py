"""How long a hanchan lasts: its minutes from when the game began, and the extra time that its table was given.

What is still played when time is up is the book's rule point `end-of-time`: `finish-hand`, the hand in progress is the
last (WRC 2015, chapter 8), or `one-more-hand` (older EMA practice). Whether a chonbo of the last hand is dealt again is
`chonbo-after-time`.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulings.books.rulebook import Rulebook

MINUTE = 60_000
SECOND = 1000


@dataclass(frozen=True)
class GameClock:
    """The clock of a hanchan that has begun; times in whole milliseconds since 1970."""

    began: int
    ends: int

    def left(self, now: int) -> int:
        """Return the whole seconds left at `now`, a second that has begun still counting; 0 once time is up."""
        return max(0, -((now - self.ends) // SECOND))

    def is_up(self, now: int) -> bool:
        """Return whether time is up: to the millisecond, as every phone must say the same."""
        return now >= self.ends


@dataclass(frozen=True)
class EndOfTime:
    """What is played when time is up: `still` finish-hand or one-more-hand; `chonbo` no-redeal or redeal."""

    still: str
    chonbo: str


def game_clock(began: int | None, minutes: int | None, extra_seconds: int) -> GameClock | None:
    """Return the clock of a hanchan; None before it begins, and where it has no limit.

    `began`: milliseconds since 1970; `extra_seconds`: all that its table was given, together.
    """
    if began is None or minutes is None:
        return None
    return GameClock(began, began + minutes * MINUTE + extra_seconds * SECOND)


def end_of_time(book: Rulebook) -> EndOfTime:
    """Return what this book plays when time is up; a revision of before the question was asked ends with the hand."""
    points = book.content["rule_points"]
    return EndOfTime(points.get("end-of-time", "finish-hand"), points["chonbo-after-time"])
