"""When hanchans are to begin, and how long they last: it may change on the day, and every change is in the journal."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, ColumnElement, Connection, ForeignKeyConstraint, func, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, table_of
from models.database.typed_rows import all_as
from models.database.types import UtcDateTime
from models.event import results
from models.event.hanchans import HANCHAN, IN_PLAY, PRESENT
from models.journal.journal import Entry, Journal


class Schedule(Member, Base):
    """When a hanchan, whose id this bears, is to begin: lateness counts from there. `minutes` is null for no limit."""

    __tablename__ = "schedule"

    scheduled_at: Mapped[datetime] = mapped_column(UtcDateTime())
    minutes: Mapped[int | None]

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "id"], ["hanchan.tournament_id", "hanchan.id"]),
        CheckConstraint("minutes > 0", name="minutes"),
    )


SCHEDULE = table_of(Schedule)
_SAME = (HANCHAN.c.tournament_id == SCHEDULE.c.tournament_id) & (HANCHAN.c.id == SCHEDULE.c.id)


def set_(
    journal: Journal, hanchan_id: UUID, scheduled_at: datetime, minutes: int | None, reason: str | None = None
) -> Entry | None:
    """Set when a hanchan is to begin: entry `hanchan.scheduled`, with a reason if any; none where it is so already."""
    values = {"scheduled_at": scheduled_at, "minutes": minutes}
    row = find(journal.connection, journal.tournament_id, hanchan_id)
    if row is None:
        return register.add(journal, Schedule, "hanchan.scheduled", {"id": hanchan_id, **values})
    if (row.scheduled_at, row.minutes) == (scheduled_at, minutes):
        return None
    told = values if reason is None else {**values, "reason": reason}
    return register.change(journal, Schedule, "hanchan.scheduled", hanchan_id, values, told)


def find(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> Schedule | None:
    """Return the schedule of that hanchan, or None."""
    return register.find(connection, Schedule, tournament_id, hanchan_id)


def of_round(connection: Connection, tournament_id: UUID, round_: str) -> dict[UUID, datetime]:
    """Return when each hanchan of a round is to begin, of those that have a schedule."""
    query = select(SCHEDULE.c.id, SCHEDULE.c.scheduled_at).join(HANCHAN, _SAME)
    rows = connection.execute(query.where(SCHEDULE.c.tournament_id == tournament_id, HANCHAN.c.round == round_))
    return {row.id: row.scheduled_at for row in rows}


def all_of(connection: Connection, tournament_id: UUID) -> dict[UUID, Schedule]:
    """Return the schedule of each hanchan of the tournament that has one."""
    return _of(connection, tournament_id, PRESENT)


def last_end(connection: Connection, tournament_id: UUID) -> datetime | None:
    """Return when the last hanchan in play without a result is to end, by its schedule; None where none is to come."""
    rows = _of(connection, tournament_id, IN_PLAY)
    left = rows.keys() - results.hanchans_with_result(connection, tournament_id)
    return max((rows[id_].scheduled_at + timedelta(minutes=rows[id_].minutes or 0) for id_ in left), default=None)


def _of(connection: Connection, tournament_id: UUID, which: ColumnElement[bool]) -> dict[UUID, Schedule]:
    query = select(SCHEDULE).join(HANCHAN, _SAME).where(SCHEDULE.c.tournament_id == tournament_id, which)
    return {row.id: row for row in all_as(Schedule, connection.execute(query))}


def how_many_begun(connection: Connection, tournament_id: UUID, now: datetime) -> int:
    """Count the hanchans that should have begun by now."""
    begun = (SCHEDULE.c.tournament_id == tournament_id, SCHEDULE.c.scheduled_at <= now)
    return int(connection.execute(select(func.count()).select_from(SCHEDULE).where(*begun)).scalar_one())
