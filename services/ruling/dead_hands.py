"""Formal dead-hand declarations: later calls in that hand find them; a re-deal or the end of the hand clears them."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NotRequired
from uuid import UUID

from sqlalchemy import Connection

from models.journal.journal import Journal
from models.ruling import dead_hands
from models.ruling.dead_hands import DeadHand
from models.ruling.hand import columns_of
from services.errors import NotFound
from services.idempotency import check_same_body
from services.ruling.references import check_place
from services.ruling.request import AtTable
from services.ruling.serialise import hand as serialise_hand
from services.ruling.situation import hand_named


class NewDeadHand(AtTable):
    """A hand to declare dead; `seat` is the player's wind in it."""

    seat: str
    reason: NotRequired[str]
    device_at: NotRequired[datetime]


def put_dead_hand(journal: Journal, dead_hand_id: UUID, sent: NewDeadHand) -> tuple[dict[str, Any], bool]:
    """Declare a hand dead; return the declaration's answer, and whether it is new.

    Raises Conflict for another body under the same id, Invalid for an unknown place.
    """
    connection, tournament_id = journal.connection, journal.tournament_id
    hand = hand_named(sent)
    row = dead_hands.find(connection, tournament_id, dead_hand_id)
    if row is not None:
        check_same_body(row.request, sent)
        return _serialise(row), False
    check_place(connection, tournament_id, sent)
    declaration = {
        "id": dead_hand_id,
        "table_id": sent["table"],
        "hanchan_id": sent.get("hanchan"),
        **columns_of(hand),
        "seat": sent["seat"],
        "device_at": sent.get("device_at"),
        "request": sent,
    }
    if hand is not None:
        dead_hands.clear(journal, sent["table"], "next-hand", sent.get("hanchan"), hand)
    dead_hands.declare(journal, declaration)
    return get_dead_hand(connection, tournament_id, dead_hand_id), True


def get_dead_hand(connection: Connection, tournament_id: UUID, dead_hand_id: UUID) -> dict[str, Any]:
    """Return a declaration's answer. Raises NotFound."""
    row = dead_hands.find(connection, tournament_id, dead_hand_id)
    if row is None:
        raise NotFound("This tournament has no such declaration.")
    return _serialise(row)


def list_dead_hands(connection: Connection, tournament_id: UUID, table_id: UUID) -> list[dict[str, Any]]:
    """Return the open declarations at a table, oldest first."""
    return [_serialise(row) for row in dead_hands.open_at_table(connection, tournament_id, table_id)]


def _serialise(row: DeadHand) -> dict[str, Any]:
    return {
        "id": row.id,
        "table": row.table_id,
        "hanchan": row.hanchan_id,
        "hand": serialise_hand(row),
        "seat": row.seat,
        "reason": row.request.get("reason"),
        "ruling": row.request.get("ruling"),
        "official": row.official_id,
        "device_at": row.device_at,
        "server_at": row.server_at,
        "cleared_at": row.cleared_at,
        "cleared_by": row.cleared_by,
    }
