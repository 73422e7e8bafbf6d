"""Leagues and their seasons: which tournaments count together. Only the machine's owner puts a tournament into one."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import CheckConstraint, Connection, ForeignKey, Index, Select, String, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import Base, Member, table_of
from models.database.typed_rows import all_as, first_as
from models.event.tournaments import TOURNAMENT
from models.journal.journal import Entry, Journal


class League(Base):
    """A league, which outlives its tournaments."""

    __tablename__ = "league"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    slug: Mapped[str] = mapped_column(String(80), unique=True)
    name: Mapped[str] = mapped_column(String(200))


class SeasonMembership(Member, Base):
    """The season of a league in which a tournament, whose id this bears, is played; it never leaves it."""

    __tablename__ = "season_membership"

    league_id: Mapped[UUID] = mapped_column(ForeignKey("league.id"))
    season: Mapped[str] = mapped_column(String(40))

    __table_args__ = (
        CheckConstraint("id = tournament_id", name="one"),
        Index("ix_season_membership_season", "league_id", "season"),
    )


class SeasonTournament(NamedTuple):
    """A tournament in a season of a league."""

    season: str
    slug: str
    name: str


class PlayedSeason(NamedTuple):
    """The league that a tournament is played in, and the season."""

    id: UUID
    slug: str
    name: str
    season: str


LEAGUE = table_of(League)
MEMBERSHIP = table_of(SeasonMembership)


class MemberAlreadyError(Exception):
    """The tournament is played in a season already."""


def create(connection: Connection, identity: UUID, slug: str, name: str) -> None:
    """Create a league. Raises sqlalchemy.exc.IntegrityError for a slug that is taken."""
    connection.execute(insert(LEAGUE), {"id": identity, "slug": slug, "name": name})


def find_by_slug(connection: Connection, slug: str) -> League | None:
    """Return the league with that slug, or None."""
    return first_as(League, connection.execute(select(LEAGUE).where(LEAGUE.c.slug == slug)))


def all_leagues(connection: Connection) -> Sequence[League]:
    """Return every league, by slug."""
    return all_as(League, connection.execute(select(LEAGUE).order_by(LEAGUE.c.slug)))


def members(connection: Connection, league_id: UUID) -> Sequence[SeasonTournament]:
    """Return season, slug and name of each of its tournaments, by season, oldest first."""
    joined = MEMBERSHIP.join(TOURNAMENT, TOURNAMENT.c.id == MEMBERSHIP.c.tournament_id)
    query: Select[Any] = select(MEMBERSHIP.c.season, TOURNAMENT.c.slug, TOURNAMENT.c.name).select_from(joined)
    query = query.where(MEMBERSHIP.c.league_id == league_id)
    order = (MEMBERSHIP.c.season, TOURNAMENT.c.created_at, TOURNAMENT.c.id)
    return [SeasonTournament(*row) for row in connection.execute(query.order_by(*order))]


def join(journal: Journal, league: League, season: str) -> Entry:
    """Put the journal's tournament into that season, entry `season.joined`. Raises MemberAlreadyError."""
    if membership(journal.connection, journal.tournament_id) is not None:
        raise MemberAlreadyError
    row = {"id": journal.tournament_id, "league_id": league.id, "season": season}
    details = {"league": {"id": league.id, "slug": league.slug, "name": league.name}, "season": season}
    return register.add(journal, SeasonMembership, "season.joined", row, details)


def membership(connection: Connection, tournament_id: UUID) -> PlayedSeason | None:
    """Return id, slug and name of a tournament's league, and the season; None where it is played in none."""
    joined = MEMBERSHIP.join(LEAGUE, LEAGUE.c.id == MEMBERSHIP.c.league_id)
    query = select(LEAGUE.c.id, LEAGUE.c.slug, LEAGUE.c.name, MEMBERSHIP.c.season).select_from(joined)
    row = connection.execute(query.where(MEMBERSHIP.c.tournament_id == tournament_id)).first()
    return None if row is None else PlayedSeason(*row)
