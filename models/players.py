"""Players: a name and an id number in a tournament, perhaps in a team."""

from typing import Any
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, Row, String, UniqueConstraint, select
from sqlalchemy.orm import Mapped, mapped_column

from models.base import Base, Member, table_of


class Player(Member, Base):
    """A player; `id_number` (as on the badge) is unique in the tournament."""

    __tablename__ = "player"

    name: Mapped[str] = mapped_column(String(200))
    id_number: Mapped[str] = mapped_column(String(40))
    team_id: Mapped[UUID | None]

    __table_args__ = (
        UniqueConstraint("tournament_id", "id_number"),
        ForeignKeyConstraint(["tournament_id", "team_id"], ["team.tournament_id", "team.id"]),
    )


PLAYER = table_of(Player)


def find_by_number(connection: Connection, tournament_id: UUID, id_number: str) -> Row[Any] | None:
    """The player with that id number in the tournament, or None."""
    query = select(PLAYER).where(PLAYER.c.tournament_id == tournament_id, PLAYER.c.id_number == id_number)
    return connection.execute(query).first()
