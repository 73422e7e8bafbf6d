"""Hanchans: four players at a table for one game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
from typing import Any
from uuid import UUID

from sqlalchemy import Connection

from models.event import hanchans
from models.journal.journal import Journal
from services.errors import invalid_field
from services.ledger.debts import serialise_debts_of
from services.members import Body, MemberKind, get_member, put_member
from services.tournament.seating import check_seating

ORDERED = 7  # the version of UUID that sorts by time


def _serialise(row: hanchans.Hanchan) -> dict[str, Any]:
    known = {"id": row.id, "table": row.table_id, "round": row.round, "seats": hanchans.seats_of(row)}
    changed = {"status": row.status, "substitutes": hanchans.replaced_in(row)}
    return {**known, "started_at": row.started_at, **changed}


def _parse(sent: Body) -> dict[str, Any]:
    seats = {f"{seat}_id": player for seat, player in sent["seats"].items()}
    return {"table_id": sent["table"], "round": sent["round"], "started_at": sent["started_at"], **seats}


def _check(connection: Connection, tournament_id: UUID, _: UUID, sent: Body) -> None:
    check_seating(connection, tournament_id, sent)


FIELDS = ("table", "round", "seats", "started_at")
HANCHAN = MemberKind("hanchan", hanchans.Hanchan, FIELDS, _serialise, _parse, _check)


def put_hanchan(journal: Journal, hanchan_id: UUID, sent: Body) -> tuple[dict[str, Any], bool]:
    """Seat four players; return the hanchan's answer, and whether it is new.

    Raises Conflict for another body under the same id, Invalid for an id that is no UUIDv7 and for who can't be seated.
    """
    if hanchan_id.version != ORDERED:
        raise invalid_field("hanchan_id", "It is no UUIDv7, so nobody could tell which hanchan is newer.", "Make one.")
    started_at = sent.get("started_at")
    sent = {**sent, "started_at": None if started_at is None else started_at.astimezone(UTC)}
    answer, is_new = put_member(journal, HANCHAN, hanchan_id, sent)
    return with_debts(journal.connection, journal.tournament_id, answer), is_new


def get_hanchan(connection: Connection, tournament_id: UUID, hanchan_id: UUID) -> dict[str, Any]:
    """Return a hanchan's answer. Raises NotFound."""
    return with_debts(connection, tournament_id, get_member(connection, HANCHAN, tournament_id, hanchan_id))


def with_debts(connection: Connection, tournament_id: UUID, answer: Mapping[str, Any]) -> dict[str, Any]:
    """Add who there has a fine to pay."""
    return {**answer, "debts": serialise_debts_of(connection, tournament_id, list(answer["seats"].values()))}
