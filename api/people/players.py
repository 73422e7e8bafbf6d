"""Players, and what they did before."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Connection, Row

from api.event.seasons import offence
from api.frame import resources
from api.frame.blueprint import Blueprint
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.people.players_schemas import OffencesQuery, Player, PlayerList, PlayerOffences, PlayerRequest
from models.event import seasons
from models.people import players
from models.people.teams import Team
from services import lookup
from services.ruling import serialise

blp = Blueprint("players", description="Players", url_prefix=IN_TOURNAMENT)


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {"name": row.name, "id_number": row.id_number, "team": row.team_id}


@blp.put("/players/<uuid:player_id>")
@blp.arguments(PlayerRequest)
@blp.answers(201, Player)
@blp.answers(200, Player, description="It was sent before: the same answer")
def put_player(sent: dict[str, Any], tournament_id: UUID, player_id: UUID) -> Response:
    """Add a player; the id number is unique in the tournament"""

    def check(connection: Connection, tournament_id: UUID) -> None:
        holder = players.find_by_number(connection, tournament_id, sent["id_number"])
        if holder is not None:
            raise resources.taken("id number", sent["id_number"], holder.name, holder.id)
        if sent.get("team") is not None:
            lookup.must_exist(connection, Team, tournament_id, "team", sent["team"], "team")

    columns = {"name": sent["name"], "id_number": sent["id_number"], "team_id": sent.get("team")}
    return resources.put(players.Player, "player.added", tournament_id, player_id, sent, columns, _shape, check)


@blp.get("/players/<uuid:player_id>")
@blp.answers(200, Player)
def get_player(tournament_id: UUID, player_id: UUID) -> Response:
    """A player"""
    return resources.get(players.Player, "player", tournament_id, player_id, _shape)


@blp.get("/players")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, PlayerList)
def list_players(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """Players, by id"""
    return resources.page(players.Player, tournament_id, asked, _shape)


@blp.get("/players/<uuid:player_id>/offences")
@blp.arguments(OffencesQuery, location="query")
@blp.answers(200, PlayerOffences)
def list_offences(asked: dict[str, Any], tournament_id: UUID, player_id: UUID) -> Response:
    """What counts against a player so far, to be seen before deciding: here, and in the season's other tournaments"""
    with read() as connection:
        lookup.find(connection, players.Player, "player", tournament_id, player_id)
        here = serialise.earlier(connection, tournament_id, player_id, limit=asked["limit"])
        elsewhere = seasons.offences(connection, tournament_id, player_id)
        return send({**here, "season": [offence(row) for row in elsewhere]})
