"""Extra time: what was added to a hanchan's clock, and taken off again. None is ever changed."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, CheckConstraint, Connection, ForeignKeyConstraint, Index, Text, func, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal


class ExtraTime(Redactable, Member, Base):
    """So many seconds more for a hanchan, or fewer where below zero: the sum of all is what its table has.

    `ruling_id`: the ruling that took the time. `request`: the body as it was sent.
    """

    __tablename__ = "extra_time"

    journal_seq: Mapped[int]
    hanchan_id: Mapped[UUID]
    seconds: Mapped[int]
    ruling_id: Mapped[UUID | None]
    official_id: Mapped[UUID]
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    reason: Mapped[str | None] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "journal_seq"], ["journal_entry.tournament_id", "journal_entry.seq"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "ruling_id"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        CheckConstraint("seconds <> 0", name="seconds"),
        Index("ix_extra_time_hanchan", "tournament_id", "hanchan_id"),
    )


EXTRA_TIME = table_of(ExtraTime)


def add(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store it, entry `time.added`.

    `values`: the columns of `ExtraTime` but tournament_id, journal_seq, official_id and server_at, which come from the
    journal.
    """
    row = {**values, "journal_seq": journal.next_seq, "official_id": journal.who, "server_at": journal.at}
    optional = ("ruling_id", "reason", "device_at", "clock_offset_ms")
    details = {name: row[name] for name in optional if row.get(name) is not None}
    return register.add(
        journal, ExtraTime, "time.added", row, {"hanchan_id": row["hanchan_id"], "seconds": row["seconds"], **details}
    )


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> ExtraTime | None:
    """Return the extra time with that id, or None."""
    return register.find(connection, ExtraTime, tournament_id, identity)


def totals(connection: Connection, tournament_id: UUID) -> dict[UUID, int]:
    """Sum the seconds that each hanchan's table was given, of those that were given any."""
    query = select(EXTRA_TIME.c.hanchan_id, func.sum(EXTRA_TIME.c.seconds)).group_by(EXTRA_TIME.c.hanchan_id)
    rows = connection.execute(query.where(EXTRA_TIME.c.tournament_id == tournament_id))
    return {hanchan: int(seconds) for hanchan, seconds in rows}


def for_ruling(connection: Connection, tournament_id: UUID, ruling: UUID) -> int:
    """Return the seconds given for that ruling, those taken off again subtracted."""
    query = select(func.coalesce(func.sum(EXTRA_TIME.c.seconds), 0))
    query = query.where(EXTRA_TIME.c.tournament_id == tournament_id, EXTRA_TIME.c.ruling_id == ruling)
    return int(connection.execute(query).scalar_one())
