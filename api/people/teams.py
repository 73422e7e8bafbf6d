"""Teams."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.corrections.correction import PreviewRequest, correct, corrects
from api.corrections.correction_schemas import RemovalRequest, Removed
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.people.teams_schemas import Team, TeamChange, TeamList, TeamRequest
from services.corrections.change import change_member
from services.corrections.removal import remove_member
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


@blp.patch("/teams/<uuid:team_id>")
@blp.arguments(TeamChange)
@corrects(blp, Team)
def change_team(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, team_id: UUID) -> Response:
    """Rename a team

    In a season a team is known by its name: under another one it is another team there from now on.
    """
    return correct(asked, tournament_id, lambda journal: change_member(journal, TEAM, team_id, sent))


@blp.put("/teams/<uuid:team_id>/removal")
@blp.arguments(RemovalRequest)
@corrects(blp, Removed)
def remove_team(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, team_id: UUID) -> Response:
    """Remove a team that nothing was done with; its name is free again"""
    return correct(asked, tournament_id, lambda journal: remove_member(journal, TEAM, team_id, sent["reason"]))


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
