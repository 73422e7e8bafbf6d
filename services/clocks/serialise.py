"""Clocks of hanchans as they are answered."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row

from rulings.clocks.game_clock import end_of_time
from services.clocks.game_clocks import Game
from services.clocks.lateness_clocks import millis, moment
from services.rulebook_revisions import revision


def game(found: Game) -> dict[str, Any]:
    """The times of a hanchan, without an id."""
    return {
        "label": found.hanchan.label,
        "round": found.hanchan.round,
        "scheduled_at": found.scheduled_at,
        "minutes": found.minutes,
        "extra_seconds": found.extra_seconds,
        "cancelled": found.cancelled,
        "began_at": None if found.began is None else moment(found.began),
        "ends_at": None if found.clock is None else moment(found.clock.ends),
    }


def running(found: Game, now: datetime) -> dict[str, Any]:
    """The same with its ids, and how its clock stands now."""
    clock, at = found.clock, millis(now)
    stands = {
        "seconds_left": None if clock is None else clock.left(at),
        "time_is_up": clock is not None and clock.is_up(at),
    }
    return {"hanchan": found.hanchan.id, "table": found.hanchan.table_id, **game(found), **stands}


def end(connection: Connection, tournament: Row[Any]) -> dict[str, str]:
    """What the tournament's rulebook plays when time is up."""
    book = revision(connection, tournament.revision)
    assert book is not None, "a tournament plays under a revision that is kept"  # noqa: S101 -- for the type checker
    policy = end_of_time(book)
    return {"still": policy.still, "chonbo": policy.chonbo}
