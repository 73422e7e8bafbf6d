"""Players, and what they did before."""

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
from api.people.players_schemas import (
    MergeRequest,
    OffencesQuery,
    Player,
    PlayerChange,
    PlayerList,
    PlayerOffences,
    PlayerRequest,
)
from services.corrections import merge
from services.corrections.removal import remove_member
from services.members import get_member, list_members
from services.pages import PageRequest
from services.people import players
from services.people.players import PLAYER

blp = Blueprint("players", description="Players", url_prefix=IN_TOURNAMENT)


@blp.put("/players/<uuid:player_id>")
@blp.arguments(PlayerRequest)
@blp.answers(201, Player)
@blp.answers(200, Player, description="It was sent before: the same answer")
def put_player(sent: dict[str, Any], tournament_id: UUID, player_id: UUID) -> Response:
    """Add a player; the id number is unique in the tournament, and given by us where it is left out"""
    with command(tournament_id) as journal:
        return send_put(*players.put_player(journal, player_id, sent))


@blp.patch("/players/<uuid:player_id>")
@blp.arguments(PlayerChange)
@corrects(blp, Player)
def change_player(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, player_id: UUID) -> Response:
    """Change a player's name, id number or team; withdraw a player, or let them play again

    In a season a player is known by the id number: under another one they are another person there from now on, which
    the preview shows. Who is withdrawn keeps results, rulings and the seats given before, and gets no other.
    """
    return correct(asked, tournament_id, lambda journal: players.change_player(journal, player_id, sent))


@blp.put("/players/<uuid:player_id>/removal")
@blp.arguments(RemovalRequest)
@corrects(blp, Removed)
def remove_player(sent: dict[str, Any], asked: PreviewRequest, tournament_id: UUID, player_id: UUID) -> Response:
    """Remove a player who was never seated, ruled on or let in; the id number is free again"""
    return correct(asked, tournament_id, lambda journal: remove_member(journal, PLAYER, player_id, sent["reason"]))


@blp.put("/players/<uuid:player_id>/merge")
@blp.arguments(MergeRequest)
@corrects(blp, Player)
def merge_player(sent: merge.Merge, asked: PreviewRequest, tournament_id: UUID, player_id: UUID) -> Response:
    """Join an entry of a player with another one of the same person, for good

    Seats become those of the other one. What was ruled, charged and recorded keeps the entry it names, and counts for
    the other: offences, balances, what the season knows. Nobody is joined with whom they play in one round.
    """
    return correct(asked, tournament_id, lambda journal: merge.merge_player(journal, player_id, sent))


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
