"""Help calls: a referee calls the head referee to a table before any ruling; a director where the event has none."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Connection,
    ForeignKeyConstraint,
    Index,
    String,
    bindparam,
    select,
)
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal
from models.ruling.hand import HandColumns

ENDS = ("ruled", "settled", "taken-back")


class HelpCall(Member, HandColumns, Base):
    """A call for help, open while `ended_at` is empty.

    `level`: with whom it lies. `called_at`, `answered_at`: by the device's corrected clock where it is known.
    `answered_by`: who comes. `ended_how`: ruled (`ruling_id`), settled, taken-back. `request`: the body as it was
    sent; it holds no text that anybody typed.
    """

    __tablename__ = "help_call"

    table_id: Mapped[UUID]
    hanchan_id: Mapped[UUID | None]
    level: Mapped[str] = mapped_column(String(12))
    official_id: Mapped[UUID]
    called_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    answered_by: Mapped[UUID | None]
    answered_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    ended_by: Mapped[UUID | None]
    ended_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    ended_how: Mapped[str | None] = mapped_column(String(10))
    ruling_id: Mapped[UUID | None]
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "table_id"], ["playing_table.tournament_id", "playing_table.id"]),
        ForeignKeyConstraint(["tournament_id", "hanchan_id"], ["hanchan.tournament_id", "hanchan.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "answered_by"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "ended_by"], ["official.tournament_id", "official.id"]),
        ForeignKeyConstraint(["tournament_id", "ruling_id"], ["ruling.tournament_id", "ruling.id"]),
        CheckConstraint("level IN ('head-referee', 'director')", name="level"),
        CheckConstraint("ended_how IN ('ruled', 'settled', 'taken-back')", name="ended_how"),
        CheckConstraint("(answered_at IS NULL) = (answered_by IS NULL)", name="answered"),
        CheckConstraint("(ended_at IS NULL) = (ended_how IS NULL)", name="ended"),
        Index("ix_help_call_table", "tournament_id", "table_id", "ended_at"),
    )


HELP_CALL = table_of(HelpCall)
_OPEN = (
    select(HELP_CALL)
    .where(HELP_CALL.c.tournament_id == bindparam("tournament"), HELP_CALL.c.ended_at.is_(None))
    .order_by(HELP_CALL.c.server_at, HELP_CALL.c.id)
)
_OPEN_AT_TABLE = _OPEN.where(HELP_CALL.c.table_id == bindparam("table"))
_TOLD = ("official_id", "table_id", "hanchan_id", "hand_wind", "hand_number", "hand_counters", "level", "called_at")


def call(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store an open help call, entry `help.called`.

    `values`: id, table_id, level, called_at, request; hanchan_id, hand_*, device_at, clock_offset_ms where known.
    """
    row = {**values, "official_id": journal.who, "server_at": journal.at}
    sent = values["request"]
    told = {name: row.get(name) for name in _TOLD}
    told |= {name: sent[name] for name in ("offenders", "foul", "facts", "context") if name in sent}
    return register.add(journal, HelpCall, "help.called", row, told)


def answer(journal: Journal, identity: UUID, at: datetime) -> Entry:
    """Say that the journal's official comes, entry `help.answered`."""
    return register.change(
        journal, HelpCall, "help.answered", identity, {"answered_by": journal.who, "answered_at": at}
    )


def end(journal: Journal, identity: UUID, how: str, at: datetime, ruling_id: UUID | None = None) -> Entry:
    """End a help call, entry `help.ended`; `how`: one of `ENDS`, `ruling_id` where it was ruled."""
    changes = {"ended_by": journal.who, "ended_at": at, "ended_how": how, "ruling_id": ruling_id}
    return register.change(journal, HelpCall, "help.ended", identity, changes)


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> HelpCall | None:
    """Find the help call with that id, open or ended, or None."""
    return register.find(connection, HelpCall, tournament_id, identity)


def open_ones(connection: Connection, tournament_id: UUID) -> Sequence[HelpCall]:
    """Return the open help calls of a tournament, oldest first."""
    return all_as(HelpCall, connection.execute(_OPEN, {"tournament": tournament_id}))


def open_at_table(connection: Connection, tournament_id: UUID, table_id: UUID) -> Sequence[HelpCall]:
    """Return the open help calls at a table, oldest first."""
    return all_as(HelpCall, connection.execute(_OPEN_AT_TABLE, {"tournament": tournament_id, "table": table_id}))
