"""Tables: the places where hanchans are played."""

from typing import Any
from uuid import UUID

from sqlalchemy import Connection, Row, String, UniqueConstraint, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, Member, table_of


class PlayingTable(Member, Base):
    """A table; its label ("7", "B2") is unique in the tournament."""

    __tablename__ = "playing_table"

    label: Mapped[str] = mapped_column(String(40))

    __table_args__ = (UniqueConstraint("tournament_id", "label"),)


TABLE = table_of(PlayingTable)


def find_by_label(connection: Connection, tournament_id: UUID, label: str) -> Row[Any] | None:
    """Return the table with that label in the tournament, or None."""
    query = select(TABLE).where(TABLE.c.tournament_id == tournament_id, TABLE.c.label == label)
    return connection.execute(query).first()


def find_anywhere(connection: Connection, identity: UUID) -> Row[Any] | None:
    """Return the table with that id in whatever tournament, or None."""
    return connection.execute(select(TABLE).where(TABLE.c.id == identity)).first()
