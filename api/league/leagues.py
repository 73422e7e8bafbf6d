"""The leagues of an account: created, renamed, their seasons, what was changed in them."""

from __future__ import annotations

from uuid import UUID

from flask import Response

from api.access.auth import account_caller
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.store import read, write
from api.league import leagues_schemas as schemas
from api.league.season_standings_schemas import RankedSeason
from services.league import leagues, seasons

blp = Blueprint("leagues", description="Leagues")


@blp.get("/account/leagues")
@blp.answers(200, schemas.Leagues)
def list_leagues() -> Response:
    """The leagues that the account manages, with their managers, seasons and tournaments"""
    with read() as connection:
        return send({"items": leagues.list_leagues(connection, account_caller())})


@blp.put("/account/leagues/<uuid:league_id>")
@blp.arguments(schemas.LeagueRequest)
@blp.answers(201, schemas.ManagedLeague)
@blp.answers(200, schemas.ManagedLeague, description="It was made before by this account")
def put_league(sent: leagues.NewLeague, league_id: UUID) -> Response:
    """Make a league, which the account manages"""
    with write() as connection:
        return send_put(*leagues.put_league(connection, account_caller(), league_id, sent))


@blp.patch("/account/leagues/<uuid:league_id>")
@blp.arguments(schemas.LeagueRename)
@blp.answers(200, schemas.ManagedLeague)
def rename_league(sent: leagues.LeagueRename, league_id: UUID) -> Response:
    """Give a league another name, in place of the one that the caller saw"""
    with write() as connection:
        return send(leagues.rename_league(connection, account_caller(), league_id, sent))


@blp.get("/account/leagues/<uuid:league_id>/changes")
@blp.answers(200, schemas.LeagueChanges)
def list_changes(league_id: UUID) -> Response:
    """What was changed in a league, by whom, the newest first"""
    with read() as connection:
        return send({"items": leagues.list_changes(connection, account_caller(), league_id)})


@blp.put("/account/leagues/<uuid:league_id>/seasons/<uuid:season_id>")
@blp.arguments(schemas.SeasonRequest)
@blp.answers(201, RankedSeason)
@blp.answers(200, RankedSeason, description="It was made before: the same answer")
def put_season(sent: seasons.WrittenSeason, league_id: UUID, season_id: UUID) -> Response:
    """Make a season of a league"""
    with write() as connection:
        return send_put(*seasons.put_season(connection, account_caller(), league_id, season_id, sent))


@blp.patch("/account/leagues/<uuid:league_id>/seasons/<uuid:season_id>")
@blp.arguments(schemas.SeasonChange)
@blp.answers(200, RankedSeason)
def change_season(sent: seasons.SeasonChange, league_id: UUID, season_id: UUID) -> Response:
    """Change a season's name, dates or ranking, or open its standings, in place of what the caller saw"""
    with write() as connection:
        return send(seasons.change_season(connection, account_caller(), league_id, season_id, sent))
