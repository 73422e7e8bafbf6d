"""Hanchans: four players at a table for one game."""

from __future__ import annotations

from datetime import UTC
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans
from models.journal.journal import Journal
from models.ruling.hand import SEATS
from services.errors import invalid_field
from services.members import Body, MemberKind, put_member
from services.tournament.seating import check_seating, note_overlooked_fines

ORDERED = 7  # the version of UUID that sorts by time


def _serialise(row: hanchans.Hanchan) -> dict[str, Any]:
    seats = {seat: getattr(row, f"{seat}_id") for seat in SEATS}
    return {"id": row.id, "table": row.table_id, "round": row.round, "seats": seats, "started_at": row.started_at}


def _parse(sent: Body) -> dict[str, Any]:
    seats = {f"{seat}_id": player for seat, player in sent["seats"].items()}
    return {"table_id": sent["table"], "round": sent["round"], "started_at": sent["started_at"], **seats}


def _check(connection: Connection, tournament_id: UUID, _: UUID, sent: Body) -> None:
    check_seating(connection, tournament_id, sent)


HANCHAN = MemberKind("hanchan", hanchans.Hanchan, _serialise, _parse, _check)


def put_hanchan(journal: Journal, hanchan_id: UUID, sent: Body) -> tuple[dict[str, Any], bool]:
    """Seat four players; return the hanchan's answer, and whether it is new.

    Raises Conflict for another body under the same id, Invalid for an id that is no UUIDv7 and for who can't be seated.
    """
    if hanchan_id.version != ORDERED:
        raise invalid_field("hanchan_id", "It is no UUIDv7, so nobody could tell which hanchan is newer.", "Make one.")
    started_at = sent.get("started_at")
    sent = {**sent, "started_at": None if started_at is None else started_at.astimezone(UTC)}
    answer, is_new = put_member(journal, HANCHAN, hanchan_id, sent)
    if is_new and "despite_fines" in sent:
        note_overlooked_fines(journal, hanchan_id, sent)
    return answer, is_new
