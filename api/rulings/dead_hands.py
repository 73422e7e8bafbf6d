"""Formal dead-hand declarations: later calls in that hand find them; a re-deal or the end of the hand clears them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from flask import Response
from sqlalchemy import Row

from api.access.auth import official
from api.frame.blueprint import Blueprint
from api.frame.problems import Problem
from api.frame.responses import send
from api.frame.shapes import IN_TOURNAMENT, TableQuery
from api.frame.store import read, write
from api.rulings.dead_hands_schemas import DeadHand, DeadHandList, DeadHandRequest
from models.journal.journal import Journal
from models.ruling import dead_hands
from models.ruling.hand import columns_of
from services.idempotency import refuse_other
from services.ruling.known_facts import hand_named
from services.ruling.references import check_place
from services.ruling.serialise import hand

blp = Blueprint("dead-hands", description="Declared dead hands", url_prefix=IN_TOURNAMENT)


@blp.put("/dead-hands/<uuid:dead_hand_id>")
@blp.arguments(DeadHandRequest)
@blp.answers(201, DeadHand)
@blp.answers(200, DeadHand, description="It was sent before: the same answer")
def declare_dead_hand(sent: dict[str, Any], tournament_id: UUID, dead_hand_id: UUID) -> Response:
    """Declare a hand dead, formally

    Not needed after a ruling of a dead hand that names its seat: it declares by itself, under its own id.
    """
    now = hand_named(sent)
    with write() as connection:
        journal = Journal(connection, tournament_id, official().id, datetime.now(UTC))
        row = dead_hands.find(connection, tournament_id, dead_hand_id)
        if row is not None:
            refuse_other(row.request, sent)
            return send(_shape(row))
        check_place(connection, tournament_id, sent)
        declaration = {
            "id": dead_hand_id,
            "table_id": sent["table"],
            "hanchan_id": sent.get("hanchan"),
            **columns_of(now),
            "seat": sent["seat"],
            "device_at": sent.get("device_at"),
            "request": sent,
        }
        if now is not None:
            dead_hands.clear(journal, sent["table"], "next-hand", sent.get("hanchan"), now)
        dead_hands.declare(journal, declaration)
        row = dead_hands.find(connection, tournament_id, dead_hand_id)
        assert row is not None, "just declared"  # noqa: S101 -- for the type checker
        return send(_shape(row), 201)


@blp.get("/dead-hands/<uuid:dead_hand_id>")
@blp.answers(200, DeadHand)
def get_dead_hand(tournament_id: UUID, dead_hand_id: UUID) -> Response:
    """A declaration, open or cleared"""
    with read() as connection:
        row = dead_hands.find(connection, tournament_id, dead_hand_id)
    if row is None:
        raise Problem(404, "This tournament has no such declaration.")
    return send(_shape(row))


@blp.get("/dead-hands")
@blp.arguments(TableQuery, location="query")
@blp.answers(200, DeadHandList)
def list_dead_hands(asked: dict[str, Any], tournament_id: UUID) -> Response:
    """The open declarations at a table, oldest first"""
    with read() as connection:
        rows = dead_hands.open_at_table(connection, tournament_id, asked["table"])
    return send({"items": [_shape(row) for row in rows]})


def _shape(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "table": row.table_id,
        "hanchan": row.hanchan_id,
        "hand": hand(row),
        "seat": row.seat,
        "reason": row.request.get("reason"),
        "ruling": row.request.get("ruling"),
        "official": row.official_id,
        "device_at": row.device_at,
        "server_at": row.server_at,
        "cleared_at": row.cleared_at,
        "cleared_by": row.cleared_by,
    }
