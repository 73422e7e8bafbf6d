"""Seasons of a league: their name and dates, how they are ranked, and whether everybody may see the standings."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any
from uuid import UUID, uuid5

from sqlalchemy import Connection, ForeignKey, String, UniqueConstraint, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database.base import Base, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import JsonText, UtcDateTime


class Season(Base):
    """A season. Memberships of tournaments name it by its `key`, which stays when the season is renamed.

    `ranking`: the league's rules for the standings, as `RankingRules` has them; None for the usual ones.
    """

    __tablename__ = "season"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    league_id: Mapped[UUID] = mapped_column(ForeignKey("league.id"))
    key: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(40))
    starts_on: Mapped[date | None]
    ends_on: Mapped[date | None]
    ranking: Mapped[dict[str, Any] | None] = mapped_column(JsonText())
    standings_open: Mapped[bool]
    created_at: Mapped[datetime] = mapped_column(UtcDateTime())

    __table_args__ = (UniqueConstraint("league_id", "key"),)


SEASON = table_of(Season)


def create(connection: Connection, values: Mapping[str, Any]) -> None:
    """Create a season. Raises sqlalchemy.exc.IntegrityError for an id or a key that is taken."""
    connection.execute(insert(SEASON), dict(values))


def change(connection: Connection, identity: UUID, changes: Mapping[str, Any]) -> None:
    """Change columns of a season."""
    connection.execute(update(SEASON).where(SEASON.c.id == identity).values(**changes))


def find(connection: Connection, identity: UUID) -> Season | None:
    """Find the season with that id, or None."""
    return first_as(Season, connection.execute(select(SEASON).where(SEASON.c.id == identity)))


def find_by_key(connection: Connection, league_id: UUID, key: str) -> Season | None:
    """Find the season of the league that memberships name so, or None."""
    query = select(SEASON).where(SEASON.c.league_id == league_id, SEASON.c.key == key)
    return first_as(Season, connection.execute(query))


def of_leagues(connection: Connection, league_ids: Sequence[UUID]) -> Sequence[Season]:
    """List the seasons of these leagues, the newest first."""
    query = select(SEASON).where(SEASON.c.league_id.in_(league_ids))
    return all_as(Season, connection.execute(query.order_by(SEASON.c.created_at.desc(), SEASON.c.id.desc())))


def find_or_create(connection: Connection, league_id: UUID, key: str, at: datetime) -> Season:
    """Return the season that memberships name so; make it where there is none."""
    if find_by_key(connection, league_id, key) is None:
        named = {"id": uuid5(league_id, key), "league_id": league_id, "key": key, "name": key}
        create(connection, {**named, "standings_open": False, "created_at": at})
    found = find_by_key(connection, league_id, key)
    assert found is not None, "it was just made"  # noqa: S101 -- for the type checker
    return found
