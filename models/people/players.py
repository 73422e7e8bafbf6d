"""Players: a name and an id number in a tournament, perhaps in a team."""

from collections.abc import Collection
from uuid import UUID

from sqlalchemy import Connection, ForeignKeyConstraint, String, UniqueConstraint, bindparam, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, Member, Redactable, table_of
from models.database.typed_rows import all_as, first_as


class Player(Redactable, Member, Base):
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
_OF_TOURNAMENT = PLAYER.c.tournament_id == bindparam("tournament")
_TEAM = select(PLAYER.c.team_id).where(_OF_TOURNAMENT, PLAYER.c.id == bindparam("player"))
_MEMBERS = select(PLAYER.c.id).where(_OF_TOURNAMENT, PLAYER.c.team_id == bindparam("team")).order_by(PLAYER.c.id)


def find_all(connection: Connection, tournament_id: UUID, identities: Collection[UUID]) -> dict[UUID, Player]:
    """Return the players with these ids, by id."""
    query = select(PLAYER).where(PLAYER.c.tournament_id == tournament_id, PLAYER.c.id.in_(identities))
    return {row.id: row for row in all_as(Player, connection.execute(query))}


def find_by_number(connection: Connection, tournament_id: UUID, id_number: str) -> Player | None:
    """Find the player with that id number in the tournament, or None."""
    query = select(PLAYER).where(PLAYER.c.tournament_id == tournament_id, PLAYER.c.id_number == id_number)
    return first_as(Player, connection.execute(query))


def team_of(connection: Connection, tournament_id: UUID, player: UUID) -> tuple[UUID | None, list[UUID]]:
    """Return the player's team (None: plays alone), and its other members by id."""
    team = connection.execute(_TEAM, {"tournament": tournament_id, "player": player}).scalar_one()
    if team is None:
        return None, []
    return team, [mate for mate in members(connection, tournament_id, team) if mate != player]


def members(connection: Connection, tournament_id: UUID, team: UUID) -> list[UUID]:
    """Return the players of a team, by id."""
    return list(connection.execute(_MEMBERS, {"tournament": tournament_id, "team": team}).scalars())
