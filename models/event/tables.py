"""Tables: the places where hanchans are played."""

from uuid import UUID

from sqlalchemy import Connection, Index, String, UniqueConstraint, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, Member, table_of
from models.database.typed_rows import first_as


class PlayingTable(Member, Base):
    """A table; its label ("7", "B2") is unique in the tournament, its id, the code on paper, anywhere."""

    __tablename__ = "playing_table"

    label: Mapped[str] = mapped_column(String(40))

    __table_args__ = (
        UniqueConstraint("tournament_id", "label"),
        Index("ix_playing_table_id", "id", unique=True),
    )


TABLE = table_of(PlayingTable)


def find_by_label(connection: Connection, tournament_id: UUID, label: str) -> PlayingTable | None:
    """Return the table with that label in the tournament, or None."""
    query = select(TABLE).where(TABLE.c.tournament_id == tournament_id, TABLE.c.label == label)
    return first_as(PlayingTable, connection.execute(query))


def find_anywhere(connection: Connection, identity: UUID) -> PlayingTable | None:
    """Return the table with that id in whatever tournament, or None."""
    return first_as(PlayingTable, connection.execute(select(TABLE).where(TABLE.c.id == identity)))
