"""Leagues, and in which of their seasons a tournament is played: those of one season count together."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import CheckConstraint, Connection, ForeignKey, Index, Select, String, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from models.database import register
from models.database.base import LATER, Base, Member, table_of
from models.database.typed_rows import all_as, first_as
from models.database.types import UtcDateTime
from models.event.tournaments import TOURNAMENT, Tournament
from models.journal.journal import Entry, Journal
from models.league.season_settings import SEASON, Season, find_or_create
from models.people.players import PLAYER


class League(Base):
    """A league, which outlives its tournaments."""

    __tablename__ = "league"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    slug: Mapped[str] = mapped_column(String(80), unique=True)
    name: Mapped[str] = mapped_column(String(200))


class SeasonMembership(Member, Base):
    """The season of a league in which a tournament, whose id this bears, is played, until `left_at`.

    `season`: the season's key.
    """

    __tablename__ = "season_membership"

    league_id: Mapped[UUID] = mapped_column(ForeignKey("league.id"))
    season: Mapped[str] = mapped_column(String(40))
    left_at: Mapped[datetime | None] = mapped_column(UtcDateTime(), info=LATER)

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
    """The league that a tournament is played in, and the season: its name and its id."""

    id: UUID
    slug: str
    name: str
    season: str
    season_id: UUID


LEAGUE = table_of(League)
MEMBERSHIP = table_of(SeasonMembership)
PLAYED_IN = MEMBERSHIP.c.left_at.is_(None)
_OF_SEASON = (MEMBERSHIP.c.league_id == SEASON.c.league_id) & (MEMBERSHIP.c.season == SEASON.c.key)


class MemberAlreadyError(Exception):
    """The tournament is played in a season already."""


def create(connection: Connection, identity: UUID, slug: str, name: str) -> None:
    """Create a league. Raises sqlalchemy.exc.IntegrityError for a slug that is taken."""
    connection.execute(insert(LEAGUE), {"id": identity, "slug": slug, "name": name})


def find(connection: Connection, identity: UUID) -> League | None:
    """Find the league with that id, or None."""
    return first_as(League, connection.execute(select(LEAGUE).where(LEAGUE.c.id == identity)))


def hold(connection: Connection, identity: UUID) -> None:
    """Make whatever else holds this league wait until the transaction ends."""
    connection.execute(select(LEAGUE.c.id).where(LEAGUE.c.id == identity).with_for_update())


def rename(connection: Connection, identity: UUID, name: str) -> None:
    """Give a league another name."""
    connection.execute(update(LEAGUE).where(LEAGUE.c.id == identity).values(name=name))


def find_all(connection: Connection, identities: Collection[UUID]) -> Sequence[League]:
    """Return these leagues, by name."""
    query = select(LEAGUE).where(LEAGUE.c.id.in_(identities))
    return all_as(League, connection.execute(query.order_by(LEAGUE.c.name, LEAGUE.c.id)))


def find_by_slug(connection: Connection, slug: str) -> League | None:
    """Return the league with that slug, or None."""
    return first_as(League, connection.execute(select(LEAGUE).where(LEAGUE.c.slug == slug)))


def all_leagues(connection: Connection) -> Sequence[League]:
    """Return every league, by slug."""
    return all_as(League, connection.execute(select(LEAGUE).order_by(LEAGUE.c.slug)))


def members(connection: Connection, league_id: UUID) -> Sequence[SeasonTournament]:
    """Return season, slug and name of each of its tournaments, by season, oldest first."""
    joined = MEMBERSHIP.join(TOURNAMENT, TOURNAMENT.c.id == MEMBERSHIP.c.tournament_id).join(SEASON, _OF_SEASON)
    query: Select[Any] = select(SEASON.c.name, TOURNAMENT.c.slug, TOURNAMENT.c.name).select_from(joined)
    query = query.where(MEMBERSHIP.c.league_id == league_id, PLAYED_IN)
    order = (SEASON.c.name, TOURNAMENT.c.created_at, TOURNAMENT.c.id)
    return [SeasonTournament(*row) for row in connection.execute(query.order_by(*order))]


def tournaments_of(connection: Connection, season: Season) -> Sequence[Tournament]:
    """Return the tournaments of a season, oldest first."""
    joined = TOURNAMENT.join(MEMBERSHIP, TOURNAMENT.c.id == MEMBERSHIP.c.tournament_id)
    query = select(TOURNAMENT).select_from(joined).order_by(TOURNAMENT.c.created_at, TOURNAMENT.c.id)
    own = (MEMBERSHIP.c.league_id == season.league_id, MEMBERSHIP.c.season == season.key, PLAYED_IN)
    return all_as(Tournament, connection.execute(query.where(*own)))


def join(journal: Journal, league: League, season: str) -> Entry:
    """Put the journal's tournament into the season with that key, entry `season.joined`. Raises MemberAlreadyError."""
    if membership(journal.connection, journal.tournament_id) is not None:
        raise MemberAlreadyError
    found = find_or_create(journal.connection, league.id, season, journal.at)
    row = {"league_id": league.id, "season": season, "left_at": None}
    if register.find(journal.connection, SeasonMembership, journal.tournament_id, journal.tournament_id) is None:
        values = {"id": journal.tournament_id, **row}
        return register.add(journal, SeasonMembership, "season.joined", values, _details(league, found))
    details = _details(league, found)
    return register.change(journal, SeasonMembership, "season.joined", journal.tournament_id, row, details)


def leave(journal: Journal, league: League, season: Season, reason: str) -> Entry:
    """Take the journal's tournament out of the season that it is played in, entry `season.left`."""
    details = {**_details(league, season), "reason": reason}
    changes = {"left_at": journal.at}
    return register.change(journal, SeasonMembership, "season.left", journal.tournament_id, changes, details)


def membership(connection: Connection, tournament_id: UUID) -> PlayedSeason | None:
    """Return id, slug and name of a tournament's league, and the season; None where it is played in none."""
    joined = MEMBERSHIP.join(LEAGUE, LEAGUE.c.id == MEMBERSHIP.c.league_id).join(SEASON, _OF_SEASON)
    query = select(LEAGUE.c.id, LEAGUE.c.slug, LEAGUE.c.name, SEASON.c.name, SEASON.c.id).select_from(joined)
    row = connection.execute(query.where(MEMBERSHIP.c.tournament_id == tournament_id, PLAYED_IN)).first()
    return None if row is None else PlayedSeason(*row)


def players_elsewhere(connection: Connection, tournament_id: UUID) -> Sequence[tuple[str, str, bool]]:
    """Return name and id number of each player of the other tournaments of its league, whatever the season.

    And whether the entry was joined with another one, which counts instead.
    """
    mine, theirs = MEMBERSHIP.alias("mine"), MEMBERSHIP.alias("theirs")
    joined = mine.join(theirs, theirs.c.league_id == mine.c.league_id)
    joined = joined.join(PLAYER, PLAYER.c.tournament_id == theirs.c.tournament_id)
    query = select(PLAYER.c.name, PLAYER.c.id_number, PLAYER.c.merged_into.is_not(None)).select_from(joined).distinct()
    here = (mine.c.tournament_id == tournament_id, mine.c.left_at.is_(None))
    there = (theirs.c.tournament_id != tournament_id, theirs.c.left_at.is_(None), PLAYER.c.removed_at.is_(None))
    return [(name, number, bool(joined)) for name, number, joined in connection.execute(query.where(*here, *there))]


def _details(league: League, season: Season) -> dict[str, Any]:
    return {"league": {"id": league.id, "slug": league.slug, "name": league.name}, "season": season.name}
