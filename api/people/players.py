"""Players, and what they did before."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, PageQuery
from api.frame.store import read
from api.people.players_schemas import OffencesQuery, Player, PlayerList, PlayerOffences, PlayerRequest
from services.members import get_member, list_members, put_member
from services.pages import PageRequest
from services.people import players
from services.people.players import PLAYER

blp = Blueprint("players", description="Players", url_prefix=IN_TOURNAMENT)


@blp.put("/players/<uuid:player_id>")
@blp.arguments(PlayerRequest)
@blp.answers(201, Player)
@blp.answers(200, Player, description="It was sent before: the same answer")
def put_player(sent: dict[str, Any], tournament_id: UUID, player_id: UUID) -> Response:
    """Add a player; the id number is unique in the tournament"""
    with command(tournament_id) as journal:
        return send_put(*put_member(journal, PLAYER, player_id, sent))


@blp.get("/players/<uuid:player_id>")
@blp.answers(200, Player)
def get_player(tournament_id: UUID, player_id: UUID) -> Response:
    """A player"""
    with read() as connection:
        return send(get_member(connection, PLAYER, tournament_id, player_id))


@blp.get("/players")
@blp.arguments(PageQuery, location="query")
@blp.answers(200, PlayerList)
def list_players(asked: PageRequest, tournament_id: UUID) -> Response:
    """Players, by id"""
    with read() as connection:
        return send(list_members(connection, PLAYER, tournament_id, asked))


@blp.get("/players/<uuid:player_id>/offences")
@blp.arguments(OffencesQuery, location="query")
@blp.answers(200, PlayerOffences)
def list_offences(asked: dict[str, Any], tournament_id: UUID, player_id: UUID) -> Response:
    """What counts against a player so far, to be seen before deciding: here, and in the season's other tournaments"""
    with read() as connection:
        return send(players.list_offences(connection, tournament_id, player_id, asked["limit"]))
