"""Notes on rulings: what somebody wrote down after the ruling was issued. None is ever changed."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, Connection, ForeignKeyConstraint, Index, Text, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as
from models.database.types import JsonText, UtcDateTime
from models.journal.journal import Entry, Journal


class RulingNote(Redactable, Member, Base):
    """A note on a ruling. `noted_at`: when, by the device's corrected clock where it is known.

    `request`: the body as it was sent.
    """

    __tablename__ = "ruling_note"

    ruling_id: Mapped[UUID]
    official_id: Mapped[UUID]
    noted_at: Mapped[datetime] = mapped_column(UtcDateTime())
    device_at: Mapped[datetime | None] = mapped_column(UtcDateTime())
    clock_offset_ms: Mapped[int | None] = mapped_column(BigInteger())
    server_at: Mapped[datetime] = mapped_column(UtcDateTime())
    note: Mapped[str] = mapped_column(Text())
    request: Mapped[dict[str, Any]] = mapped_column(JsonText())

    __table_args__ = (
        ForeignKeyConstraint(["tournament_id", "ruling_id"], ["ruling.tournament_id", "ruling.id"]),
        ForeignKeyConstraint(["tournament_id", "official_id"], ["official.tournament_id", "official.id"]),
        Index("ix_ruling_note_ruling", "tournament_id", "ruling_id"),
    )


RULING_NOTE = table_of(RulingNote)
_OF_RULING = (
    select(RULING_NOTE)
    .where(RULING_NOTE.c.tournament_id == bindparam("tournament"), RULING_NOTE.c.ruling_id == bindparam("ruling"))
    .order_by(RULING_NOTE.c.server_at, RULING_NOTE.c.id)
)


def add(journal: Journal, values: Mapping[str, Any]) -> Entry:
    """Store a note, entry `note.added`.

    `values`: id, ruling_id, noted_at, note, request; device_at and clock_offset_ms where known.
    """
    row = {**values, "official_id": journal.who, "server_at": journal.at}
    details = {name: values[name] for name in ("device_at", "clock_offset_ms") if values.get(name) is not None}
    said = {"ruling": values["ruling_id"], "noted_at": values["noted_at"], "note": values["note"]}
    return register.add(journal, RulingNote, "note.added", row, {**said, **details})


def find(connection: Connection, tournament_id: UUID, identity: UUID) -> RulingNote | None:
    """Find the note with that id, or None."""
    return register.find(connection, RulingNote, tournament_id, identity)


def of_ruling(connection: Connection, tournament_id: UUID, ruling_id: UUID) -> Sequence[RulingNote]:
    """Return the notes on a ruling, in the order in which they arrived."""
    return all_as(RulingNote, connection.execute(_OF_RULING, {"tournament": tournament_id, "ruling": ruling_id}))
