"""When hanchans are to begin: what lateness counts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypedDict
from uuid import UUID

from sqlalchemy import Connection

from models.event import schedules
from models.event.hanchans import Hanchan
from models.journal.journal import Journal
from models.people.credentials import Caller
from services import lookup
from services.clocks.approval import Approval, check_approved, check_not_own
from services.clocks.charge import Charged, charge_clocks
from services.clocks.double_charge import is_ruled
from services.clocks.lateness_clocks import read_round
from services.clocks.previews import answer_preview
from services.errors import NotFound
from services.idempotency import check_replaces


class Schedule(TypedDict):
    """When a hanchan is to begin, and how many minutes it may last; None for no limit."""

    scheduled_at: datetime
    minutes: int | None


class NewSchedule(Schedule, Approval):
    """A schedule, and the one that it `replaces`, as the caller saw it; None for a hanchan's first."""

    replaces: Schedule | None


def change_schedule(journal: Journal, caller: Caller, hanchan_id: UUID, sent: NewSchedule) -> dict[str, Any]:
    """Set when a hanchan is to begin, and charge anew what the round's clocks cost.

    Raises NotFound, Conflict where it replaces another schedule than the one in force, and what `check_not_own` and
    `check_approved` do.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hanchan = lookup.require(connection, Hanchan, "hanchan", tournament_id, hanchan_id)
    charged = _set(journal, caller, hanchan, sent)
    if charged is not None and (charged.booked or charged.changes or is_ruled(connection, tournament_id, hanchan_id)):
        check_approved(caller, sent, charged.changes)
    return get_schedule(connection, tournament_id, hanchan_id)


def preview_schedule(
    journal: Journal, caller: Caller, hanchan_id: UUID, sent: NewSchedule, language: str
) -> dict[str, Any]:
    """Return what `change_schedule` would charge instead of what is; the journal is to be rolled back.

    Raises what it does, but for the approval.
    """
    hanchan = lookup.require(journal.connection, Hanchan, "hanchan", journal.tournament_id, hanchan_id)
    before = read_round(journal.connection, journal.tournament_id, hanchan.round)
    charged = _set(journal, caller, hanchan, sent)
    after = before.beginning(hanchan_id, sent["scheduled_at"]) if charged else before
    return answer_preview(journal, charged.changes if charged else [], [(before, after)], language)


def _set(journal: Journal, caller: Caller, hanchan: Hanchan, sent: NewSchedule) -> Charged | None:
    """Set the schedule; return what it changes where the start is moved."""
    connection, tournament_id, hanchan_id = journal.connection, journal.tournament_id, hanchan.id
    row, replaces = schedules.find(connection, tournament_id, hanchan_id), sent["replaces"]
    schedule = plain(sent["scheduled_at"], sent["minutes"])
    stored = None if row is None else plain(row.scheduled_at, row.minutes)
    check_replaces(stored, None if replaces is None else plain(**replaces), schedule)
    moved = row is not None and row.scheduled_at != schedule["scheduled_at"]
    if not moved:
        schedules.set_(journal, hanchan_id, **schedule)
        return None
    before = read_round(connection, tournament_id, hanchan.round)
    schedules.set_(journal, hanchan_id, **schedule, reason=sent.get("reason"))
    after = before.beginning(hanchan_id, schedule["scheduled_at"])
    check_not_own(connection, caller, before, after)
    return charge_clocks(journal, after, hanchan, sent.get("reason"))


def get_schedule(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> dict[str, Any]:
    """Return a hanchan's schedule. Raises NotFound."""
    row = schedules.find(connection, tournament_id, hanchan_id)
    if row is None:
        raise NotFound("Nobody said when this hanchan is to begin.")
    return {"hanchan": row.id, "scheduled_at": row.scheduled_at, "minutes": row.minutes}


def plain(scheduled_at: datetime, minutes: int | None) -> Schedule:
    """Return a schedule as it is stored and compared."""
    return {"scheduled_at": scheduled_at.astimezone(UTC), "minutes": minutes}
