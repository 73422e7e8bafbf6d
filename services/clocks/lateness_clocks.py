"""The clocks of a round, as the rules see its recorded times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid5

from sqlalchemy import Connection, Row

from models.event import schedules, timings
from models.money.ledger import Cause
from rulings import Rulebook
from rulings.clocks.timings import PersonClock, Timing, clock_of, standing
from rulings.scores.charges import Account
from services.rulebook_revisions import revision

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
WHO = {"player": "player", "official": "arbiter"}


@dataclass(frozen=True)
class Clock:
    """Somebody's clock in a round: `who` in the rulebook's words, the book that holds, what was recorded."""

    cause: Cause
    account: Account
    who: str
    book: Rulebook
    clock: PersonClock | None
    rows: Sequence[Row[Any]]


def clocks(connection: Connection, tournament_id: UUID, round_: str) -> list[Clock]:
    """Every clock of a round, those too that were taken back (`clock` None); in the order in which they began."""
    rows = timings.of_round(connection, tournament_id, round_)
    starts = {str(name): millis(at) for name, at in schedules.of_round(connection, tournament_id, round_).items()}
    said = told(rows)
    valid = {timing["id"] for timing in standing(said)}
    accounts = dict.fromkeys((row.person_kind, row.person_id) for row in rows if row.what == "absent")
    found = []
    for kind, person in accounts:
        own = [row for row in rows if row.person_id == person]
        clock = clock_of(str(person), said, starts)
        book = _book(connection, own, valid)
        first = next(row.hanchan_id for row in own if row.what == "absent")
        cause = Cause("clock", uuid5(tournament_id, f"{round_}/{person}"), first, round_)
        found.append(Clock(cause, Account(kind, str(person)), WHO[kind], book, clock, own))
    return found


def told(rows: Sequence[Row[Any]]) -> list[Timing]:
    """Stored timings as the rules read them."""
    return [_timing(row) for row in rows]


def millis(moment: datetime) -> int:
    """Whole milliseconds since 1970."""
    return (moment - EPOCH) // timedelta(milliseconds=1)


def moment(at: int) -> datetime:
    """The time of so many milliseconds since 1970."""
    return EPOCH + timedelta(milliseconds=at)


def _timing(row: Row[Any]) -> Timing:
    return {
        "id": str(row.id),
        "what": row.what,
        "hanchan": str(row.hanchan_id),
        "person": None if row.person_id is None else str(row.person_id),
        "at": millis(row.at),
        "arrived_at": None if row.arrived_at is None else millis(row.arrived_at),
        "takes_back": None if row.takes_back is None else str(row.takes_back),
    }


def _book(connection: Connection, own: Sequence[Row[Any]], valid: set[str]) -> Rulebook:
    """The rulebook of the moment when the person was first recorded as absent."""
    absent = [row for row in own if row.what == "absent"]
    first = next((row for row in absent if str(row.id) in valid), absent[0])
    book = revision(connection, first.revision)
    assert book is not None, "a timing names a revision that is kept"  # noqa: S101 -- for the type checker
    return book
