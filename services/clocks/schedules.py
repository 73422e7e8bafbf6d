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


class NewSchedule(TypedDict):
    """When a hanchan is to begin, and how many minutes it may last; None for no limit."""

    scheduled_at: datetime
    minutes: int | None


def change_schedule(journal: Journal, hanchan_id: UUID, sent: NewSchedule) -> dict[str, Any]:
    """Set when a hanchan is to begin, and charge anew what the round's clocks cost. Raises NotFound."""
    connection, tournament_id = journal.connection, journal.tournament_id
    hanchan = lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    schedules.set_(journal, hanchan_id, sent["scheduled_at"].astimezone(UTC), sent["minutes"])
    charge_clocks(journal, read_round(connection, tournament_id, hanchan.round), hanchan)
    return get_schedule(connection, tournament_id, hanchan_id)


def get_schedule(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> dict[str, Any]:
    """Return a hanchan's schedule. Raises NotFound."""
    row = schedules.find(connection, tournament_id, hanchan_id)
    if row is None:
        raise NotFound("Nobody said when this hanchan is to begin.")
    return {"hanchan": row.id, "scheduled_at": row.scheduled_at, "minutes": row.minutes}
