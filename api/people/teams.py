"""Teams."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.people.teams_schemas import Team, TeamList, TeamRequest
from services.members import get_member, list_members, put_member
from services.pages import PageRequest
from services.people.teams import TEAM

blp = Blueprint("teams", description="Teams", url_prefix=IN_TOURNAMENT)


@blp.put("/teams/<uuid:team_id>")
@blp.arguments(TeamRequest)
@blp.answers(201, Team)
@blp.answers(200, Team, description="It was sent before: the same answer")
def put_team(sent: dict[str, Any], tournament_id: UUID, team_id: UUID) -> Response:
    """Add a team; its name is unique in the tournament"""
    with command(tournament_id) as journal:
        return send_put(*put_member(journal, TEAM, team_id, sent))


@blp.get("/teams/<uuid:team_id>")
@blp.answers(200, Team)
def get_team(tournament_id: UUID, team_id: UUID) -> Response:
    """A team"""
    with read() as connection:
        return send(get_member(connection, TEAM, tournament_id, team_id))


@blp.get("/teams")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, TeamList)
def list_teams(asked: PageRequest, tournament_id: UUID) -> Response:
    """Teams, by id"""
    with read() as connection:
        return send(list_members(connection, TEAM, tournament_id, asked))
