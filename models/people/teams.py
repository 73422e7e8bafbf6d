"""Teams: a name in a tournament, on whom points and fines may fall."""

from uuid import UUID

from sqlalchemy import Connection, Index, String, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import THERE, Base, Member, Removable, table_of
from models.database.typed_rows import first_as


class Team(Removable, Member, Base):
    """A team; its name is unique in the tournament."""

    __tablename__ = "team"

    name: Mapped[str] = mapped_column(String(200))

    __table_args__ = (
        Index("ix_team_name", "tournament_id", "name", unique=True, sqlite_where=THERE, postgresql_where=THERE),
    )


TEAM = table_of(Team)


def find_by_name(connection: Connection, tournament_id: UUID, name: str) -> Team | None:
    """Find the team with that name in the tournament, or None."""
    query = select(TEAM).where(TEAM.c.tournament_id == tournament_id, TEAM.c.name == name, THERE)
    return first_as(Team, connection.execute(query))
