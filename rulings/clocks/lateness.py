"""Lateness as a pure function of rulebook, who, and seconds late: what it costs now and when it next costs more."""

from __future__ import annotations

from typing import Any

from rulings.books.content import LatenessTable
from rulings.books.rulebook import Rulebook
from rulings.engine.shapes import Lateness
from rulings.errors import BadFact, RuleError, UnknownName

LONGEST = 24 * 60 * 60


def assess(book: Rulebook, who: Any, seconds: Any) -> Lateness:
    """Return what it costs `who` ("player" or "arbiter") to be `seconds` late, and the next change.

    Points are whole P, fines integer minor units. Raises UnknownName when the book times nobody of that name, BadFact
    for seconds that are no whole number from 0 to a day.
    """
    content = _content(book, who)
    if isinstance(seconds, bool) or not isinstance(seconds, int) or not 0 <= seconds <= LONGEST:
        raise BadFact(
            "seconds", f"{seconds!r} can't be how late somebody is.", f"Give whole seconds from 0 to {LONGEST}."
        )
    clock = book.clock(who)
    now = clock.cost(seconds)
    if book.lateness_not_applied:
        now["effects"] = ["not-applied-in-casual-play"]
    next_band = clock.next_band(seconds)
    coming = next_band["at_seconds"] if next_band else seconds
    return {
        "rulebook": book.names(),
        "who": who,
        "seconds": seconds,
        **now,
        "next": clock.next_change(seconds),
        "next_band": next_band,
        "source": content["source"],
        "readings": [{"id": name, "chosen": book.readings[name]} for name in readings_used(book, who, coming)],
    }


def readings_used(book: Rulebook, who: str, seconds: int) -> list[str]:
    """Return the readings behind the cost up to that second: of the bands reached, and of how minutes count.

    Whole minutes stand for any second of the last one: ask for its end.
    """
    if book.lateness_not_applied:
        return []
    content = _content(book, who)
    clock = book.clock(who)
    reached = [band for band in content["bands"] if clock.opens(band) <= seconds]
    return list(dict.fromkeys(name for part in (*reached, content) for name in part["readings"]))


def _content(book: Rulebook, who: Any) -> LatenessTable:
    if not book.lateness:
        raise RuleError("who", f"{book.id} says nothing of lateness.", "Choose a rulebook with a lateness table.")
    if not isinstance(who, str) or who not in book.lateness:
        raise UnknownName("who", "lateness clock for", who, book.lateness)
    return book.lateness[who]
