"""Who may see a season's standings."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

from sqlalchemy import Connection

from models.league import leagues, managers, season_settings
from models.league.season_settings import Season
from services.errors import NotFound


def require_readable(
    connection: Connection, season_id: UUID, account: UUID | None, is_official: Callable[[UUID], bool]
) -> Season:
    """Return the season where it is open to everybody, its league's manager asks, or an official of a tournament of it.

    `is_official`: whether the caller is one of that tournament. Raises NotFound, the same for a season that is not
    there and one that is closed: whoever guesses learns nothing.
    """
    season = season_settings.find(connection, season_id)
    if season is not None and (season.standings_open or is_of_season(connection, season, account, is_official)):
        return season
    raise NotFound("There is no such season, or its standings are not open: the league's managers open them.")


def is_of_season(
    connection: Connection, season: Season, account: UUID | None, is_official: Callable[[UUID], bool]
) -> bool:
    """Return whether the league's manager asks, or an official of a tournament of the season."""
    if account is not None and season.league_id in managers.leagues_of(connection, account):
        return True
    return any(is_official(row.id) for row in leagues.tournaments_of(connection, season))
