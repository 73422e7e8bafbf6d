"""The standings of a season: who leads over its tournaments, and how each total came about."""

from __future__ import annotations

from functools import partial
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection

from api.access.auth import is_official_of, signed_in_account
from api.access.heavy_requests import place_for
from api.frame.blueprint import Blueprint
from api.frame.language import language
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.store import read
from api.league import season_standings_schemas as schemas
from api.reports.attachment import saved
from api.reports.exports import BINARY, CSV, FORM, FORMS, TEXT, XLSX
from models.league import leagues
from models.league.season_settings import Season
from services.exports.season import season_standings
from services.league.season_access import is_of_season, require_readable
from services.league.serialise_standings import serialise_explained, serialise_standings
from services.league.standings import compute_season, explain_season

blp = Blueprint("season standings", description="Seasons")


@blp.get("/seasons/<uuid:season_id>/standings")
@blp.answers(200, schemas.SeasonStandings)
def list_season_standings(season_id: UUID) -> Response:
    """Players and teams over the tournaments of a season, by the league's rules

    For officials of these tournaments and the league's managers; for everybody where the league opens them.
    """
    with read() as connection:
        return send(serialise_standings(compute_season(connection, _season(connection, season_id))))


@blp.get("/seasons/<uuid:season_id>/standings/<uuid:account_id>")
@blp.answers(200, schemas.ExplainedSeasonStanding)
def explain_season_standing(season_id: UUID, account_id: UUID) -> Response:
    """How the total of a player or a team came about, tournament by tournament, down to the hanchan

    `account_id`: of the player or the team in any of the season's tournaments. What a director wrote as the reason of a
    line is for officials of these tournaments and the league's managers: `reason` is null for everybody else.
    """
    with read() as connection:
        season = _season(connection, season_id)
        found = compute_season(connection, season)
        one, parts = explain_season(connection, found, account_id)
        is_of_it = is_of_season(connection, season, signed_in_account(connection), partial(is_official_of, connection))
        return send(serialise_explained(found, one, parts, with_reasons=is_of_it))


@blp.get("/seasons/<uuid:season_id>/exports/standings.<form>", parameters=[FORM])
@blp.arguments(schemas.SeasonExportQuery, location="query")
@blp.answers(200, TEXT, content_type=CSV)
@blp.answers(200, BINARY, content_type=XLSX)
@blp.spoken
def export_season_standings(asked: dict[str, Any], season_id: UUID, form: str) -> Response:
    """The standings of players or teams as a table, with a column for each tournament"""
    if form not in FORMS:
        raise Problem(404, f"This is made as {' or '.join(FORMS)}, not as {form[:20]}.")
    make, content_type = FORMS[form]
    with place_for("reports"), read() as connection:
        found = compute_season(connection, _season(connection, season_id))
        league = leagues.find(connection, found.season.league_id)
    assert league is not None, "the season is one of it"  # noqa: S101 -- for the type checker
    sheet = season_standings(found, asked["of"], language())
    event = (league.slug, f"{league.name} {found.season.name}")
    return saved(make(sheet), content_type, event, sheet.title, f"season-{asked['of']}.{form}")


def _season(connection: Connection, season_id: UUID) -> Season:
    return require_readable(connection, season_id, signed_in_account(connection), partial(is_official_of, connection))
