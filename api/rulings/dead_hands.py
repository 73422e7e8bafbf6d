"""Formal dead-hand declarations: later calls in that hand find them; a re-deal or the end of the hand clears them."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from flask import Response

from api.access.command import command
from api.frame.blueprint import Blueprint
from api.frame.responses import send, send_put
from api.frame.shapes import IN_TOURNAMENT, TableQuery
from api.frame.store import read
from api.rulings.dead_hands_schemas import DeadHand, DeadHandList, DeadHandRequest
from services.ruling import dead_hands
from services.ruling.dead_hands import NewDeadHand

blp = Blueprint("dead-hands", description="Declared dead hands", url_prefix=IN_TOURNAMENT)


@blp.put("/dead-hands/<uuid:dead_hand_id>")
@blp.arguments(DeadHandRequest)
@blp.answers(201, DeadHand)
@blp.answers(200, DeadHand, description="It was sent before: the same answer")
def declare_dead_hand(sent: NewDeadHand, tournament_id: UUID, dead_hand_id: UUID) -> Response:
    """Declare a hand dead, formally

    Not needed after a ruling of a dead hand that names its seat: it declares by itself, under its own id.
    """
    with command(tournament_id) as journal:
        return send_put(*dead_hands.put_dead_hand(journal, dead_hand_id, sent))


@blp.get("/dead-hands/<uuid:dead_hand_id>")
@blp.answers(200, DeadHand)
def get_dead_hand(tournament_id: UUID, dead_hand_id: UUID) -> Response:
    """A declaration, open or cleared"""
    with read() as connection:
        return send(dead_hands.get_dead_hand(connection, tournament_id, dead_hand_id))


@blp.get("/dead-hands")
@blp.arguments(TableQuery, location="query")
@blp.answers(200, DeadHandList)
def list_dead_hands(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The open declarations at a table, oldest first"""
    with read() as connection:
        return send({"items": dead_hands.list_dead_hands(connection, tournament_id, asked["table"])})
