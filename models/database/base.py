"""The declarative base of every model, and the columns that many of them share."""

from datetime import datetime
from typing import cast
from uuid import UUID

from sqlalchemy import ForeignKey, MetaData, Table, Uuid, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from models.database.types import JsonText, UtcDateTime

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
THERE = text("removed_at IS NULL")  # of what can be removed: names and numbers are unique among these
LATER = {"later": True}  # a column that came after rows were hashed: see models/database/row_hash.py


class Base(DeclarativeBase):
    """What every model inherits from; constraints get predictable names so that migrations can speak of them."""

    metadata = MetaData(naming_convention=NAMES)


class Redactable:
    """A table with personal texts: `seals` keep the row's hash right when they are redacted (`salted_hashes.py`)."""

    seals: Mapped[dict[str, dict[str, str]] | None] = mapped_column(JsonText(), info={"secret": True})


class Removable:
    """A table whose rows can be removed while nothing has used them: since `removed_at` they are in no list."""

    removed_at: Mapped[datetime | None] = mapped_column(UtcDateTime(), info=LATER)


class Member:
    """The key of everything that belongs to one tournament.

    The tournament is part of the key, so a reference can never cross from one tournament into another.
    """

    tournament_id: Mapped[UUID] = mapped_column(Uuid(), ForeignKey("tournament.id"), primary_key=True)
    id: Mapped[UUID] = mapped_column(primary_key=True)


def member_tables() -> list[Table]:
    """List every table of a tournament's things: what the audit forgets here could be changed unseen."""
    key = {"tournament_id", "id"}
    return [table for table in Base.metadata.sorted_tables if {column.name for column in table.primary_key} == key]


def table_of(model: type[Base]) -> Table:
    """Return the Core table of a model: the hot paths speak Core."""
    return cast(Table, model.__table__)
