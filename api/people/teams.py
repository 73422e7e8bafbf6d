"""Teams."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.people.teams_schemas import Team, TeamList, TeamRequest
from models.people import teams

blp = Blueprint("teams", description="Teams", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {"name": row.name}


@blp.put("/teams/<uuid:team_id>")
@blp.arguments(TeamRequest)
@blp.answers(201, Team)
@blp.answers(200, Team, description="It was sent before: the same answer")
def put_team(sent: dict[str, Any], tournament_id: UUID, team_id: UUID) -> Response:
    """Add a team; its name is unique in the tournament"""

    def check(connection: Connection, tournament_id: UUID) -> None:
        holder = teams.find_by_name(connection, tournament_id, sent["name"])
        if holder is not None:
            raise resources.taken("name", sent["name"], holder.name, holder.id)

    return resources.put(teams.Team, "team.added", tournament_id, team_id, sent, sent, _shape, check)


@blp.get("/teams/<uuid:team_id>")
@blp.answers(200, Team)
def get_team(tournament_id: UUID, team_id: UUID) -> Response:
    """A team"""
    return resources.get(teams.Team, "team", tournament_id, team_id, _shape)


@blp.get("/teams")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, TeamList)
def list_teams(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Teams, by id"""
    return resources.page(teams.Team, tournament_id, asked, _shape)
