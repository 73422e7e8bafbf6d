"""When hanchans are to begin: what lateness counts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import schedules
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from services import lookup
from services.clocks.charge import charge_clocks
from services.clocks.lateness_clocks import read_round
from services.errors import NotFound
from services.idempotency import check_replaces


class Schedule(TypedDict):
    """When a hanchan is to begin, and how many minutes it may last; None for no limit."""

    scheduled_at: datetime
    minutes: int | None


class NewSchedule(Schedule):
    """A schedule, and the one that it `replaces`, as the caller saw it; None for a hanchan's first."""

    replaces: Schedule | None


def change_schedule(journal: Journal, hanchan_id: UUID, sent: NewSchedule) -> dict[str, Any]:
    """Set when a hanchan is to begin, and charge anew what the round's clocks cost.

    Raises NotFound, and Conflict where it replaces another schedule than the one in force.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hanchan = lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    row, replaces = schedules.find(connection, tournament_id, hanchan_id), sent["replaces"]
    schedule = _plain(sent["scheduled_at"], sent["minutes"])
    stored = None if row is None else _plain(row.scheduled_at, row.minutes)
    check_replaces(stored, None if replaces is None else _plain(**replaces), schedule)
    schedules.set_(journal, hanchan_id, **schedule)
    charge_clocks(journal, read_round(connection, tournament_id, hanchan.round), hanchan)
    return get_schedule(connection, tournament_id, hanchan_id)


def get_schedule(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> dict[str, Any]:
    """Return a hanchan's schedule. Raises NotFound."""
    row = schedules.find(connection, tournament_id, hanchan_id)
    if row is None:
        raise NotFound("Nobody said when this hanchan is to begin.")
    return {"hanchan": row.id, "scheduled_at": row.scheduled_at, "minutes": row.minutes}


def _plain(scheduled_at: datetime, minutes: int | None) -> Schedule:
    return {"scheduled_at": scheduled_at.astimezone(UTC), "minutes": minutes}
